// Heads of entries as a labeller of lines finds them, mistakes and all: this is what the labellers of words get to read.
import {
  type CluedLine,
  EDUCATION_RULES_ALL,
  findEducation,
  findWork,
  labelLines,
  type labelWords,
  type NetModel,
  SHIPPED,
  WORK_RULES_ALL,
  type WordLabeller,
} from '#engine/resume/training.js'
import type { LineExample } from './examples.js'

/** The lines of each head; `finder` should not have learned from the document. */
export function foundHeads(
  { lines }: LineExample,
  kind: WordLabeller,
  finder: NetModel,
): number[][] {
  let found: readonly (readonly CluedLine[])[] = []
  const keep: typeof labelWords = (_words, heads) => {
    found = heads
    return heads.map(() => [])
  }
  const labels = labelLines(lines, { lines: finder })
  if (kind === 'work') findWork(lines, labels, SHIPPED.english, WORK_RULES_ALL, keep)
  else findEducation(lines, labels, SHIPPED.english, EDUCATION_RULES_ALL, keep)
  const at = new Map(lines.map((line, index) => [line, index]))
  return found.map((head) => head.flatMap((line) => at.get(line) ?? []))
}
