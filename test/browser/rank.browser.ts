// The ranking page: many files, sorted as their answers come, filtered, compared, exported.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sample, useVisit } from './visit.js'

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
