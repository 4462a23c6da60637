// Trains the résumé labellers on a labelled set and writes their weights beside their code.
//   node eval/train/train.mjs --set DIR [--check DIR] [--only lines|words] [--write]
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { labelSequence } from '../../dist/core/crf/decode.js'
import { loadModel } from '../../dist/core/crf/model.js'
import { consistencyFeatures } from '../../dist/resume/labels/consistency.js'
import { augment, valuePools } from './augment.mjs'
import { seeded, trainCrf } from './crf-trainer.mjs'
import { lineExample, wordExamples } from './examples.mjs'
import { readSet } from './read-set.mjs'

const { values: args } = parseArgs({
  options: {
    set: { type: 'string' },
    check: { type: 'string' },
    only: { type: 'string' },
    write: { type: 'boolean' },
  },
})
if (!args.set)
  throw new Error('usage: train.mjs --set DIR [--check DIR] [--only lines|words] [--write]')

const OPTIONS = {
  lines: { epochs: 10, rate: 0.07, l2: 3, minCount: 3, dropout: 0.3 },
  words: { epochs: 10, rate: 0.07, l2: 3, minCount: 6, dropout: 0.2 },
}
const FOLDS = 4

/**
 * Copies of each training document with other values in its entries, some headings forgotten. Words
 * gain from more of them than lines do.
 */
const COPIES = { lines: 3, words: 7 }

async function read(dir, copies = 0) {
  const random = seeded(11)
  const set = await readSet(dir)
  const pools = valuePools(set.map(({ gold }) => gold))
  return set.map(({ document: { lines }, gold }) => {
    const example = lineExample(lines, gold)
    const more = Array.from({ length: copies }, (_, copy) => {
      const made = augment(lines, gold, example, pools, random)
      return lineExample(made.lines, made.gold, copy % 3 === 2 ? null : random)
    })
    return [example, ...more].map((copy) => ({ ...copy, group: gold.id }))
  })
}

/** The second pass sees what the first one, trained on other documents, made of the lines. */
const again = (model, example) => {
  const more = consistencyFeatures(example.seen, labelSequence(model, example.features))
  return { ...example, features: example.features.map((list, i) => [...list, ...more[i]]) }
}

/** Share of items with the right label, and F1 of each label. */
function measure(model, sequences) {
  const counts = new Map()
  const of = (label) => counts.get(label) ?? counts.set(label, { tp: 0, fp: 0, fn: 0 }).get(label)
  for (const { features, labels } of sequences) {
    labelSequence(model, features).forEach(({ label }, i) => {
      if (label === labels[i]) of(label).tp++
      else {
        of(label).fp++
        of(labels[i]).fn++
      }
    })
  }
  return [...counts]
    .sort()
    .map(([label, c]) => `${label} ${((200 * c.tp) / (2 * c.tp + c.fp + c.fn)).toFixed(1)}`)
    .join('  ')
}

const train = await read(args.set, COPIES.words)
const forLines = train.map((copies) => copies.slice(0, COPIES.lines + 1))
const check = args.check ? (await read(args.check)).flat() : []

function learn(name, sequences, checked) {
  const stored = trainCrf(sequences, name.startsWith('lines') ? OPTIONS.lines : OPTIONS.words)
  const model = loadModel(stored)
  console.log(`${name}: ${sequences.length} sequences, ${model.features.size} features`)
  if (checked.length) console.log(`  check  ${measure(model, checked)}`)
  if (args.write) {
    const path = new URL(`../../src/resume/labels/data/${name}-model.json`, import.meta.url)
    writeFileSync(path, `${JSON.stringify(stored)}\n`)
  }
  return model
}

for (const kind of args.only === 'lines' ? [] : ['work', 'education']) {
  const examples = (list) => list.flatMap((example) => wordExamples(example, kind))
  learn(kind, examples(train.flat()), examples(check))
}
if (args.only !== 'words') {
  const first = learn('lines', forLines.flat(), check)
  const second = Array.from({ length: FOLDS }, (_, fold) => {
    const others = forLines.filter((_, i) => i % FOLDS !== fold).flat()
    const model = loadModel(trainCrf(others, OPTIONS.lines))
    return forLines
      .filter((_, i) => i % FOLDS === fold)
      .flat()
      .map((example) => again(model, example))
  }).flat()
  learn(
    'lines-again',
    second,
    check.map((example) => again(first, example)),
  )
}
