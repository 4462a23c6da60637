// How well are résumés in other languages read? In folds by person, by models trained on the whole
// English set and the other folds:
//   npm run eval:cv -- languages [--kept FILE] [--models DIR] [--folds 0,1] [--shipped]
// --kept and --models work as in cross-validate.ts; --shipped reads with the models that ship,
// which have seen these documents. A person of the fold who also has an English résumé is left out
// of the training. Names, towns and skills are found by the weights that ship: those of names and
// towns were learned only from English documents, those of skills from these documents too.
import { parseArgs } from 'node:util'
import { redactDocument } from '#engine/engine/redact/redact.js'
import { readResume } from '#engine/resume/read-resume.js'
import { openModels, type ResumeModels, toCandidate } from '#engine/resume/training.js'
import { neededFolder, SETS } from '../shared-folder.js'
import { type LabelledDocument, readDocuments } from '../train/documents.js'
import { FOLDS, foldOf, tellsPerson } from '../train/folds.js'
import { OPTIONS, prepare, teachAll } from '../train/learn.js'
import { hasModels, readModels, writeModels } from '../train/model-files.js'
import { allSourcesOf } from '../train/sources.js'
import { LanguageSheets } from './language-sheets.js'

const { values: args } = parseArgs({
  options: {
    set: { type: 'string' },
    languages: { type: 'string', default: SETS.languages },
    kept: { type: 'string' },
    models: { type: 'string' },
    folds: { type: 'string' },
    shipped: { type: 'boolean', default: false },
  },
})
if (!args.set) throw new Error('usage: npm run eval:cv -- languages [--kept FILE] [--models DIR]')
const english = args.set

const AS_OF = '2026-01-01'
const started = performance.now()
const log = (message: string) =>
  console.error(`${((performance.now() - started) / 1000).toFixed(0)} s  ${message}`)

const documents = await readDocuments(
  neededFolder(args.languages),
  args.kept && `${args.kept}.languages`,
)
log(`${documents.length} documents`)

/** All documents that may be learned from when these are read. */
async function knownWithout(held: readonly LabelledDocument[]): Promise<LabelledDocument[]> {
  const people = new Set(held.flatMap(({ gold }) => tellsPerson(gold)))
  const all = [...(await readDocuments(english, args.kept)), ...documents]
  return all.filter(({ gold }) => !tellsPerson(gold).some((one) => people.has(one)))
}

async function modelsWithout(
  fold: number,
  held: readonly LabelledDocument[],
): Promise<ResumeModels | undefined> {
  if (args.shipped) return undefined
  const folder = args.models && `${args.models}/${fold}`
  if (folder && hasModels(folder)) return openModels(readModels(folder))
  const known = await knownWithout(held)
  log(`fold ${fold}: ${held.length} held back, ${known.length} to learn from`)
  const stored = teachAll(prepare(await allSourcesOf(known, OPTIONS)), OPTIONS)
  if (folder) writeModels(folder, stored, { without: fold, ...OPTIONS })
  return openModels(stored)
}

const sheets = new LanguageSheets()
const folds = args.folds?.split(',').map(Number) ?? Array.from({ length: FOLDS }, (_, at) => at)
for (const fold of folds) {
  const held = documents.filter(({ gold }) => foldOf(gold) === fold)
  const models = await modelsWithout(fold, held)
  for (const { gold, document } of held) {
    const resume = readResume(document, models)
    const candidate = toCandidate(resume, { asOf: AS_OF, candidateId: 'cv' })
    sheets.add(gold, resume, candidate, redactDocument(document, resume, null).redacted_text)
  }
  log(`fold ${fold}`)
}
for (const row of sheets.rows()) console.log(row)
if (sheets.missed().length > 0) process.exitCode = 1
for (const bound of sheets.missed()) console.log(bound)
