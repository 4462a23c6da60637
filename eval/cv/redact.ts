// Cross-validation of personal details: each résumé is read and redacted by models and weights that
// were learned without its person.
//   npm run eval:cv -- redact [--kept FILE] [--models DIR] [--folds 0,1] [--leaks]
// --kept and --models as for the labels of lines; --leaks lists what was left and what was lost. The
// measures are those of the scorer beside the sets: of what must go the share that is gone, of what must
// stay the share that is there, and F1 of the contact's fields. The exit code is 1 below a bound.
import { parseArgs } from 'node:util'
import { redactDocument } from '#engine/engine/redact.js'
import { type ReadResume, readResume } from '#engine/resume/read-resume.js'
import { openModels } from '#engine/resume/training.js'
import { fold, similarity } from '../measure/alike.js'
import { learnNames, nameExamples } from '../redact/learn-name.js'
import { learnTowns, townExamples } from '../redact/learn-town.js'
import { type LabelledDocument, readDocuments } from '../train/documents.js'
import { FOLDS, foldOf } from '../train/folds.js'
import { type Lessons, OPTIONS, prepare, teachAll } from '../train/learn.js'
import { hasModels, readModels, writeModels } from '../train/model-files.js'
import { count, f1, type Sheet } from './measures.js'

const { values: args } = parseArgs({
  options: {
    set: { type: 'string' },
    kept: { type: 'string' },
    models: { type: 'string' },
    folds: { type: 'string' },
    leaks: { type: 'boolean', default: false },
  },
})
if (!args.set) throw new Error('usage: npm run eval:cv -- redact [--kept FILE] [--models DIR]')

/** In per cent. */
const BOUNDS: Readonly<Record<string, number>> = {
  removed: 97.5,
  kept: 99,
  contact: 93,
  links: 88,
  city: 85,
}
const DENSE_CHARS_MIN = 7
const SAME_NAME = 0.99

interface Redact {
  must_remove: { text: string; category: string }[]
  must_keep?: string[]
}

const all = await readDocuments(args.set, args.kept)
const documents = all.filter(({ form }) => form === 'pdf')
const names = nameExamples(all)
const towns = townExamples(all)

let lessons: Lessons | null = null
function modelsWithout(fold: number) {
  const folder = args.models && `${args.models}/${fold}`
  if (folder && hasModels(folder)) return openModels(readModels(folder))
  lessons ??= prepare(all, OPTIONS)
  const stored = teachAll(lessons, OPTIONS, fold)
  if (folder) writeModels(folder, stored, { without: fold, ...OPTIONS })
  return openModels(stored)
}

const sheet: Sheet = {}
const removed: Sheet = {}
const lines: string[] = []
const dense = (text: string): string => fold(text).replaceAll(' ', '')

function holdRedaction({ gold, document }: LabelledDocument, resume: ReadResume): void {
  const { redact } = gold as unknown as { redact?: Redact }
  if (!redact || gold.layout === 'scan') return
  const text = redactDocument(document, resume, null).redacted_text
  const [tight, spaced] = [dense(text), ` ${fold(text)} `]
  for (const { text: printed, category } of redact.must_remove) {
    if (category === 'photo') continue
    const own = dense(printed)
    const isLeft =
      own.length >= DENSE_CHARS_MIN ? tight.includes(own) : spaced.includes(` ${fold(printed)} `)
    count(removed, category, isLeft ? 0 : 1, 0, isLeft ? 1 : 0)
    count(sheet, 'removed', isLeft ? 0 : 1, 0, isLeft ? 1 : 0)
    if (isLeft) lines.push(`${gold.id} left ${category}: ${printed}`)
  }
  for (const printed of redact.must_keep ?? []) {
    const isKept = tight.includes(dense(printed))
    count(sheet, 'kept', isKept ? 1 : 0, 0, isKept ? 0 : 1)
    if (!isKept) lines.push(`${gold.id} lost: ${printed}`)
  }
}

const bare = (link: unknown): string =>
  String(link)
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '')

function holdContact({ gold }: LabelledDocument, resume: ReadResume): void {
  const { name, email, phone, location, links } = resume
  const wanted = gold.contact as Record<string, string | null | undefined> & { links?: string[] }
  const one = (field: string, got: string, isSame: (want: string) => boolean) => {
    const want = wanted[field]
    if (want === undefined || ((want ?? '') === '' && got === '')) return
    const isRight = want !== null && want !== '' && got !== '' && isSame(want)
    count(sheet, field, isRight ? 1 : 0, isRight || got === '' ? 0 : 1, isRight || !want ? 0 : 1)
  }
  const place = location?.value ?? ''
  one('name', name?.value ?? '', (want) => similarity(want, name?.value) >= SAME_NAME)
  one('email', email?.value ?? '', (want) => want.toLowerCase() === email?.value.toLowerCase())
  if (wanted.phone) one('phone', phone?.value ?? '', (want) => want === phone?.value)
  for (const field of ['city', 'country'])
    if (wanted[field]) one(field, place, (want) => fold(place).includes(fold(want)))
  const rest = links.map(({ value }) => bare(value))
  let hits = 0
  for (const link of (wanted.links ?? []).map(bare)) {
    const at = rest.indexOf(link)
    if (at < 0) continue
    rest.splice(at, 1)
    hits++
  }
  count(sheet, 'links', hits, rest.length, (wanted.links?.length ?? 0) - hits)
}

const folds = args.folds?.split(',').map(Number) ?? Array.from({ length: FOLDS }, (_, at) => at)
for (const at of folds) {
  const models = modelsWithout(at)
  const weights = { name: learnNames(names, at), town: learnTowns(towns, at) }
  for (const document of documents) {
    if (foldOf(document.gold) !== at) continue
    const resume = readResume(document.document, models, weights)
    holdContact(document, resume)
    holdRedaction(document, resume)
  }
}

const share = ({ tp, fn }: { tp: number; fn: number }): number => (100 * tp) / (tp + fn)
const none = { tp: 0, fp: 0, fn: 0 }
for (const [category, own] of Object.entries(removed).sort())
  console.log(`removed ${category.padEnd(22)} ${share(own).toFixed(1)} of ${own.tp + own.fn}`)
const fields = ['email', 'phone', 'city', 'country', 'links']
const figures: Record<string, number> = {
  removed: share(sheet.removed ?? none),
  kept: share(sheet.kept ?? none),
  name: f1(sheet.name ?? none),
  ...Object.fromEntries(fields.map((field) => [field, f1(sheet[field] ?? none)])),
}
figures.contact = fields.reduce((sum, field) => sum + (figures[field] ?? 0), 0) / fields.length
for (const [field, figure] of Object.entries(figures)) {
  const bound = BOUNDS[field]
  const isMissed = bound !== undefined && figure < bound
  console.log(`${field.padEnd(10)} ${figure.toFixed(2)}${isMissed ? `, below ${bound}` : ''}`)
  if (isMissed) process.exitCode = 1
}
if (args.leaks) for (const line of lines) console.log(line)
