// "6 months worked with Acme as a Technician." in the work section is a position, also where the
// labeller took it for text.
import type { Labelled } from '../../core/crf/decode.js'
import type { SeenLine } from '../labels/line-features.js'
import { readSentence } from './read-sentence.js'

/** Less sure than what the labeller said itself. */
const PROMOTED = 0.65
/** A length of time, a person, then the verb. No two parts in a row can match the same letters. */
const WORKED =
  /^[^\p{L}\p{N}]*(?:[\p{L}\p{N}][\p{L}\p{N}+.]*\s+(?:years?|months?)\s+)?(?:of\s+)?(?:i\s+)?(?:have\s+)?(?:(?:presently|currently|previously)\s+)?(?:work(?:ed|ing)?|served|serving|employed|experience)\b/iu

const isText = (label: string, bullet: boolean): boolean =>
  label === 'O' || (label === 'Wb' && !bullet)

export function promoteSentences(seen: SeenLine[], labels: Labelled[]): Labelled[] {
  return labels.map((label, index) => {
    const line = seen[index]
    if (line?.source.section !== 'work' || line.source.heading !== null) return label
    const { text, bullet } = line.source.line
    if (!isText(label.label, bullet) || !WORKED.test(text)) return label
    const next = seen[index + 1]
    const told = readSentence([line]) ?? (next ? readSentence([line, next]) : null)
    return told ? { label: 'W+', probability: PROMOTED } : label
  })
}
