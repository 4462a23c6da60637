// What a page must never do: keep a document's text, send anything elsewhere, or load too much.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { sample, useVisit } from './visit.js'

const visit = useVisit()

const CANARY = 'Quillfeather-Brambletoe'
const RESUME = `${CANARY} Sample\n${CANARY.toLowerCase()}@example.com\n\nEXPERIENCE\nEngineer, ${CANARY} Labs, Jan 2019 - Present\n- Built ${CANARY} in Python\n\nSKILLS\nPython, ${CANARY}`
const FIRST_LOAD_BYTES_MAX = 250_000

it('a document is in no storage, no address and no line of the log', async () => {
  const page = await visit.open('/', visit.app)
  const card = page.locator('.side').first()
  await card.getByRole('button', { name: 'Paste' }).click()
  await card.getByLabel('Text of the résumé').fill(RESUME)
  await card.getByRole('button', { name: 'Read it' }).click()
  await page.locator('.entry').first().waitFor()
  await sample(page, 'Senior backend engineer').click()
  await page.locator('.score').waitFor()
  await page.getByRole('tab', { name: 'Redacted' }).click()
  await page.locator('.redacted-text').waitFor()
  const kept = await page.evaluate(async () => ({
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    cookie: document.cookie,
    address: location.href,
    state: JSON.stringify(history.state),
  }))
  expect(kept).toEqual({
    local: '{}',
    session: '{}',
    databases: 0,
    caches: 0,
    cookie: '',
    address: `${visit.app.url}/`,
    state: 'null',
  })
  expect(visit.app.lines.join('\n').toLowerCase()).not.toContain(CANARY.toLowerCase())
})

it('the page can be used before the PDF reader is there', async () => {
  const page = await visit.open('/', visit.app)
  await page.route('**/pdf-reader*', () => undefined)
  await sample(page, 'Backend engineer').click()
  await page.locator('.entry').first().waitFor()
  await page.getByText('Drawing the pages').waitFor()
})

it('the first load is small', () => {
  const built = fileURLToPath(new URL('../../dist/dashboard/', import.meta.url))
  const html = readFileSync(`${built}index.html`, 'utf8')
  const first = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  )
  const lazy = readdirSync(`${built}assets`).filter((name) => name.startsWith('pdf-reader'))
  expect(lazy.length).toBeGreaterThan(0)
  const bytes = first.map((path) => gzipSync(readFileSync(built + path)).length)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(FIRST_LOAD_BYTES_MAX)
})
