// Learns the weights by which the candidate's name is told among its readings:
//   npm run train:name -- --set DIR [--kept FILE] [--write]
// A softmax over the readings of each résumé and "no name", by AdaGrad, five folds by person. Features
// are shapes and standings, never words of a name. Prints the cross-validated F1; --write stores the
// weights learned from all.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findEmail } from '#engine/person/mail/find-email.js'
import { nameContext } from '#engine/person/name/find-name.js'
import { nameFeatures } from '#engine/person/name/name-features.js'
import { nameReadings } from '#engine/person/name/name-readings.js'
import { assignSections } from '#engine/resume/sections/assign-sections.js'
import { readHeading } from '#engine/resume/sections/read-heading.js'
import { fold as folded } from '../measure/alike.js'
import { type LabelledDocument, linesOf, readDocuments } from '../train/documents.js'
import { FOLDS, foldOf } from '../train/folds.js'

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    kept: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
if (!values.set) throw new Error('usage: npm run train:name -- --set DIR [--kept FILE] [--write]')

const WEIGHTS = 'src/person/name/data/name-weights.json'
const EPOCHS = 25
const RATE = 0.2
const DECAY = 2e-3
/** A feature that fewer résumés share is no rule. */
const SHARED_MIN = 3
const READINGS_MAX = 120
const WEIGHT_MIN = 0.01

interface Reading {
  features: string[]
  isRight: boolean
}
interface Example {
  /** Empty where the résumé prints no name. */
  wanted: string
  readings: Reading[]
  fold: number
}
type Weights = Map<string, number>

const key = (name: unknown): string => folded(name).replaceAll(' ', '')

function exampleOf(document: LabelledDocument): Example {
  const lines = assignSections(linesOf(document))
  const isHeading = (text: string) => readHeading(text) !== null
  const context = nameContext(lines, findEmail(lines)?.value ?? '', isHeading)
  const wanted = key(document.gold.contact.name)
  const readings = nameReadings(lines)
    .slice(0, READINGS_MAX)
    .map((reading) => ({
      features: nameFeatures(reading, context),
      isRight: wanted !== '' && key(reading.name) === wanted,
    }))
  return { wanted, readings, fold: foldOf(document.gold) }
}

const pointsOf = (weights: Weights, { features }: Reading): number =>
  features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0)

function sharedFeatures(examples: Example[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { readings } of examples) {
    for (const feature of new Set(readings.flatMap(({ features }) => features))) {
      counts.set(feature, (counts.get(feature) ?? 0) + 1)
    }
  }
  return new Set([...counts].filter(([, count]) => count >= SHARED_MIN).map(([feature]) => feature))
}

/** How far each feature's weight should move for one résumé: wanted share less the share it has. */
function slopes(weights: Weights, { wanted, readings }: Example, shared: Set<string>): Weights {
  const points = readings.map((reading) => pointsOf(weights, reading))
  const most = Math.max(0, ...points)
  const shares = points.map((point) => Math.exp(point - most))
  const all = shares.reduce((sum, share) => sum + share, Math.exp(-most))
  const right = readings.reduce(
    (sum, { isRight }, at) => sum + (isRight ? (shares[at] ?? 0) : 0),
    0,
  )
  const slope: Weights = new Map()
  for (const [at, { features, isRight }] of readings.entries()) {
    const share = shares[at] ?? 0
    const aim = wanted !== '' && isRight ? share / right : 0
    const move = aim - share / all
    for (const feature of features) {
      if (shared.has(feature)) slope.set(feature, (slope.get(feature) ?? 0) + move)
    }
  }
  return slope
}

function learn(examples: Example[]): Weights {
  const shared = sharedFeatures(examples)
  const weights: Weights = new Map()
  const squares: Weights = new Map()
  // A name that no reading has teaches nothing.
  const taught = examples.filter(
    ({ wanted, readings }) => wanted === '' || readings.some(({ isRight }) => isRight),
  )
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const example of taught) {
      for (const [feature, move] of slopes(weights, example, shared)) {
        const weight = weights.get(feature) ?? 0
        const step = move - DECAY * weight
        const square = (squares.get(feature) ?? 1e-6) + step * step
        squares.set(feature, square)
        weights.set(feature, weight + (RATE * step) / Math.sqrt(square))
      }
    }
  }
  return weights
}

function answerOf(weights: Weights, { readings }: Example): Reading | null {
  let best: Reading | null = null
  let most = 0
  for (const reading of readings) {
    const points = pointsOf(weights, reading)
    if (points > most) {
      best = reading
      most = points
    }
  }
  return best
}

const documents = await readDocuments(values.set, values.kept)
const examples = documents
  .filter(({ form, gold }) => form === 'pdf' && gold.layout !== 'scan')
  .map(exampleOf)
let [hits, extra, lost] = [0, 0, 0]
for (let fold = 0; fold < FOLDS; fold++) {
  const weights = learn(examples.filter((example) => example.fold !== fold))
  for (const example of examples.filter((one) => one.fold === fold)) {
    const answer = answerOf(weights, example)
    if (answer?.isRight) hits++
    else {
      if (answer) extra++
      if (example.wanted !== '') lost++
    }
  }
}
console.log(`name: F1 ${((200 * hits) / (2 * hits + extra + lost)).toFixed(1)} in ${FOLDS} folds`)
if (values.write) {
  const kept = [...learn(examples)].filter(([, weight]) => Math.abs(weight) >= WEIGHT_MIN).sort()
  const rounded = kept.map(([feature, weight]) => [feature, Math.round(weight * 1000) / 1000])
  writeFileSync(WEIGHTS, `${JSON.stringify(Object.fromEntries(rounded), null, 1)}\n`)
}
