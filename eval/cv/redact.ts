// Cross-validation of personal details: each résumé is read and redacted by models and weights that
// were learned without its person.
//   npm run eval:cv -- redact [--kept FILE] [--models DIR] [--folds 0,1] [--leaks]
// --kept and --models work as in cross-validate.ts; --leaks lists what was left and what was lost.
// The measures are those of the scorer beside the sets: the share of what must go that is gone, the
// share of what must stay that is still there, and F1 of the contact's fields. Exits with 1 when a
// figure is below its bound.
import { parseArgs } from 'node:util'
import { redactDocument } from '#engine/engine/redact/redact.js'
import { type ReadResume, readResume } from '#engine/resume/read-resume.js'
import { mean } from '../figures.js'
import { learnNames, nameExamples } from '../redact/learn-name.js'
import { learnTowns, townExamples } from '../redact/learn-town.js'
import { type LabelledDocument, readDocuments } from '../train/documents.js'
import { FOLDS, foldOf } from '../train/folds.js'
import { CONTACT_FIELDS, holdContact } from './contact.js'
import { foldModels } from './fold-models.js'
import { count, f1, type Sheet } from './measures.js'
import { holdRedaction, redactionGold } from './redaction-gold.js'

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

const all = await readDocuments(args.set, args.kept)
const documents = all.filter(({ form }) => form === 'pdf')
const names = nameExamples(all)
const towns = townExamples(all)

const modelsOf = foldModels(all, args.models)

const sheet: Sheet = {}
const removed: Sheet = {}
const lines: string[] = []

function holdGold({ gold, document }: LabelledDocument, resume: ReadResume): void {
  const labels = redactionGold(gold)
  if (!labels) return
  const { gone, kept } = holdRedaction(labels, redactDocument(document, resume, null).redacted_text)
  for (const { text, category, isRight } of gone) {
    const [hit, miss] = isRight ? [1, 0] : [0, 1]
    count(removed, category, hit, 0, miss)
    count(sheet, 'removed', hit, 0, miss)
    if (!isRight) lines.push(`${gold.id} left ${category}: ${text}`)
  }
  for (const { text, isRight } of kept) {
    count(sheet, 'kept', isRight ? 1 : 0, 0, isRight ? 0 : 1)
    if (!isRight) lines.push(`${gold.id} lost: ${text}`)
  }
}

const folds = args.folds?.split(',').map(Number) ?? Array.from({ length: FOLDS }, (_, at) => at)
for (const at of folds) {
  const models = await modelsOf(at)
  const weights = { name: learnNames(names, at), town: learnTowns(towns, at) }
  for (const document of documents) {
    if (foldOf(document.gold) !== at) continue
    const resume = readResume(document.document, models, weights)
    holdContact(sheet, document.gold, resume)
    holdGold(document, resume)
  }
}

const share = ({ tp, fn }: { tp: number; fn: number }): number => (100 * tp) / (tp + fn)
const none = { tp: 0, fp: 0, fn: 0 }
for (const [category, own] of Object.entries(removed).sort())
  console.log(`removed ${category.padEnd(22)} ${share(own).toFixed(1)} of ${own.tp + own.fn}`)
const figures: Record<string, number> = {
  removed: share(sheet.removed ?? none),
  kept: share(sheet.kept ?? none),
  name: f1(sheet.name ?? none),
  ...Object.fromEntries(CONTACT_FIELDS.map((field) => [field, f1(sheet[field] ?? none)])),
}
figures.contact = mean(CONTACT_FIELDS.map((field) => figures[field] ?? 0))
for (const [field, figure] of Object.entries(figures)) {
  const bound = BOUNDS[field]
  const isMissed = bound !== undefined && figure < bound
  console.log(`${field.padEnd(10)} ${figure.toFixed(2)}${isMissed ? `, below ${bound}` : ''}`)
  if (isMissed) process.exitCode = 1
}
if (args.leaks) for (const line of lines) console.log(line)
