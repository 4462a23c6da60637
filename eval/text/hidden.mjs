#!/usr/bin/env node
// What is set apart as hidden in a folder of ordinary documents, by kind: each should be truly unseen.
//   node eval/text/hidden.mjs --set ../shared/eval/train/resumes [--limit N] [--show]
// With --show every hidden text is printed, with its file and page, to be held against a picture of the page.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readDocument } from '../../dist/documents/read-document.js'

const { values: args } = parseArgs({
  options: {
    set: { type: 'string' },
    limit: { type: 'string', default: '100000' },
    show: { type: 'boolean', default: false },
  },
})
const SHOWN_CHARS = 100

const shownChars = (document) =>
  document.kind === 'paged'
    ? document.pages.reduce(
        (sum, { runs }) => sum + runs.reduce((chars, { text }) => chars + text.length, 0),
        0,
      )
    : document.lines.reduce((sum, { text }) => sum + text.length, 0)

const kinds = new Map()
let documents = 0
let chars = 0
for (const name of readdirSync(args.set).sort().slice(0, Number(args.limit))) {
  const bytes = new Uint8Array(readFileSync(join(args.set, name)))
  const document = await readDocument({ kind: 'bytes', bytes }).catch(() => null)
  if (!document) continue
  documents++
  chars += shownChars(document)
  for (const { reason, text, page } of document.hidden) {
    const kind = kinds.get(reason) ?? { documents: new Set(), chars: 0 }
    kind.documents.add(name)
    kind.chars += text.length
    kinds.set(reason, kind)
    if (args.show) console.log(`${name} p${page} ${reason}: ${text.slice(0, SHOWN_CHARS)}`)
  }
}
console.log(`${documents} documents, ${chars} characters read`)
for (const [reason, kind] of [...kinds].sort()) {
  console.log(`  ${reason}: ${kind.chars} characters in ${kind.documents.size} documents`)
}
