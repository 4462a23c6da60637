// Large documents, pasted ones and right-to-left ones are as easy to use as small ones.
import PdfDocument from 'pdfkit'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { overflow, useVisit } from './visit.js'

const visit = useVisit()

const PAGES = 20
/** What is in view, and a page or two on each side. */
const DRAWN_MAX = 6
const SKILLS = 200

const give = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page
    .locator('.side')
    .first()
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType, buffer })

/** Twenty pages, a position on each. */
async function longPdf(): Promise<Buffer> {
  const pdf = new PdfDocument({ size: 'A4' })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise((resolve) => pdf.on('end', resolve))
  pdf.fontSize(20).text('Mara Example').fontSize(10).text('mara@example.com').moveDown()
  pdf.fontSize(14).text('EXPERIENCE').moveDown()
  for (let at = 0; at < PAGES; at += 1) {
    if (at > 0) pdf.addPage()
    const year = 2024 - at
    pdf.font('Helvetica-Bold').fontSize(11).text('Project Engineer')
    pdf.font('Helvetica').text(`Harbour ${at + 1} Works Ltd, Jan ${year} - Dec ${year}`)
    for (let line = 0; line < 25; line += 1) {
      pdf.fontSize(10).text(`• Planned crane ${line + 1} of berth ${at + 1} with the port's crew`)
    }
  }
  pdf.end()
  await done
  return Buffer.concat(chunks)
}

const drawn = (page: Page): Promise<number> =>
  page.locator('.sheet canvas').evaluateAll(
    // A canvas out of view has given its memory back.
    (all) => all.filter((one) => (one as HTMLCanvasElement).width > 0).length,
  )

describe('a PDF of twenty pages', () => {
  it('draws the pages near the view alone, and finds a value on a far one', async () => {
    const page = await visit.open('/', visit.app)
    await give(page, 'long.pdf', 'application/pdf', await longPdf())
    await page.locator('.entry').first().waitFor()
    await page
      .locator('.sheet')
      .nth(PAGES - 1)
      .waitFor({ state: 'attached' })
    expect(await page.locator('.sheet').count()).toBe(PAGES)
    await page.locator('.boxes button').first().waitFor()
    expect(await drawn(page)).toBeLessThanOrEqual(DRAWN_MAX)
    await page
      .locator('[data-value^="resume work_history["][data-value$="].employer"]')
      .last()
      .click()
    await page.locator('.spot').first().waitFor()
    await expect.poll(() => drawn(page)).toBeLessThanOrEqual(DRAWN_MAX)
  })
})

describe('a résumé with two hundred skills', () => {
  it('shows them all, within the window', async () => {
    const skills = Array.from({ length: SKILLS }, (_, at) => `Zentool ${at + 1}`)
    const text = `Mara Example\nmara@example.com\n\nEXPERIENCE\nEngineer, Example Labs, Jan 2019 - Present\n- Python\n\nSKILLS\n${skills.join(', ')}`
    const page = await visit.open('/', visit.app, { width: 390, height: 800 })
    await give(page, 'many.txt', 'text/plain', Buffer.from(text))
    await page.locator('.entry').first().waitFor()
    expect(await page.locator('[data-value^="resume skills["]').count()).toBeGreaterThan(SKILLS / 2)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
})

describe('a pasted résumé', () => {
  const TEXT =
    'ليلى حداد\nleila@example.com\n\nEXPERIENCE\nData Analyst, Cedar Example Bank, Jan 2019 - Present\n- Reports in SQL\n- تقارير شهرية\n\nSKILLS\nSQL, Python'

  it('lights up both ways', async () => {
    const page = await visit.open('/', visit.app)
    await give(page, 'cv.txt', 'text/plain', Buffer.from(TEXT))
    const employer = page.locator('[data-value="resume work_history[0].employer"]')
    await employer.click()
    await expect
      .poll(() => page.locator('.text mark').textContent())
      .toContain('Cedar Example Bank')
    await page.locator('.text .place', { hasText: 'leila@example.com' }).click()
    const email = page.locator('[data-value="resume contact.email"]')
    expect(await email.getAttribute('aria-pressed')).toBe('true')
  })

  it('keeps what runs from right to left apart from what stands beside it', async () => {
    const page = await visit.open('/', visit.app)
    await give(page, 'cv.txt', 'text/plain', Buffer.from(TEXT))
    const employer = page.locator('[data-value="resume work_history[0].employer"] bdi')
    expect(await employer.evaluate((one) => getComputedStyle(one).unicodeBidi)).toBe('isolate')
    const point = page.locator('.points li', { hasText: 'تقارير' })
    expect(await point.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl')
  })
})

describe('nothing moves under the eyes', () => {
  /** What Chromium counts as layout shift, except right after a click. */
  const WATCH = () => {
    const seen = window as unknown as { shift: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) seen.shift += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }
  it.each([390, 1280])('while a page loads, at %i pixels', async (width) => {
    const page = await visit.open('/', visit.app, { width, height: 800 })
    await page.addInitScript(WATCH)
    const shifts: [string, number][] = []
    for (const path of ['/', '/rank', '/account', '/account/keys', '/account/plans', '/docs']) {
      await page.goto(`${visit.app.url}${path}`)
      await page.getByRole('link', { name: 'Account' }).first().waitFor()
      await page.waitForTimeout(1500)
      shifts.push([path, await page.evaluate(() => (window as unknown as { shift: number }).shift)])
    }
    expect(shifts.filter(([, shift]) => shift > 0.005)).toEqual([])
  })
})
