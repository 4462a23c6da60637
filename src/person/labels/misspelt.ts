// Finds labels with one slip: "Martial Staus", "Natinality", "Date of Brith". Only long labels,
// where a word that is one letter off is no other word.
import type { BakedRows, Row } from '../../tables/baked-rows.js'

/** A shorter label with a slip may be another word; no label is longer than the upper bound. */
const LETTERS_MIN = 8
const LETTERS_MAX = 24

/** Only letters: people set the spaces and dots of a label as they like. */
const lettersOf = (text: string): string => text.replace(/[^\p{Alpha}]/gu, '')

/**
 * One slip leaves the first or the last letters of a long word as they are, so labels are looked up
 * by both. A list of each label without each of its letters took 15 MB more
 * of a server with two readers (`npm run bench:start`).
 */
const EDGE_LETTERS = 3
const edgesOf = (word: string): [string, string] => [
  `${word.slice(0, EDGE_LETTERS)}-`,
  `-${word.slice(-EDGE_LETTERS)}`,
]

/** Whether one letter is added, missing or different, or two neighbours are swapped. */
export function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const [x, y] = [a.slice(from), b.slice(from)]
  if (x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1)) return true
  return x.length === y.length && x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2)
}

/** Labels with their fields, by both edges. */
export function labelsByEdge(labels: Iterable<Row>): Map<string, Row[]> {
  const byEdge = new Map<string, Row[]>()
  for (const [text, field] of labels) {
    const label = lettersOf(text)
    if (label.length < LETTERS_MIN || label.length > LETTERS_MAX) continue
    for (const edge of edgesOf(label)) {
      const others = byEdge.get(edge)
      if (others) others.push([label, field])
      else byEdge.set(edge, [[label, field]])
    }
  }
  return byEdge
}

export class MisspeltLabels<Field> {
  readonly #byEdge: BakedRows
  readonly #fieldOf: (name: string) => Field

  constructor(byEdge: BakedRows, fieldOf: (name: string) => Field) {
    this.#byEdge = byEdge
    this.#fieldOf = fieldOf
  }

  /** The field whose label the folded text is, with one slip. */
  find(text: string): Field | null {
    const word = lettersOf(text)
    if (word.length < LETTERS_MIN || word.length > LETTERS_MAX) return null
    for (const edge of edgesOf(word)) {
      for (const [label, field] of this.#byEdge.get(edge) ?? []) {
        if (isOneSlip(word, label)) return this.#fieldOf(field)
      }
    }
    return null
  }
}
