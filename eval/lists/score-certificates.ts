// How well certificates are read: F1 of their names over labelled documents, as a whole and by fold
// of persons, so that a change can be told from chance.
//   node dist/eval/lists/score-certificates.js --kept FILE [--kept FILE …]
// FILE holds labelled documents as lines, in PDF and text form, as `eval:cv -- --kept FILE` writes
// it.
import { parseArgs } from 'node:util'
import { hearing } from '#engine/languages/heard-languages.js'
import { findCertifications } from '#engine/resume/lists/find-certifications.js'
import { assignSections, languagesOf } from '#engine/resume/training.js'
import { similarity } from '../measure/alike.js'
import { keptDocuments, type LabelledDocument, linesOf } from '../train/documents.js'
import { foldOf } from '../train/folds.js'
import { countList, Sheet } from './score-lists.js'

const { values: args } = parseArgs({ options: { kept: { type: 'string', multiple: true } } })
if (!args.kept)
  throw new Error('usage: node dist/eval/lists/score-certificates.js --kept FILE [--kept FILE …]')

/** The share of words that two names must have in common, by the labelled set's scorer. */
const SAME_NAME = 0.75

const isCertificate = (gold: string, forms: string[]): boolean =>
  forms.some((form) => similarity(gold, form) >= SAME_NAME)

const namesIn = (read: LabelledDocument): string[] =>
  hearing(languagesOf(read.document.lines.map(({ text }) => text)), () =>
    findCertifications(assignSections(linesOf(read))).map(({ name }) => name),
  )

const sheet = new Sheet()
for (const read of args.kept.flatMap(keptDocuments)) {
  const { gold, form } = read
  if (gold.layout === 'scan') continue
  const names = gold.certifications.map(({ name }) => name)
  const got = namesIn(read).map((name) => [name])
  sheet.add([form, `${form}, fold ${foldOf(gold)}`], countList(names, got, isCertificate))
}
console.log(sheet.figures())
