// Cross-validates the reader of job descriptions: every source is read by models that never saw it.
//   node dist/eval/jobs/cv.js --set DIR [--out FILE]

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isJob, type JobModels, labelUnits, readJob, toRole } from '#engine/job/training.js'
import { type Example, learn, lessonsOf, load } from './learn.js'
import { madeUpHeads } from './made-up-heads.js'
import { type Count, f1, type Miss, Sheet } from './score.js'
import { type OtherText, type Posting, readOthers, readPostings } from './set.js'

const { values: args } = parseArgs({
  options: {
    set: { type: 'string' },
    out: { type: 'string' },
    released: { type: 'boolean' },
  },
})
if (!args.set) throw new Error('usage: cv.js --set DIR [--out FILE] [--released]')

/**
 * Sources that resemble each other are left out together, so that none teaches how its twin reads.
 */
const GROUPS: readonly (readonly string[])[] = [
  ['emscad'],
  ['page-text'],
  ['startup-board', 'company', 'repository', 'misc'],
  ['uk-ads', 'nhs', 'uk-education'],
  ['public', 'museum', 'us-county'],
]

function read({ document }: Posting, models: JobModels | undefined) {
  try {
    return toRole(readJob(document, models), { roleId: 'role_cv' })
  } catch {
    return null
  }
}

const percent = (value: number): string => (100 * value).toFixed(1).padStart(5)
const line = (name: string, { tp, fp, fn }: Count): string =>
  `  ${name.padEnd(24)} F1 ${percent(f1({ tp, fp, fn }))}  P ${percent(tp / Math.max(1, tp + fp))}  R ${percent(tp / Math.max(1, tp + fn))}  (${tp}/${tp + fn})`

const postings = await readPostings(args.set)
const { names, examples, heads } = lessonsOf(postings, await madeUpHeads())
const lostTexts = examples.reduce((sum, each) => sum + each.lostTexts.length, 0)
const lostSkills = examples.reduce((sum, each) => sum + each.lostSkills.length, 0)
console.log(
  `${postings.length} postings; in no unit: ${lostTexts} texts; in no asked unit: ${lostSkills} skills`,
)
const total = new Sheet()
const refused: string[] = []
const answers: { id: string; source: string; role: unknown; misses: Miss[] }[] = []
const others = args.released ? [] : await readOthers(args.set)
const taken: string[] = []
for (const [fold, group] of GROUPS.entries()) {
  // Texts that are no postings are left out in turn too: a kind of text counts as new, as a source
  // does.
  const kindOf = (name: string) => name.replace(/ \d+$/, '')
  const kinds = [...new Set(others.map(({ name }) => kindOf(name)))]
  const isHeldText = ({ name }: OtherText, at: number) =>
    kindOf(name) === 'résumé'
      ? at % GROUPS.length === fold
      : kinds.indexOf(kindOf(name)) % GROUPS.length === fold
  const shown = others.filter((each, at) => !isHeldText(each, at)).map(({ units }) => units)
  const isHeld = ({ source }: Example) => group.includes(source)
  const models = args.released
    ? undefined
    : load(learn({ names, heads, examples: examples.filter((each) => !isHeld(each)) }, shown))
  const sheet = new Sheet()
  for (const { posting, source } of examples.filter(isHeld)) {
    const role = read(posting, models)
    if (!role) refused.push(posting.gold.id)
    sheet.add(posting.gold, role)
    answers.push({ id: posting.gold.id, source, role, misses: total.add(posting.gold, role) })
  }
  for (const other of others.filter(isHeldText)) {
    if (models && isJob(labelUnits(other.units, models.units), models.refusal))
      taken.push(other.name)
  }
  const short = ['title', 'must_have', 'asked_skills', 'responsibilities', 'qualifications']
    .map((field) => `${field} ${percent(f1(sheet.counts[field] ?? { tp: 0, fp: 0, fn: 0 }))}`)
    .join('  ')
  console.log(`${group.join(', ')}: mean ${percent(sheet.mean())}  ${short}`)
}
for (const [field, counts] of Object.entries(total.counts)) console.log(line(field, counts))
console.log(`mean ${percent(total.mean())}; refused ${refused.length}: ${refused.join(' ')}`)
console.log(`${others.length} other texts; taken ${taken.length}: ${taken.join(', ')}`)
if (args.out) writeFileSync(args.out, JSON.stringify(answers, null, 1))
