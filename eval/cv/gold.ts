// What is lost when entries are assembled from labels that are all right: sheets, and counts by
// kind of loss.
//   npm run eval:cv -- --gold [--kept FILE] [--show 'pdf work end wrong']
// --kept works as in cross-validation; --show prints the cases of all kinds whose names contain
// these words.
import { parseArgs } from 'node:util'
import { readDocuments } from '../train/documents.js'
import { readWithGold } from './gold-labels.js'
import { type Loss, lossesOf } from './losses.js'
import type { Entry } from './measures.js'
import { ALL_RULES } from './readings.js'
import { Sheets } from './sheets.js'

const { values: args } = parseArgs({
  options: { set: { type: 'string' }, kept: { type: 'string' }, show: { type: 'string' } },
})
if (!args.set) throw new Error("usage: npm run eval:cv -- --gold [--kept FILE] [--show 'KIND']")

const SHOWN = [
  'employer',
  'title',
  'institution',
  'degree',
  'degree_level',
  'field',
  'start',
  'end',
]
const shown = (entry: Entry): string =>
  JSON.stringify(
    Object.fromEntries(SHOWN.flatMap((key) => (key in entry ? [[key, entry[key]]] : []))),
  )

function show({ kind, id, gold, got, lines }: Loss): void {
  console.log(`-- ${kind}  ${id}`)
  if (gold) console.log(`   gold ${shown(gold)}`)
  if (got) console.log(`   got  ${shown(got)}`)
  for (const line of lines) console.log(`   | ${line}`)
}

const sheets = new Sheets()
const counts = new Map<string, number>()
for (const document of await readDocuments(args.set, args.kept)) {
  const reading = readWithGold(document)
  sheets.add(ALL_RULES, document, reading.got)
  // LiveCareer's employers are blanked, so its losses would hide those of the others.
  if (document.gold.family === 'livecareer') continue
  for (const kind of ['work', 'education'] as const) {
    for (const loss of lossesOf(document, reading, kind)) {
      counts.set(loss.kind, (counts.get(loss.kind) ?? 0) + 1)
      if (args.show && loss.kind.includes(args.show)) show(loss)
    }
  }
}
if (!args.show) {
  for (const row of sheets.rows()) console.log(row)
  for (const [kind, count] of [...counts].sort()) console.log(`${kind}: ${count}`)
}
