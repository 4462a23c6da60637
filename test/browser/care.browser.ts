// What people notice who use a keyboard, a screen reader, high contrast, or an unsteady hand.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings, sample, useVisit } from './visit.js'

const visit = useVisit()

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )

describe('by keyboard', () => {
  it('the focus stays in the card whose controls are exchanged', async () => {
    const page = await visit.open('/', visit.app)
    await sample(page, 'Backend engineer').focus()
    await page.keyboard.press('Enter')
    await page.locator('.entry').first().waitFor()
    expect(await focused(page)).toBe('Change the résumé')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('File')
  })

  it('words that two values share are one stop', async () => {
    const page = await visit.open('/', visit.app)
    await sample(page, 'Backend engineer').click()
    await page.locator('.boxes button').first().waitFor()
    const names = await page.getByRole('button', { name: 'Show Mar 2021 – Present' }).count()
    expect(names).toBe(1)
  })
})

it('a screen reader is told the score when it comes', async () => {
  const page = await visit.open('/', visit.app)
  await sample(page, 'Backend engineer').click()
  await sample(page, 'Senior backend engineer').click()
  await page
    .getByRole('status')
    .filter({ hasText: /^Fit score: \d+ of 100, \w+$/ })
    .waitFor()
})

it('a file that is dropped beside its place does not take the page away', async () => {
  const page = await visit.open('/', visit.app)
  const held = await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'cv.txt'))
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
    return !document.querySelector('h1')?.dispatchEvent(drop)
  })
  expect(held).toBe(true)
})

it('a lit value can be read in the dark scheme', async () => {
  const page = await visit.open('/', visit.app, { dark: true })
  await sample(page, 'Backend engineer').click()
  await page.locator('[data-value="resume work_history[0].employer"]').click()
  expect(await axeFindings(page)).toEqual([])
})

it('high contrast shows what is chosen', async () => {
  const page = await visit.open('/', visit.app)
  await page.emulateMedia({ forcedColors: 'active' })
  await sample(page, 'Backend engineer').click()
  await page.locator('.entry').first().waitFor()
  const groundOf = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor)
  expect(await groundOf('Parsed')).not.toBe(await groundOf('Match'))
})
