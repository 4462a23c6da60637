// Looks for the contents of the contact block in the redacted text, over a labelled set or a folder
// of PDFs:
//   node dist/eval/redact/contact-leaks.js [--set DIR | --lines FILE]
// For every document it checks that nothing of `contact` stands in `redacted_text`, that the
// original of every removal stands in the input, and that redacting the answer again changes
// nothing. Prints counts, never the text.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readText } from '#engine/documents/read-text.js'
import { readSource } from '#engine/engine/read-source.js'
import { redactDocument } from '#engine/engine/redact/redact.js'
import { layoutDocument } from '#engine/layout/layout-document.js'
import type { ReadableDocument } from '#engine/layout/types.js'
import { type ReadResume, readResume } from '#engine/resume/read-resume.js'
import { namesIn, readBytes, readJson } from '../read-files.js'
import { neededFolder, SETS } from '../shared-folder.js'

const { values: args } = parseArgs({
  options: { set: { type: 'string', default: SETS.train }, lines: { type: 'string' } },
})
const IDS_SHOWN = 8
/** A number is recognised by its last digits, since the country's code may be left out. */
const PHONE_DIGITS = 9

interface Read {
  id: string
  document: ReadableDocument
}

/** Documents as read: from a file of them, or from the PDFs of a set. */
async function* documents(): AsyncGenerator<Read> {
  if (args.lines) {
    yield* readJson<Read[]>(args.lines)
    return
  }
  const inner = join(neededFolder(args.set), 'resumes')
  const folder = existsSync(inner) ? inner : args.set
  for (const id of namesIn(folder, '.pdf')) {
    try {
      const bytes = readBytes(join(folder, id))
      yield { id, document: await readSource({ kind: 'bytes', bytes, contentType: '' }) }
    } catch {
      console.error(`${id}: not read`)
    }
  }
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const words = (text: string): string => ` ${plain(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
const digits = (text: string): string => text.replace(/\D/g, '')
const bare = (link: string): string =>
  plain(link)
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')

/** The parts of a contact block that stand in a text, by name. A country alone tells little. */
function leaksIn({ name, email, phone, location, links }: ReadResume, text: string): string[] {
  const found: string[] = []
  const spaced = words(text)
  if (name && spaced.includes(words(name.value))) found.push('name')
  if (email && plain(text).includes(plain(email.value))) found.push('email')
  const number = phone ? digits(phone.value).slice(-PHONE_DIGITS) : ''
  const runs = text.match(/\+?\d[\d ().\-/]{7,}/g) ?? []
  if (number && runs.some((run) => digits(run).endsWith(number))) found.push('phone')
  // Only a town with its country counts: others work in the same country too.
  const town = location?.value.includes(',') ? location.value : null
  if (town !== null && text.includes(town)) found.push('location')
  if (links.some(({ value }) => plain(text).includes(bare(value)))) found.push('links')
  return found
}

/** What is wrong with the redaction of one document. */
function failuresOf(document: ReadableDocument): string[] {
  const resume = readResume(document)
  const input = document.lines.map(({ text }) => text.replaceAll('\n', ' ')).join('\n')
  const once = redactDocument(document, resume, null)
  const found = leaksIn(resume, once.redacted_text).map((leak) => `contact.${leak} left`)
  if (once.removed.some(({ original }) => !input.includes(original))) found.push('original not in')
  const again = layoutDocument(readText(once.redacted_text))
  const twice = redactDocument(again, readResume(again), once.redacted_text)
  if (twice.redacted_text !== once.redacted_text) found.push('changed when redacted again')
  return found
}

const failures = new Map<string, string[]>()
let read = 0
for await (const { id, document } of documents()) {
  read++
  for (const what of failuresOf(document)) failures.set(what, [...(failures.get(what) ?? []), id])
}
for (const [what, ids] of failures) {
  console.log(`${what}: ${ids.length} (${ids.slice(0, IDS_SHOWN).join(' ')})`)
}
console.log(`${read} documents read, ${failures.size} kinds of failure`)
process.exitCode = failures.size > 0 ? 1 : 0
