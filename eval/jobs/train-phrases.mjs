// Trains the reader of skill phrases on a labelled set and writes its weights beside its code.
//   node eval/jobs/train-phrases.mjs --set DIR [--check DIR] [--write]
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { labelSequence } from '../../dist/core/crf/decode.js'
import { loadModel } from '../../dist/core/crf/model.js'
import { seeUnit } from '../../dist/job/phrases/word-features.js'
import { trainCrf } from '../train/crf-trainer.mjs'
import { key, labelsOf } from './align.mjs'
import { readSet } from './read-set.mjs'

const { values: args } = parseArgs({
  options: {
    set: { type: 'string' },
    check: { type: 'string' },
    write: { type: 'boolean' },
    show: { type: 'boolean' },
    epochs: { type: 'string' },
    l2: { type: 'string' },
    rate: { type: 'string' },
  },
})
if (!args.set) throw new Error('usage: train-phrases.mjs --set DIR [--check DIR] [--write]')

const OPTIONS = {
  epochs: Number(args.epochs ?? 12),
  rate: Number(args.rate ?? 0.07),
  l2: Number(args.l2 ?? 3),
  minCount: 2,
}
const FOLDS = 5

/** B, I and O for the words of a unit: every place where a gold skill stands, longest first. */
function tag(words, skills) {
  const keys = words.map((word) => key(word.text))
  const labels = words.map(() => 'O')
  const found = new Set()
  for (const skill of [...skills].sort((a, b) => b.length - a.length)) {
    const wanted = key(skill).replace(/ /g, '')
    for (let from = 0; from < keys.length; from++) {
      let text = ''
      for (let to = from; to < keys.length && text.length < wanted.length; to++) {
        text += keys[to].replace(/ /g, '')
        if (text !== wanted || keys[from] === '' || keys[to] === '') continue
        if (labels.slice(from, to + 1).every((label) => label === 'O')) {
          labels[from] = 'B'
          labels.fill('I', from + 1, to + 1)
          found.add(skill)
        }
        break
      }
    }
  }
  return { labels, found }
}

function examplesOf({ id, units, gold }) {
  const { labels } = labelsOf(units, gold)
  const body = units.filter((unit) => !unit.isHeading)
  const skills = [...gold.must_have, ...gold.nice_to_have].map(({ skill }) => skill)
  const found = new Set()
  const list = body
    .filter((_, i) => labels[i] === 'Q')
    .map((unit) => {
      const seen = seeUnit(unit)
      const tagged = tag(seen.words, skills)
      for (const skill of tagged.found) found.add(skill)
      return { id, unit, words: seen.words, features: seen.features, labels: tagged.labels }
    })
  return {
    list,
    lost: skills.filter((skill) => !found.has(skill)).map((skill) => `${id} ${skill}`),
  }
}

const spans = (labels) => {
  const out = []
  labels.forEach((label, i) => {
    if (label === 'B' || (label === 'I' && labels[i - 1] === 'O')) out.push([i, i])
    else if (label === 'I' && out.length) out.at(-1)[1] = i
  })
  return out.map(([a, b]) => `${a}-${b}`)
}

function measure(model, examples, total) {
  for (const { id, unit, features, labels, words } of examples) {
    const got = new Set(spans(labelSequence(model, features).map(({ label }) => label)))
    const want = new Set(spans(labels))
    const text = (span) => {
      const [a, b] = span.split('-').map(Number)
      return unit.text.slice(words[a].start, words[b].end)
    }
    const extra = [...got].filter((span) => !want.has(span))
    const lost = [...want].filter((span) => !got.has(span))
    total.tp += got.size - extra.length
    total.fp += extra.length
    total.fn += lost.length
    if (args.show && (extra.length || lost.length))
      console.log(
        id,
        unit.text.slice(0, 200),
        '\n   LOST',
        lost.map(text),
        'EXTRA',
        extra.map(text),
      )
  }
  return total
}
const print = ({ tp, fp, fn }) =>
  `F1 ${((200 * tp) / (2 * tp + fp + fn)).toFixed(1)} P ${((100 * tp) / (tp + fp)).toFixed(1)} R ${((100 * tp) / (tp + fn)).toFixed(1)}`

const set = (await readSet(args.set)).map(examplesOf)
const lost = set.flatMap((each) => each.lost)
console.log(`${lost.length} gold skills stand in no asked unit`)
if (args.show) for (const text of lost) console.log(`  ${text}`)
const total = { tp: 0, fp: 0, fn: 0 }
for (let fold = 0; fold < FOLDS; fold++) {
  const others = set.filter((_, i) => i % FOLDS !== fold).flatMap(({ list }) => list)
  const model = loadModel(trainCrf(others, OPTIONS))
  measure(
    model,
    set.filter((_, i) => i % FOLDS === fold).flatMap(({ list }) => list),
    total,
  )
}
console.log(`cross-validated  ${print(total)}`)
const stored = trainCrf(
  set.flatMap(({ list }) => list),
  OPTIONS,
)
if (args.check) {
  const checked = (await readSet(args.check)).map(examplesOf).flatMap(({ list }) => list)
  console.log(`check  ${print(measure(loadModel(stored), checked, { tp: 0, fp: 0, fn: 0 }))}`)
}
if (args.write) {
  const path = new URL('../../src/job/phrases/data/phrases-model.json', import.meta.url)
  writeFileSync(path, `${JSON.stringify(stored)}\n`)
}
