// What is reported as hidden in a folder of ordinary documents, by kind: each text should really be
// invisible.
//   node dist/eval/text/hidden.js [--set DIR] [--limit N] [--show]
// With --show every hidden text is printed with its file and page, to be compared with a picture of
// the page.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readDocument } from '#engine/documents/read-document.js'
import type { Document } from '#engine/documents/types.js'
import { namesIn, readBytes } from '../read-files.js'
import { neededFolder, SETS } from '../shared-folder.js'

const { values: args } = parseArgs({
  options: {
    set: { type: 'string', default: SETS.trainResumes },
    limit: { type: 'string', default: '100000' },
    show: { type: 'boolean', default: false },
  },
})
const SHOWN_CHARS = 100

const charsOf = (texts: readonly { text: string }[]): number =>
  texts.reduce((sum, { text }) => sum + text.length, 0)

const shownChars = (document: Document): number =>
  document.kind === 'paged'
    ? document.pages.reduce((sum, { runs }) => sum + charsOf(runs), 0)
    : charsOf(document.lines)

interface Kind {
  documents: Set<string>
  chars: number
}

const set = neededFolder(args.set)
const kinds = new Map<string, Kind>()
let documents = 0
let chars = 0
for (const name of namesIn(set).slice(0, Number(args.limit))) {
  const bytes = readBytes(join(set, name))
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
