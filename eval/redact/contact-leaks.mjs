#!/usr/bin/env node
// Looks for what the contact block says in the redacted text, over a labelled set or a folder of PDFs:
//   npm run build && node eval/redact/contact-leaks.mjs --set DIR [--lines FILE]
// Checks of every document: nothing of `contact` stands in `redacted_text`, every removal's original
// stands in the input, and redacting the answer again changes nothing. Prints counts, never the text.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openPdfium } from '../../dist/documents/pdf/read-pdf.js'
import { readText } from '../../dist/documents/read-text.js'
import { readSource } from '../../dist/engine/read-source.js'
import { redactDocument } from '../../dist/engine/redact.js'
import { layoutDocument } from '../../dist/layout/layout-document.js'
import { readResume } from '../../dist/resume/read-resume.js'

const { values } = parseArgs({ options: { set: { type: 'string' }, lines: { type: 'string' } } })
if (!values.set && !values.lines) throw new Error('usage: contact-leaks.mjs --set DIR')

/** Documents as read: from a file of them, or from the PDFs of a set. */
async function* documents() {
  if (values.lines) {
    for (const { id, document } of JSON.parse(readFileSync(values.lines, 'utf8'))) {
      yield { id, document }
    }
    return
  }
  await openPdfium()
  const inner = join(values.set, 'resumes')
  const folder = existsSync(inner) ? inner : values.set
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.pdf'))) {
    const bytes = new Uint8Array(readFileSync(join(folder, name)))
    try {
      yield { id: name, document: await readSource({ kind: 'bytes', bytes, contentType: '' }) }
    } catch {
      console.error(`${name}: not read`)
    }
  }
}

const plain = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const words = (text) => ` ${plain(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
const digits = (text) => text.replace(/\D/g, '')

/** The parts of a contact block that stand in a text, by name. The country alone tells little. */
function leaksIn({ name, email, phone, location, links }, text) {
  const found = []
  const spaced = words(text)
  if (name && spaced.includes(words(name.value))) found.push('name')
  if (email && plain(text).includes(plain(email.value))) found.push('email')
  const number = phone ? digits(phone.value).slice(-9) : ''
  const runs = text.match(/\+?\d[\d ().\-/]{7,}/g) ?? []
  if (number && runs.some((run) => digits(run).endsWith(number))) found.push('phone')
  // A town with its country; a country by itself is where others work too.
  const isTown = location?.isAddress && location.value.includes(',')
  if (isTown && text.includes(location.value)) found.push('location')
  const bare = (link) =>
    plain(link)
      .replace(/^[a-z]+:\/\//, '')
      .replace(/^www\./, '')
  if (links.some(({ value }) => plain(text).includes(bare(value)))) found.push('links')
  return found
}

const counts = {}
const count = (what, id) => {
  counts[what] = [...(counts[what] ?? []), id]
}
let read = 0
for await (const { id, document } of documents()) {
  read++
  const resume = readResume(document)
  const input = document.lines.map(({ text }) => text.replaceAll('\n', ' ')).join('\n')
  const once = redactDocument(document, resume, null)
  for (const leak of leaksIn(resume, once.redacted_text)) count(`contact.${leak} left`, id)
  if (once.removed.some(({ original }) => !input.includes(original))) count('original not in', id)
  const again = layoutDocument(readText(once.redacted_text))
  const twice = redactDocument(again, readResume(again), once.redacted_text)
  if (twice.redacted_text !== once.redacted_text) count('changed when redacted again', id)
}
for (const [what, ids] of Object.entries(counts)) {
  console.log(`${what}: ${ids.length} (${ids.slice(0, 8).join(' ')})`)
}
console.log(`${read} documents read, ${Object.keys(counts).length} kinds of failure`)
process.exitCode = Object.keys(counts).length > 0 ? 1 : 0
