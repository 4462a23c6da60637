// Leaves out what repeats the label of an item: "Agile working. Experience in agile delivery teams" asks for
// one thing.

import { foldKey } from '../../text/fold.js'
import type { Phrase } from '../phrases/read-phrases.js'

/** A few words before a colon or a full stop, and an explanation behind it. */
const LABEL = /^\p{Upper}[^:.;()]{2,48}[:.](?=\s+\p{Upper})/u
/** Names that begin alike are forms of one: "communication", "communicating". */
const STEM_CHARS = 5

const opening = (raw: string): string => foldKey(raw).slice(0, STEM_CHARS)

/** @param text the unit that the phrases were found in */
export function withoutRepeats(text: string, phrases: readonly Phrase[]): readonly Phrase[] {
  const [label, ...others] = phrases
  const end = LABEL.exec(text)?.[0].length ?? 0
  // The label must be a name and nothing else.
  if (label === undefined || label.start > 0 || label.end !== end - 1) return phrases
  return [label, ...others.filter(({ raw }) => opening(raw) !== opening(label.raw))]
}
