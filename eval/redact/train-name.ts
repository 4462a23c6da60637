// Learns the weights that choose the candidate's name among its readings:
//   npm run train:name -- --set DIR [--kept FILE] [--write]
// A softmax over the readings of each résumé and "no name" (eval/redact/softmax.ts), in five folds
// by person. Features are shapes and positions, never words of a name. Prints the cross-validated
// F1; --write stores the weights learned from all résumés.
import { writeFileSync } from 'node:fs'
import { readDocuments } from '../train/documents.js'
import { FOLDS } from '../train/folds.js'
import { learnNames, nameExamples } from './learn-name.js'
import { answerOf, written } from './softmax.js'
import { trainingOptions } from './training-options.js'

const { set, kept, write } = trainingOptions('train:name')
const WEIGHTS = 'src/person/name/data/name-weights.json'
const documents = await readDocuments(set, kept)
const examples = nameExamples(documents)
let [hits, extra, lost] = [0, 0, 0]
for (let fold = 0; fold < FOLDS; fold++) {
  const weights = learnNames(examples, fold)
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
if (write) writeFileSync(WEIGHTS, written(learnNames(examples)))
