#!/usr/bin/env node
// Leak meter: how well a simple classifier tells gender, age band and origin from redacted text.
//   npm run build && node eval/redact/leak-meter.mjs [--people 2000] [--json OUT]
// Made-up résumés differ in nothing but the person (people.mjs). A naive Bayes classifier over words
// and pairs of words is trained on half of them and asked about the other half, before and after
// redaction. Chance is the share of the larger class; the report gives accuracy and how far above
// chance it is, with the words that gave most away.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readText } from '../../dist/documents/read-text.js'
import { redactDocument } from '../../dist/engine/redact.js'
import { layoutDocument } from '../../dist/layout/layout-document.js'
import { readResume } from '../../dist/resume/read-resume.js'
import { makePeople } from './people.mjs'

const { values } = parseArgs({
  options: { people: { type: 'string', default: '2000' }, json: { type: 'string' } },
})

const SMOOTHING = 0.5
const TELLTALES_SHOWN = 5

function features(text) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'[\]]+/gu) ?? []
  return new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)])
}

/** Bernoulli naive Bayes: per class the share of texts that have a feature. */
function train(samples) {
  const classes = new Map()
  const vocabulary = new Set()
  for (const { label, seen } of samples) {
    const one = classes.get(label) ?? { texts: 0, counts: new Map() }
    one.texts++
    for (const feature of seen) {
      one.counts.set(feature, (one.counts.get(feature) ?? 0) + 1)
      vocabulary.add(feature)
    }
    classes.set(label, one)
  }
  return { classes, vocabulary, texts: samples.length }
}

const share = (one, feature) =>
  ((one.counts.get(feature) ?? 0) + SMOOTHING) / (one.texts + 2 * SMOOTHING)

function guess({ classes, vocabulary, texts }, seen) {
  let best = { label: '', score: Number.NEGATIVE_INFINITY }
  for (const [label, one] of classes) {
    let score = Math.log(one.texts / texts)
    for (const feature of vocabulary) {
      const p = share(one, feature)
      score += Math.log(seen.has(feature) ? p : 1 - p)
    }
    if (score > best.score) best = { label, score }
  }
  return best.label
}

function telltales({ classes, vocabulary }) {
  const [a, b] = [...classes.values()]
  return [...vocabulary]
    .map((feature) => ({
      feature,
      weight: Math.abs(Math.log(share(a, feature) / share(b, feature))),
    }))
    .sort((x, y) => y.weight - x.weight)
    .slice(0, TELLTALES_SHOWN)
    .map(({ feature }) => feature)
}

function measure(texts, labels) {
  const samples = texts.map((text, at) => ({ label: labels[at], seen: features(text) }))
  // Every other one: both halves have the same mix.
  const model = train(samples.filter((_, at) => at % 4 < 2))
  const asked = samples.filter((_, at) => at % 4 >= 2)
  const right = asked.filter(({ label, seen }) => guess(model, seen) === label).length
  const largest = Math.max(...Object.values(groupSizes(asked)))
  const accuracy = right / asked.length
  const chance = largest / asked.length
  // Two standard errors of a coin thrown as often: below it there is nothing to see.
  const noise = 2 * Math.sqrt((chance * (1 - chance)) / asked.length)
  return { accuracy, chance, above: accuracy - chance, noise, telltales: telltales(model) }
}

function groupSizes(samples) {
  const sizes = {}
  for (const { label } of samples) sizes[label] = (sizes[label] ?? 0) + 1
  return sizes
}

function redacted(text) {
  const document = layoutDocument(readText(text))
  return redactDocument(document, readResume(document), text).redacted_text
}

const people = makePeople(Number(values.people))
const before = people.map(({ text }) => text)
const after = before.map(redacted)
const report = {}
for (const trait of ['gender', 'age', 'origin']) {
  const labels = people.map((person) => person[trait])
  report[trait] = { before: measure(before, labels), after: measure(after, labels) }
}
const percent = (x) => `${(100 * x).toFixed(1)} %`
for (const [trait, stages] of Object.entries(report)) {
  for (const [stage, result] of Object.entries(stages)) {
    const { accuracy, chance, above, noise } = result
    console.log(
      `${trait} ${stage}: ${percent(accuracy)}, chance ${percent(chance)}, above chance ${percent(above)} (noise ${percent(noise)})`,
    )
    console.log(`  telltales: ${result.telltales.join(' | ')}`)
  }
}
if (values.json) writeFileSync(values.json, JSON.stringify(report, null, 1))
