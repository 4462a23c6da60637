// Learns the weights that choose the candidate's town among its readings:
//   npm run train:town -- --set DIR [--kept FILE] [--write]
// A softmax over the readings of each résumé and "no town" (eval/redact/softmax.ts), in five folds
// by person. Features are positions, labels and sizes, never the name of a place. Prints how many
// towns are right under cross-validation, as PDF and as text; --write stores the weights learned
// from all résumés.
import { writeFileSync } from 'node:fs'
import { readDocuments } from '../train/documents.js'
import { FOLDS } from '../train/folds.js'
import { learnTowns, townExamples } from './learn-town.js'
import { answerOf, written } from './softmax.js'
import { trainingOptions } from './training-options.js'

const { set, kept, write } = trainingOptions('train:town')
const WEIGHTS = 'src/person/address/data/town-weights.json'

const documents = await readDocuments(set, kept)
const examples = townExamples(documents)
const counts: Record<
  string,
  { towns: number; read: number; right: number; none: number; extra: number }
> = {}
for (let fold = 0; fold < FOLDS; fold++) {
  const weights = learnTowns(examples, fold)
  for (const example of examples.filter((one) => one.fold === fold)) {
    counts[example.form] ??= { towns: 0, read: 0, right: 0, none: 0, extra: 0 }
    const own = counts[example.form] as (typeof counts)[string]
    const answer = answerOf(weights, example)
    if (example.wanted === '') {
      own.none++
      if (answer) own.extra++
      continue
    }
    own.towns++
    if (example.readings.some(({ isRight }) => isRight)) own.read++
    if (answer?.isRight) own.right++
  }
}
for (const [form, own] of Object.entries(counts)) {
  const percent = ((100 * own.right) / own.towns).toFixed(1)
  console.log(
    `${form}: ${percent} % of ${own.towns} towns in ${FOLDS} folds (${own.read} are among the readings); ` +
      `a town said for ${own.extra} of ${own.none} without one`,
  )
}
if (write) writeFileSync(WEIGHTS, written(learnTowns(examples)))
