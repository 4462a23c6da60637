// Learns the weights by which the candidate's name is told among its readings:
//   npm run train:name -- --set DIR [--kept FILE] [--write]
// A softmax over the readings of each résumé and "no name" (eval/redact/softmax.ts), five folds by person. Features
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
import { answerOf, type Example, learn, written } from './softmax.js'

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    kept: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
if (!values.set) throw new Error('usage: npm run train:name -- --set DIR [--kept FILE] [--write]')

const WEIGHTS = 'src/person/name/data/name-weights.json'
const READINGS_MAX = 120
const PACE = { epochs: 25, rate: 0.2, decay: 2e-3, sharedMin: 3 }

interface NameExample extends Example {
  fold: number
}

const key = (name: unknown): string => folded(name).replaceAll(' ', '')

function exampleOf(document: LabelledDocument): NameExample {
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

const documents = await readDocuments(values.set, values.kept)
const examples = documents
  .filter(({ form, gold }) => form === 'pdf' && gold.layout !== 'scan')
  .map(exampleOf)
let [hits, extra, lost] = [0, 0, 0]
for (let fold = 0; fold < FOLDS; fold++) {
  const weights = learn(
    examples.filter((example) => example.fold !== fold),
    PACE,
  )
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
if (values.write) writeFileSync(WEIGHTS, written(learn(examples, PACE)))
