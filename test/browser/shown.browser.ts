// Whatever kind of document somebody gives, the page shows it with its values lit, or says why not.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { makeDocx, makeOdt, paragraph, run } from '../support/make-docx.js'
import { axeFindings, useVisit } from './visit.js'

const visit = useVisit({ env: { ROLECALL_FETCH_ALLOW: '127.0.0.1' } })

const LINES = [
  'Mará Example',
  'mara@example.com',
  'EXPERIENCE',
  'Backend Engineer, Cedar Example Bank, Jan 2019 - Present',
  'Reports in SQL and Python',
  'EDUCATION',
  'B.Sc. in Computer Science, Example State University, 2014',
]
const HIDDEN = 'Nobodysees'
const TEXT = LINES.join('\n')

const give = (page: Page, name: string, buffer: Buffer) =>
  page
    .locator('.side')
    .first()
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

const employer = (page: Page) => page.locator('[data-value="resume work_history[0].employer"]')

/** Word cuts a line into runs as it likes. */
const docx = (): Buffer =>
  makeDocx(
    LINES.map((line) => paragraph(run(line.slice(0, 21)) + run(line.slice(21)))).join('') +
      paragraph(run(HIDDEN, '<w:vanish/>')),
    { header: paragraph('+1 512 555 0142') },
  )
const odt = (): Buffer => makeOdt(LINES.map((line) => `<text:p>${line}</text:p>`).join(''))
const rtf = (): Buffer =>
  Buffer.from(
    `{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}${TEXT.replace('á', "\\'e1").replaceAll('\n', '\\par ')}{\\v ${HIDDEN}}}`,
  )
const html = (): Buffer =>
  Buffer.from(
    `<!doctype html><style>p{color:black}</style><body>${LINES.map((line) => `<p style="margin:0">${line}</p>`).join('')}<script>/* ${HIDDEN} */</script>`,
  )

describe.each([
  ['Word', 'cv.docx', docx],
  ['OpenDocument', 'cv.odt', odt],
  ['RTF', 'cv.rtf', rtf],
  ['HTML', 'cv.html', html],
  ['text of UTF-16', 'cv.txt', () => Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['text of Windows-1252', 'cv.txt', () => Buffer.from(TEXT, 'latin1')],
])('a résumé as %s', (_kind, name, make) => {
  it('is shown as its text, with the clicked value lit and without what nobody sees', async () => {
    const page = await visit.open('/', visit.app)
    await give(page, name, make())
    await employer(page).click()
    await expect
      .poll(() => page.locator('.text mark').allTextContents())
      .toEqual(['Cedar Example Bank'])
    const text = (await page.locator('.text').textContent()) ?? ''
    for (const line of LINES) expect(text).toContain(line)
    expect(text).not.toContain(HIDDEN)
    expect(text).not.toContain('<')
    await page.locator('.text .place', { hasText: 'mara@example.com' }).click()
    const email = page.locator('[data-value="resume contact.email"]')
    expect(await email.getAttribute('aria-pressed')).toBe('true')
    expect(await axeFindings(page)).toEqual([])
  })
})

it('a Word file keeps its header in view, where the contact often stands', async () => {
  const page = await visit.open('/', visit.app)
  await give(page, 'cv.docx', docx())
  await page.locator('.text', { hasText: '+1 512 555 0142' }).waitFor()
})

it('a picture of a résumé is shown, with boxes on it', async () => {
  const page = await visit.open('/', visit.app)
  // A page of its own: the server's pages allow no style in their markup.
  const drawn = await page.context().newPage()
  await drawn.setContent(
    `<pre style="font: 22px sans-serif; padding: 40px; background: white; color: black">${TEXT}</pre>`,
  )
  await give(page, 'cv.png', await drawn.screenshot())
  await employer(page).click()
  await page.locator('.spot').first().waitFor()
  const width = () =>
    page.locator('.sheet canvas').evaluate((one) => (one as HTMLCanvasElement).width)
  await expect.poll(width).toBeGreaterThan(100)
})

it('a résumé from an address is shown as the text that the server read there', async () => {
  const page = await visit.open('/', visit.app)
  const card = page.locator('.side').first()
  await card.getByRole('button', { name: 'Web address' }).click()
  await card
    .getByLabel('Address of the résumé')
    .fill(`${visit.app.url}/files/samples/amara-lindqvist.pdf`)
  await card.getByRole('button', { name: 'Read it' }).click()
  await page.getByText('The text that the server read at this address').waitFor()
  await page.locator('[data-value="resume contact.email"]').click()
  await page.locator('.text mark', { hasText: '@example.com' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
})
