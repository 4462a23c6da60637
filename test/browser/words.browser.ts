// What goes wrong is told in words for people, and can be mended from where it is told.
import PdfDocument from 'pdfkit'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { axeFindings, sample, useVisit } from './visit.js'

const visit = useVisit()

/** The API's words for programs; nobody who only sees the page knows them. */
const FOR_PROGRAMS =
  /[a-z]_[a-z]|[`{}]|\/v1\/|\b(?:base64|JSON|body|field|query|header|bytes|CPU|POST|GET|Bearer|credential)\b/
const CV =
  'Mara Example\nmara@example.com\n\nEXPERIENCE\nEngineer, Example Labs, Jan 2019 - Present\n- Python'

// A refusal is noted in the console by the browser itself.
afterEach(() => {
  visit.complaints.splice(0)
})

const card = (page: Page) => page.locator('.side').first()

const give = (page: Page, name: string, buffer: Buffer) =>
  card(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

async function lockedPdf(): Promise<Buffer> {
  const pdf = new PdfDocument({ userPassword: 'one', ownerPassword: 'two' })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise((resolve) => pdf.on('end', resolve))
  pdf.text(CV).end()
  await done
  return Buffer.concat(chunks)
}

describe('a document that cannot be read', () => {
  it.each<[string, string, RegExp, () => Buffer | Promise<Buffer>]>([
    ['an empty file', 'cv.pdf', /no text/, () => Buffer.alloc(0)],
    ['a blank text', 'cv.txt', /no text/, () => Buffer.from(' \n \n')],
    ['a file of eleven megabytes', 'cv.pdf', /10 MB/, () => Buffer.alloc(11 * 1024 * 1024, 65)],
    ['a locked PDF', 'cv.pdf', /password/, lockedPdf],
    ['a damaged PDF', 'cv.pdf', /damaged/, () => Buffer.from('%PDF-1.7\nnothing more')],
    ['another kind of file', 'cv.zip', /PDF/, () => Buffer.from('PK\x05\x06'.padEnd(22, '\0'))],
    ['a recipe', 'cv.txt', /not look like a résumé/, () => Buffer.from('Stir two eggs and flour.')],
  ])('is refused once, in a plain sentence: %s', async (_kind, name, told, make) => {
    const page = await visit.open('/', visit.app)
    await give(page, name, await make())
    const alert = page.getByRole('alert')
    await alert.first().waitFor()
    expect(await alert.count()).toBe(1)
    const text = (await alert.textContent()) ?? ''
    expect(text).toMatch(told)
    expect(text).not.toMatch(FOR_PROGRAMS)
    expect(await page.locator('main').textContent()).not.toMatch(FOR_PROGRAMS)
    expect(await axeFindings(page)).toEqual([])
  })

  it('is refused plainly when it came from an address', async () => {
    const page = await visit.open('/', visit.app)
    await card(page).getByRole('button', { name: 'Web address' }).click()
    await card(page).getByLabel('Address of the résumé').fill('http://127.0.0.1:9/cv')
    await card(page).getByRole('button', { name: 'Read it' }).click()
    await page.getByText(/^This address could not be read/).waitFor()
    // What was typed as an address is not offered as the text of a document.
    await card(page).getByRole('button', { name: 'Paste' }).click()
    expect(await card(page).getByLabel('Text of the résumé').inputValue()).toBe('')
  })
})

describe('a lost connection', () => {
  it('is told, and the same document is read once it is back', async () => {
    const page = await visit.open('/', visit.app)
    await page.context().setOffline(true)
    await give(page, 'cv.txt', Buffer.from(CV))
    await page.getByText('The server cannot be reached').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.entry').first().waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  it('is told when a made-up document is asked for', async () => {
    const page = await visit.open('/', visit.app)
    await page.context().setOffline(true)
    await sample(page, 'ICU nurse').click()
    await card(page).getByText('The server cannot be reached').waitFor()
  })

  it('leaves the rest of the page usable when a part of it cannot be loaded', async () => {
    const page = await visit.open('/', visit.app)
    await give(page, 'cv.txt', Buffer.from(CV))
    await page.locator('.entry').first().waitFor()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Docs' }).click()
    await page.getByText('This page could not be loaded').waitFor()
    await page.getByRole('link', { name: 'Try it' }).click()
    await page.locator('.entry').first().waitFor()
  })

  it('stops a ranking, and it goes on with the files that were left', async () => {
    const page = await visit.open('/rank', visit.app)
    await sample(page, 'Senior backend engineer').click()
    await page.getByRole('button', { name: 'Change' }).waitFor()
    await page.getByText('Senior Backend Engineer').waitFor()
    await page.context().setOffline(true)
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(CV) })
    await page.getByText('The server cannot be reached').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.locator('.ranking tbody tr').first().waitFor()
  })
})

describe('somebody who is not signed in', () => {
  it('sees the document read that was given before signing up', async () => {
    const page = await visit.open('/')
    await give(page, 'cv.txt', Buffer.from(CV))
    await page.getByText('Sign in first').waitFor()
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByLabel('E-mail').fill('grace@example')
    await page.getByLabel('Password').fill('a long enough one')
    await page.getByRole('button', { name: 'Create the account' }).click()
    expect(await page.getByRole('alert').textContent()).not.toMatch(/^email|must/)
    await page.getByLabel('E-mail').fill('grace.hopeful@example.com')
    await page.getByRole('button', { name: 'Create the account' }).click()
    await page.locator('.entry').first().waitFor()
  })

  it('is told so when a session has ended, and not shown a page that fails', async () => {
    const page = await visit.open('/', await visit.app.person())
    await page.route('**/parse/resume*', (route) =>
      route.fulfill({
        status: 401,
        json: { success: false, error: { code: 'invalid_key', message: 'The credential is …' } },
      }),
    )
    await give(page, 'cv.txt', Buffer.from(CV))
    await page.getByText('Your session has ended').waitFor()
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
  })
})

it('the small plan is enough to click through the samples: the page waits where it must', async () => {
  const page = await visit.open('/', await visit.app.person('free'))
  for (const name of ['Backend engineer', 'Career changer', 'ICU nurse', 'Backend engineer']) {
    await sample(page, name).click()
    await page.locator('.entry').first().waitFor()
    await page.getByRole('button', { name: 'Change the résumé' }).click()
  }
  await sample(page, 'ICU nurse').click()
  await sample(page, 'Senior backend engineer').click()
  await page.locator('.score').waitFor()
  await page.getByRole('tab', { name: 'Redacted' }).click()
  await page.locator('.redacted-text').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

it('the account speaks of what was done, not of names in the API', async () => {
  const who = await visit.app.person()
  await visit.app.call('/parse/resume', { key: who.key, body: { text: CV } })
  const page = await visit.open('/account/usage', who)
  await page.getByRole('cell', { name: 'Reading a résumé' }).waitFor()
  const text = (await page.locator('main').textContent()) ?? ''
  expect(text).not.toMatch(/parse|\d{4}-\d{2}/)
})
