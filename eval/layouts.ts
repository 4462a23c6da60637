// How are layouts read that no labelled résumé has? Each résumé of the set is set anew, as PDF and as pasted text, in a style and
// patterns of heads that are drawn by chance, and read by models that were trained without its person.
//   npm run eval:layouts -- --models DIR [--set DIR] [--kept FILE] [--draw N]
// DIR is the folder that eval:cv -- --models has filled. Prints fields / whole entries by form and shape, and the patterns that are read
// worst.
import { parseArgs } from 'node:util'
import { openModels } from '#engine/resume/training.js'
import { type Entry, figures, record, type Sheet } from './cv/measures.js'
import { Reading, variants } from './cv/readings.js'
import { neededFolder, SETS } from './shared-folder.js'
import { readDocuments } from './train/documents.js'
import { FOLDS, foldOf } from './train/folds.js'
import { readModels } from './train/model-files.js'
import { seeded, seedOf } from './train/random.js'
import { styleOf } from './train/typeset/style.js'
import { typeset } from './train/typeset/typeset.js'

const { values: args } = parseArgs({
  options: {
    set: { type: 'string', default: SETS.train },
    models: { type: 'string' },
    kept: { type: 'string' },
    draw: { type: 'string', default: '0' },
  },
})
const { models } = args
if (!models) throw new Error('usage: npm run eval:layouts -- --models DIR [--kept FILE]')

/** A pattern with fewer entries says more of the documents than of the pattern. */
const ENTRIES_MIN = 12
const WORST_MAX = 15
const FORMS = ['pdf', 'text'] as const
const KINDS = ['work', 'education'] as const
const [READ_WHOLE] = variants(false)

interface Row {
  name: string
  kind: (typeof KINDS)[number]
  sheet: Sheet
  entries: number
}
const rows = new Map<string, Row>()

function add(name: string, kind: Row['kind'], gold: Entry[], read: Entry[]): void {
  const key = `${name} ${kind}`
  const row = rows.get(key) ?? { name, kind, sheet: {}, entries: 0 }
  rows.set(key, row)
  row.entries += gold.length
  record(row.sheet, kind, gold, read)
}

const documents = await readDocuments(neededFolder(args.set), args.kept)
for (let fold = 0; fold < FOLDS; fold++) {
  const opened = openModels(readModels(`${models}/${fold}`))
  for (const document of documents) {
    const { gold, form } = document
    if (form !== 'pdf' || foldOf(gold) !== fold || gold.family === 'livecareer') continue
    for (const as of FORMS) {
      const seed = seedOf(`${gold.id}${as}${args.draw}`)
      const copy = await typeset(document, as, seed)
      if (!copy || !READ_WHOLE) continue
      const answer = new Reading(copy, opened).candidate(READ_WHOLE)
      const { shape, patterns } = styleOf(seeded(seed))
      for (const kind of KINDS) {
        const wanted = (kind === 'work' ? copy.gold.work_history : copy.gold.education) as Entry[]
        for (const name of [as, `${as} ${shape}`, `${as} pattern ${patterns[kind]}`])
          add(name, kind, wanted, answer[kind] ?? [])
      }
    }
  }
}

const wholeOf = ({ sheet, kind }: Row): number => figures(sheet, kind).entries
const printed = (row: Row): string => {
  const { fields, entries } = figures(row.sheet, row.kind)
  const name = `${row.kind} ${row.name}`.padEnd(72)
  return `${name} ${fields.toFixed(1)} / ${entries.toFixed(1)} of ${row.entries}`
}
const [patterns, others] = [true, false].map((wanted) =>
  [...rows.values()].filter(({ name }) => name.includes(' pattern ') === wanted),
)
for (const row of (others ?? []).sort((a, b) => (a.name < b.name ? -1 : 1)))
  console.log(printed(row))
const worst = (patterns ?? [])
  .filter(({ entries }) => entries >= ENTRIES_MIN)
  .sort((a, b) => wholeOf(a) - wholeOf(b))
for (const row of worst.slice(0, WORST_MAX)) console.log(printed(row))
