// Trains the résumé labellers on a labelled set and writes their weights beside their code.
//   npm run train -- --set DIR [--kept FILE] [--to DIR]
import { parseArgs } from 'node:util'
import { readDocuments } from './documents.js'
import { OPTIONS, prepare, Teacher } from './learn.js'
import { writeModels } from './model-files.js'

const { values: args } = parseArgs({
  options: {
    set: { type: 'string' },
    kept: { type: 'string' },
    to: { type: 'string', default: 'src/resume/labels/data' },
  },
})
if (!args.set) throw new Error('usage: npm run train -- --set DIR [--kept FILE] [--to DIR]')

const started = performance.now()
const log = (message: string) =>
  console.error(`${((performance.now() - started) / 1000).toFixed(0)} s  ${message}`)

const documents = await readDocuments(args.set, args.kept)
log(`${documents.length} documents`)
const lessons = prepare(documents, OPTIONS)
log(`${lessons.names.names.length} features seen`)
const models = new Teacher(lessons, OPTIONS).teach()
const count = (form: string) => documents.filter((document) => document.form === form).length
writeModels(args.to, models, { pdf: count('pdf'), text: count('text'), ...OPTIONS })
log('done')
