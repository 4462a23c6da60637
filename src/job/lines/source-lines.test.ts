// Which lines describe a job: what the page shows, or what its data say where it shows too little.
import { expect, it } from 'vitest'
import { readText } from '../../documents/read-text.js'
import { layoutDocument } from '../../layout/layout-document.js'
import { sourceLines } from './source-lines.js'

const page = (description: string, body: string) => {
  const data = JSON.stringify({ '@type': 'JobPosting', title: 'Cook', description })
  const script = `<script type="application/ld+json">${data}</script>`
  const document = readText(`<html><head>${script}</head><body>${body}</body></html>`)
  return sourceLines(layoutDocument(document)).map(({ text }) => text)
}
const LONG = `<p>${'You cook for two hundred guests a day. '.repeat(10)}</p>`

it('takes a full description before the page around it', () => {
  expect(page(LONG, '<p>Apply now</p>').join(' ')).toMatch(/^You cook/)
})

it('takes a short description where the page shows next to nothing', () => {
  expect(page('<p>Cook for a small hotel by the sea.</p>', '<p>Apply</p>')).toEqual([
    'Cook for a small hotel by the sea.',
  ])
})

it('takes the page where the description is a teaser of it', () => {
  expect(page('<p>Cook wanted.</p>', '<p>We look for a cook with two years.</p>')).toEqual([
    'We look for a cook with two years.',
  ])
})
