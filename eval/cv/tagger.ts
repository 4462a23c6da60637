// Would a learned tagger of lines find what the rules of redaction leave? In folds by person:
//   npm run eval:cv -- tagger [--kept FILE] [--models DIR]
// A logistic model learns which lines hold something that must go, from a line's shape, its words
// and what redaction found around it. Lines that it is sure enough of are removed too. The figures
// are what that removes and loses, and how many of the removed lines the labels speak of.
import { parseArgs } from 'node:util'
import { partsOf, redactDocument } from '#engine/engine/redact/redact.js'
import { readResume } from '#engine/resume/read-resume.js'
import { fitLogistic, type Weights } from '../lists/logistic.js'
import { isUntouched, lineFeatures, type TaggedLine } from '../redact/line-features.js'
import { type LabelledDocument, readDocuments } from '../train/documents.js'
import { FOLDS, foldOf } from '../train/folds.js'
import { foldModels } from './fold-models.js'
import { dense, holdRedaction, type RedactionGold, redactionGold } from './redaction-gold.js'

const { values: args } = parseArgs({
  options: { set: { type: 'string' }, kept: { type: 'string' }, models: { type: 'string' } },
})
if (!args.set) throw new Error('usage: npm run eval:cv -- tagger [--kept FILE] [--models DIR]')

const OPTIONS = { documentsMin: 5, epochs: 6, rate: 0.1, l2: 1e-4 }
const THRESHOLDS = [2, 0.9, 0.8, 0.7, 0.6, 0.5]
const LINE_CHARS_MAX = 80
/** A line counts as one that must go if text that must go makes up this share of it. */
const SHARE_MIN = 0.35
const CHARS_MIN = 4

interface Row {
  at: number
  features: string[]
  isRight: boolean
  isFree: boolean
}

interface Read {
  fold: number
  gold: RedactionGold
  lines: TaggedLine[]
  rows: Row[]
}

const all = await readDocuments(args.set, args.kept)
const modelsOf = foldModels(all, args.models)

function rowsOf(lines: TaggedLine[], gold: RedactionGold): Row[] {
  const wanted = gold.must_remove
    .map(({ text }) => dense(text))
    .filter((one) => one.length >= CHARS_MIN)
  return lines.flatMap((own, at) => {
    const text = dense(own.line.text)
    if (own.line.text.length > LINE_CHARS_MAX) return []
    const isRight = wanted.some(
      (one) => text.includes(one) && one.length >= SHARE_MIN * text.length,
    )
    return [{ at, features: lineFeatures(lines, at), isRight, isFree: isUntouched(own) }]
  })
}

function readOne(
  { gold, document }: LabelledDocument,
  models: Awaited<ReturnType<typeof modelsOf>>,
): Read[] {
  const labels = redactionGold(gold)
  if (!labels) return []
  const resume = readResume(document, models)
  const parts = partsOf(document, resume)
  const redacted = redactDocument(document, resume, null).redacted_text.split('\n')
  const lines = document.lines.map((line, at) => ({
    line,
    part: parts[at],
    redacted: redacted[at] ?? '',
  }))
  return [{ fold: foldOf(gold), gold: labels, lines, rows: rowsOf(lines, labels) }]
}

const read: Read[] = []
for (let fold = 0; fold < FOLDS; fold++) {
  const models = await modelsOf(fold)
  const own = all.filter(({ form, gold }) => form === 'pdf' && foldOf(gold) === fold)
  read.push(...own.flatMap((document) => readOne(document, models)))
}
const learned: Weights[] = Array.from({ length: FOLDS }, (_, fold) =>
  fitLogistic(
    read.filter((one) => one.fold !== fold).map(({ rows }) => rows),
    OPTIONS,
  ),
)

const sureOf = (weights: Weights | undefined, { features }: Row): number => {
  const sum = features.reduce((points, name) => points + (weights?.get(name) ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}

for (const threshold of THRESHOLDS) {
  const counts = { taken: 0, labelled: 0, left: 0, lost: 0, gone: 0, kept: 0 }
  for (const { fold, gold, lines, rows } of read) {
    const taken = rows.filter((row) => row.isFree && sureOf(learned[fold], row) >= threshold)
    const without = new Set(taken.map(({ at }) => at))
    const text = lines.map(({ redacted }, at) => (without.has(at) ? '' : redacted)).join('\n')
    const { gone, kept } = holdRedaction(gold, text)
    counts.taken += taken.length
    counts.labelled += taken.filter(({ isRight }) => isRight).length
    counts.left += gone.filter(({ isRight }) => !isRight).length
    counts.lost += kept.filter(({ isRight }) => !isRight).length
    counts.gone += gone.length
    counts.kept += kept.length
  }
  const removed = 100 - (100 * counts.left) / counts.gone
  const stayed = 100 - (100 * counts.lost) / counts.kept
  console.log(
    `${threshold > 1 ? 'rules alone' : `surer than ${threshold}`}: removed ${removed.toFixed(2)}, kept ${stayed.toFixed(2)}; ` +
      `${counts.taken} lines taken besides, ${counts.labelled} of them labelled`,
  )
}
