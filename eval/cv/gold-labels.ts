// Reads a document with gold labels instead of the labellers': what is still wrong was lost when
// entries and dates were assembled.
import {
  assignSections,
  EDUCATION_RULES_ALL,
  fieldsOf,
  findEducation,
  findWork,
  type labelWords,
  plainLabel,
  SHIPPED,
  WORK_RULES_ALL,
  wordsOfHeads,
} from '#engine/resume/training.js'
import { type LabelledDocument, linesOf } from '../train/documents.js'
import { type EntryKind, type LineExample, lineExample, wordLabels } from '../train/examples.js'
import type { Entry } from './measures.js'
import { inContract } from './readings.js'

export interface GoldReading {
  example: LineExample
  got: Record<EntryKind, Entry[]>
}

/** Labels the words of heads by the places where the document prints the gold values. */
function goldWords(example: LineExample, kind: EntryKind): typeof labelWords {
  const at = new Map(example.lines.map((line, index) => [line, index]))
  return (_looks, heads) =>
    wordsOfHeads(heads, kind).map(({ words }, head) => {
      const lines = heads[head] ?? []
      const indices = lines.map((line) => at.get(line) ?? -1)
      const labels = wordLabels(words, indices, example, kind)
      const sure = labels.map((label) => ({ label, probability: 1 }))
      return fieldsOf(words, sure, lines)
    })
}

export function readWithGold(document: LabelledDocument): GoldReading {
  const lines = linesOf(document)
  const example = lineExample(lines, document.gold)
  const { lines: clued } = example
  const labels = example.labels.map((label) => ({ label: plainLabel(label), probability: 1 }))
  const work = findWork(clued, labels, SHIPPED.english, WORK_RULES_ALL, goldWords(example, 'work'))
  const education = findEducation(
    clued,
    labels,
    SHIPPED.english,
    EDUCATION_RULES_ALL,
    goldWords(example, 'education'),
  )
  return { example, got: inContract(lines, assignSections(lines), work, education) }
}
