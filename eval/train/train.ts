// Trains the résumé labellers on a labelled set and writes their weights beside their code.
//   npm run train -- --set DIR [--set DIR …] --to DIR [--only lines,work,education] [--scored TEXT]
// English has its own network for the words of positions (docs/accuracy.md), so there are two runs:
//   npm run train -- --set ../shared/eval/train --set ../shared/eval/languages --heads DIR --to src/resume/labels/data
//   npm run train -- --set ../shared/eval/train --heads DIR --only work --to src/resume/labels/data/english
// --heads names the folder of models that `eval:cv -- --models DIR` has filled before: the labellers of words also learn
// from heads as these find them.
// --scored stores with the weights what eval:cv said of these options.
import { parseArgs } from 'node:util'
import { LABELLERS, openModel } from '#engine/resume/training.js'
import { readDocuments } from './documents.js'
import { OPTIONS, prepare, teach } from './learn.js'
import { readModel, writeModels } from './model-files.js'
import { allSourcesOf, foundSourcesOf } from './sources.js'

const { values: args } = parseArgs({
  options: {
    set: { type: 'string', multiple: true },
    to: { type: 'string' },
    only: { type: 'string', default: LABELLERS.join() },
    heads: { type: 'string' },
    scored: { type: 'string' },
  },
})
const { set, to, heads } = args
if (!set || !to) throw new Error('usage: npm run train -- --set DIR [--set DIR …] --to DIR')

const started = performance.now()
const log = (message: string) =>
  console.error(`${((performance.now() - started) / 1000).toFixed(0)} s  ${message}`)

const sets = await Promise.all(set.map((set) => readDocuments(set)))
const documents = sets.flat()
log(`${documents.length} documents`)
const only = LABELLERS.filter((labeller) => args.only.split(',').includes(labeller))
const sources = await allSourcesOf(documents, OPTIONS)
const made = sources.length - documents.length
log(`${made} made of them`)
if (heads)
  sources.push(
    ...foundSourcesOf(documents, (fold) =>
      openModel('lines', readModel(`${heads}/${fold}`, 'lines')),
    ),
  )
const lessons = prepare(sources, only)
log(`${lessons.names.names.length} features seen`)
const count = (form: string) => documents.filter((document) => document.form === form).length
for (const labeller of only) {
  const trained = {
    pdf: count('pdf'),
    text: count('text'),
    made,
    heads: heads !== undefined,
    copies: OPTIONS.copies[labeller],
    ...OPTIONS.train[labeller],
    scored: args.scored,
  }
  writeModels(to, { [labeller]: teach(lessons, labeller, OPTIONS) }, trained)
  log(labeller)
}
