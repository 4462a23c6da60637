// Cross-validation: each document is read by models that were trained without its fold.
//   npm run eval:cv -- [--kept FILE] [--folds 0,1] [--models DIR] [--rules] [--calibrate]
// --kept keeps the documents' lines in a file, --models the models of each fold in a folder (both
// are read if they exist). --rules also reads without each rule. --calibrate writes the curves of
// positions and schools. Prints sheets by form and family; LiveCareer, whose employers are blanked,
// is reported apart.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readDocuments } from '../train/documents.js'
import { FOLDS, foldOf } from '../train/folds.js'
import { Calibration } from './calibration.js'
import { foldModels } from './fold-models.js'
import { Reading, type Variant, variants } from './readings.js'
import { Sheets } from './sheets.js'

const { values: args } = parseArgs({
  options: {
    set: { type: 'string' },
    kept: { type: 'string' },
    folds: { type: 'string' },
    models: { type: 'string' },
    rules: { type: 'boolean', default: false },
    calibrate: { type: 'boolean', default: false },
  },
})
if (!args.set) throw new Error('usage: npm run eval:cv -- [--kept FILE] [--folds 0,1] [--rules]')

const CURVES = 'src/resume/data/calibration.json'
const started = performance.now()
const log = (message: string) =>
  console.error(`${((performance.now() - started) / 1000).toFixed(0)} s  ${message}`)

const documents = await readDocuments(args.set, args.kept)
log(`${documents.length} documents`)

const modelsOf = foldModels(documents, args.models)
const all: Variant[] = variants(args.rules)
const sheets = new Sheets()
const calibration = new Calibration()
const folds = args.folds?.split(',').map(Number) ?? Array.from({ length: FOLDS }, (_, at) => at)
for (const fold of folds) {
  const models = await modelsOf(fold)
  for (const document of documents) {
    if (foldOf(document.gold) !== fold) continue
    const reading = new Reading(document, models)
    for (const variant of all) sheets.add(variant.name, document, reading.candidate(variant))
    reading.calibrate(calibration, fold)
  }
  log(`fold ${fold}`)
}
for (const row of sheets.rows()) console.log(row)
for (const { field, count, error } of calibration.errors())
  console.log(`${field.padEnd(28)} error of calibration ${error.toFixed(3)} over ${count}`)
if (args.calibrate) {
  const known = JSON.parse(readFileSync(CURVES, 'utf8'))
  writeFileSync(CURVES, `${JSON.stringify({ ...known, ...calibration.curves() }, null, 1)}\n`)
}
