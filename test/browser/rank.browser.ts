// The ranking page: many files, sorted as their answers come, filtered, compared, exported.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeDocx, paragraph } from '../support/make-docx.js'
import { axeFindings, overflow, sample, useVisit } from './visit.js'

const visit = useVisit()

const TRADES = [
  'Python and PostgreSQL',
  'Java and MySQL',
  'Kubernetes, AWS and Python',
  'cash and stock',
]

const files = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `person-${index + 1}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(
      `Person${String.fromCharCode(65 + index)} Sample\nperson${index}@example.com\n\nEXPERIENCE\nEngineer, Example Labs ${index}, Jan ${2010 + (index % 10)} - Present\n- Worked with ${TRADES[index % TRADES.length]}\n\nEDUCATION\nB.Sc. in Computer Science, Example State University, 2009\n`,
    ),
  }))

describe('twenty résumés', () => {
  it('are ranked against one posting, filtered, compared and downloaded', async () => {
    const page = await visit.open('/rank', visit.app)
    await page.locator('input[type=file]').last().setInputFiles(files(20))
    await page.getByText('Waiting for a posting').waitFor()
    await sample(page, 'Senior backend engineer').click()
    const rows = page.locator('.ranking tbody tr')
    await expect.poll(() => rows.count(), { timeout: 50_000 }).toBe(20)
    const scores = (await rows.locator('strong').allTextContents()).map(Number)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))

    await page.getByLabel('Hide names').check()
    expect(await page.locator('.ranking').textContent()).not.toContain('Sample')
    expect(await page.locator('.ranking').textContent()).toMatch(/Candidate \d+/)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const csv = readFileSync(await (await downloading).path(), 'utf8')
    expect(csv.trim().split('\r\n')).toHaveLength(21)
    expect(csv).not.toMatch(/Sample|person-|@example/)

    await page.getByRole('button', { name: 'Python', exact: true }).click()
    await expect.poll(() => rows.count()).toBeLessThan(20)
    await rows.nth(0).getByRole('checkbox').check()
    await rows.nth(1).getByRole('checkbox').check()
    await page.getByRole('heading', { name: 'Side by side' }).waitFor()
  })

  it('can be stopped on the way, and gone on with', async () => {
    const page = await visit.open('/rank', visit.app)
    await sample(page, 'Senior backend engineer').click()
    await page.locator('input[type=file]').last().setInputFiles(files(12))
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Stopped').waitFor()
    const done = await page.locator('.ranking tbody tr').count()
    expect(done).toBeLessThan(12)
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect.poll(() => page.locator('.ranking tbody tr').count(), { timeout: 50_000 }).toBe(12)
  })
})

describe('a candidate of the ranking', () => {
  it.each([390, 1280])(
    'opens with verdicts and quotes that light up, at %i pixels',
    async (width) => {
      const page = await visit.open('/rank', visit.app, { width, height: 800 })
      await sample(page, 'Senior backend engineer').click()
      await sample(page, 'three résumés').click()
      const opener = page.locator('.ranking').getByRole('button', { name: 'Tomás' })
      await opener.focus()
      await page.keyboard.press('Enter')
      const head = page.getByRole('heading', { name: 'Why Tomás Rivera Hale stands here' })
      await head.waitFor()
      expect(await head.evaluate((one) => one === document.activeElement)).toBe(true)
      for (const name of ['Must have', 'What would change the band', 'Parts of the score']) {
        await page.getByRole('heading', { name }).waitFor()
      }
      await page.locator('.score-notes').waitFor()
      await page.locator('.quote').first().click()
      await page.locator('.spot').first().waitFor()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      expect(await axeFindings(page)).toEqual([])
      await page.getByRole('button', { name: 'Close' }).click()
      expect(await head.count()).toBe(0)
      expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true)
    },
  )

  it('opens without the document while names are hidden', async () => {
    const page = await visit.open('/rank', visit.app)
    await sample(page, 'Senior backend engineer').click()
    await sample(page, 'three résumés').click()
    await page.locator('.ranking tbody tr').nth(2).waitFor()
    await page.getByLabel('Hide names').check()
    await page.locator('.ranking').getByRole('button', { name: 'Candidate 1' }).click()
    await page.getByRole('heading', { name: 'Why Candidate 1 stands here' }).waitFor()
    await page.getByText('Names are hidden').waitFor()
    expect(await page.locator('.sheet').count()).toBe(0)
    expect(await page.locator('main').textContent()).not.toMatch(/Amara|Lindqvist/)
    expect(await axeFindings(page)).toEqual([])
  })

  it('lights the quote up in a scan too, where only the server has read the words', async () => {
    const page = await visit.open('/rank', visit.app)
    // A page of its own: the server's pages allow no style in their markup.
    const drawn = await page.context().newPage()
    const lines = ['Mara Example', 'EXPERIENCE', 'Backend Engineer, Cedar Bank, Jan 2012 - Present']
    await drawn.setContent(
      `<pre style="font: 22px sans-serif; padding: 40px; background: white; color: black">${[...lines, 'Ran PostgreSQL and Python services'].join('\n')}</pre>`,
    )
    await sample(page, 'Senior backend engineer').click()
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'cv.png', mimeType: 'image/png', buffer: await drawn.screenshot() })
    await page.locator('.ranking').getByRole('button', { name: 'Mara' }).click()
    await page.getByRole('button', { name: /quote for PostgreSQL/ }).click()
    await page.locator('.spot').first().waitFor()
  })

  it('shows the text of a Word file with the quote in it', async () => {
    const page = await visit.open('/rank', visit.app)
    const lines = ['Mara Example', 'EXPERIENCE', 'Backend Engineer, Cedar Bank, Jan 2012 - Present']
    const body = [...lines, 'Ran PostgreSQL and Python services'].map((line) => paragraph(line))
    await sample(page, 'Senior backend engineer').click()
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({
        name: 'cv.docx',
        mimeType: 'application/octet-stream',
        buffer: makeDocx(body.join('')),
      })
    await page.locator('.ranking').getByRole('button', { name: 'Mara' }).click()
    await page.getByRole('button', { name: /quote for PostgreSQL/ }).click()
    await page.locator('.text mark', { hasText: 'PostgreSQL' }).waitFor()
  })
})
