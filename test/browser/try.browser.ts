// The home page: from two documents to a lit-up quote, by mouse, by keyboard, and on a phone.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { overflow, sample, useVisit } from './visit.js'

const visit = useVisit()

const spots = (page: Page) => page.locator('.spot')

describe('a résumé and a posting', () => {
  it('lead to a lit-up quote in three clicks', async () => {
    const page = await visit.open('/', visit.app)
    await sample(page, 'Backend engineer').click()
    await page.locator('.entry').first().waitFor()
    await sample(page, 'Senior backend engineer').click()
    await page.locator('.quote').nth(1).click()
    await spots(page).first().waitFor()
    const [quote, lit] = await Promise.all([
      page.locator('.quote').nth(1).boundingBox(),
      spots(page).first().boundingBox(),
    ])
    expect(quote?.width).toBeGreaterThan(50)
    expect(lit?.width).toBeGreaterThan(50)
    expect(lit?.height).toBeGreaterThan(4)
    expect(await page.locator('.score strong').textContent()).toMatch(/^\d+$/)
    for (const head of ['What would change the band', 'Parts of the score', 'Fairness proof']) {
      await page.getByRole('heading', { name: head }).waitFor()
    }
  })

  it('show a value on the page, and the value of a place on the page', async () => {
    const page = await visit.open('/', visit.app)
    await sample(page, 'Backend engineer').click()
    await page.locator('[data-value="resume contact.email"]').click()
    await spots(page).first().waitFor()
    const box = page.getByRole('button', { name: 'Show Northwind Freight' })
    await box.click()
    const value = page.locator('[data-value="resume work_history[1].employer"]')
    expect(await value.getAttribute('aria-pressed')).toBe('true')
  })

  it('tell of hidden text, and do not read it', async () => {
    const page = await visit.open('/', visit.app)
    await sample(page, 'Career changer').click()
    await page.getByRole('heading', { name: 'Hidden text' }).waitFor()
    const skills = page.locator('section', {
      has: page.getByRole('heading', { name: 'Skills', exact: true }),
    })
    expect(await skills.last().textContent()).not.toContain('Kubernetes')
  })

  it('come out redacted, as JSON and as code, to copy', async () => {
    const page = await visit.open('/', visit.app)
    await sample(page, 'ICU nurse').click()
    await page.locator('.entry').first().waitFor()
    await page.getByRole('tab', { name: 'Redacted' }).click()
    const text = page.locator('.redacted-text')
    await text.waitFor()
    expect(await text.textContent()).not.toContain('Leila')
    await page.getByRole('tab', { name: 'JSON' }).click()
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Copied').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(JSON.parse(copied).contact.email).toBe('leila.haddad@example.com')
    await page.getByRole('tab', { name: 'Code' }).click()
    await page.getByRole('button', { name: 'Python' }).click()
    expect(await page.locator('pre').textContent()).toContain('leila-haddad.pdf')
  })

  it('are told in words when they cannot be read', async () => {
    const page = await visit.open('/', visit.app)
    const card = page.locator('.side').first()
    await card.getByRole('button', { name: 'Paste' }).click()
    await card.getByRole('button', { name: 'Read it' }).click()
    await card.getByRole('alert').waitFor()
    await card.getByLabel('Text of the résumé').fill('Take two eggs and a cup of flour, and stir.')
    await card.getByRole('button', { name: 'Read it' }).click()
    await expect.poll(() => card.getByRole('alert').textContent()).toMatch(/structured|résumé/i)
    visit.complaints.splice(0)
  })
})

describe('the keyboard alone', () => {
  it('reaches a lit-up quote', async () => {
    const page = await visit.open('/', visit.app)
    const press = async (name: string, kind: 'button' | 'tab' = 'button') => {
      const target = page.getByRole(kind, { name, exact: true }).first()
      for (let step = 0; step < 80; step += 1) {
        await page.keyboard.press('Tab')
        if (await target.evaluate((element) => element === document.activeElement)) break
      }
      expect(await target.evaluate((element) => element === document.activeElement)).toBe(true)
      await page.keyboard.press('Enter')
    }
    await press('Backend engineer')
    await page.locator('.entry').first().waitFor()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await press('Senior backend engineer')
    await page.locator('.quote').first().waitFor()
    const quote = page.locator('.quote').first()
    await quote.focus()
    await page.keyboard.press('Enter')
    await spots(page).first().waitFor()
    const outline = await quote.evaluate((element) => getComputedStyle(element).outlineStyle)
    expect(outline).toBe('solid')
  })

  it('walks the boxes of a page, and jumps from one to its value', async () => {
    const page = await visit.open('/', visit.app)
    await sample(page, 'Backend engineer').click()
    const boxes = page.locator('.boxes button')
    await boxes.first().waitFor()
    await boxes.first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-value')))
      .toMatch(/^resume /)
  })
})

describe('a phone', () => {
  it.each([360, 390])('of %i pixels shows document and result below each other', async (width) => {
    const page = await visit.open('/', visit.app, { width, height: 800 })
    await sample(page, 'Backend engineer').click()
    await page.locator('.entry').first().waitFor()
    await sample(page, 'Senior backend engineer').click()
    await page.locator('.quote').first().click()
    await spots(page).first().waitFor()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
})

describe('markup', () => {
  const HOSTILE =
    '<img src=x onerror="document.title=\'owned\'"><script>document.title="owned"</script>'
  it('in a résumé changes nothing on any page', async () => {
    const page = await visit.open('/', visit.app)
    const text = `${HOSTILE}\nAna Sample\nana@example.com\n\nEXPERIENCE\nEngineer ${HOSTILE}, Example ${HOSTILE} Labs, Jan 2019 - Present\n- Built ${HOSTILE} in Python\n\nSKILLS\nPython, ${HOSTILE}, "><svg onload=alert(1)>`
    const bytes = { name: `${HOSTILE}.txt`.replaceAll('/', '_'), mimeType: 'text/plain' }
    await page
      .locator('.side')
      .first()
      .locator('input[type=file]')
      .setInputFiles({ ...bytes, buffer: Buffer.from(text) })
    await page.locator('.entry').first().waitFor()
    for (const tab of ['Parsed', 'Redacted', 'JSON', 'Code']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.waitForTimeout(150)
      expect(await page.locator('main img, main script, main svg').count()).toBe(0)
    }
    expect(await page.title()).toBe('Rolecall')
  })
})
