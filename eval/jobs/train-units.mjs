// Trains the labeller of units on a labelled set and writes its weights beside its code.
//   node eval/jobs/train-units.mjs --set DIR [--check DIR] [--write]
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { labelSequence } from '../../dist/core/crf/decode.js'
import { loadModel } from '../../dist/core/crf/model.js'
import { unitFeatures } from '../../dist/job/labels/unit-features.js'
import { seeded, trainCrf } from '../train/crf-trainer.mjs'
import { labelsOf } from './align.mjs'
import { readSet } from './read-set.mjs'

const { values: args } = parseArgs({
  options: {
    set: { type: 'string' },
    check: { type: 'string' },
    write: { type: 'boolean' },
    show: { type: 'boolean' },
  },
})
if (!args.set) throw new Error('usage: train-units.mjs --set DIR [--check DIR] [--write]')

const OPTIONS = { epochs: 14, rate: 0.07, l2: 3, minCount: 2 }
const FOLDS = 5
/** Copies of each document whose headings are forgotten one in three times. */
const COPIES = 2
const HEADINGS_LOST = 0.35

const example = ({ units, gold, id }) => {
  const { labels, lost } = labelsOf(units, gold)
  return { id, units, features: unitFeatures(units), labels, lost }
}

/** The same document with some of its headings unread. */
function blurred({ units, gold }, random) {
  let lost = false
  const made = units.map((unit) => {
    if (unit.isHeading) lost = random() < HEADINGS_LOST
    return lost && !unit.isHeading ? { ...unit, heading: '', headingWords: [] } : unit
  })
  return { features: unitFeatures(made), labels: labelsOf(units, gold).labels }
}

function measure(model, sequences, total = {}) {
  for (const { id, units, features, labels } of sequences) {
    const body = units?.filter((unit) => !unit.isHeading)
    labelSequence(model, features).forEach(({ label }, i) => {
      for (const each of new Set([label, labels[i]])) {
        total[each] ??= { tp: 0, fp: 0, fn: 0 }
        if (label === labels[i]) total[each].tp++
        else total[each][each === label ? 'fp' : 'fn']++
      }
      if (args.show && label !== labels[i])
        console.log(id, labels[i], '→', label, `[${body[i].heading}]`, body[i].text.slice(0, 110))
    })
  }
  return total
}
const print = (total) =>
  Object.entries(total)
    .sort()
    .map(([label, c]) => `${label} ${((200 * c.tp) / (2 * c.tp + c.fp + c.fn)).toFixed(1)}`)
    .join('  ')

const set = await readSet(args.set)
const random = seeded(5)
const examples = set.map((each) => [
  example(each),
  ...Array.from({ length: COPIES }, () => blurred(each, random)),
])
const lost = examples.flatMap(([first]) => first.lost.map((text) => `${first.id} ${text}`))
console.log(`${lost.length} gold texts are in no unit`)
if (args.show) for (const text of lost) console.log(`  ${text}`)

const folds = {}
for (let fold = 0; fold < FOLDS; fold++) {
  const model = loadModel(trainCrf(examples.filter((_, i) => i % FOLDS !== fold).flat(), OPTIONS))
  measure(
    model,
    examples.filter((_, i) => i % FOLDS === fold).map(([first]) => first),
    folds,
  )
}
console.log(`cross-validated  ${print(folds)}`)
const stored = trainCrf(examples.flat(), OPTIONS)
if (args.check) {
  const checked = (await readSet(args.check)).map(example)
  console.log(`check  ${print(measure(loadModel(stored), checked))}`)
  console.log(`${checked.flatMap(({ lost }) => lost).length} gold texts of it are in no unit`)
}
if (args.write) {
  const path = new URL('../../src/job/labels/data/units-model.json', import.meta.url)
  writeFileSync(path, `${JSON.stringify(stored)}\n`)
}
