// Tells what a clause before a colon announces, where it is longer than a heading: "We are looking for individuals who
// meet the following criteria:", "The package for this role:". In an ad without line breaks nothing else parts its lists.
import { patternOf } from '../../languages/words.js'
import { foldKey } from '../../text/fold.js'
import type { HeadingKind } from '../types.js'

/** A longer clause is a sentence about more than the list behind it. */
export const LEAD_IN_WORDS_MAX = 14
const ANNOUNCES = /[:：]$/
const SENTENCE_END = /[.!?]\s/

const KINDS: readonly (readonly [HeadingKind, RegExp])[] = [
  ['duties', new RegExp(patternOf('unit-lead-in-duties'))],
  ['asked', new RegExp(patternOf('unit-lead-in-asked'))],
  ['benefits', new RegExp(patternOf('unit-lead-in-benefits'))],
]

/** "The person: you must be:" announces with what stands behind the label. */
const LAST_CLAUSE = /[^:：]+[:：]$/

/** What the clause announces; '' if it announces nothing, or no colon ends it. */
export function leadInKind(text: string): HeadingKind {
  if (!ANNOUNCES.test(text)) return ''
  if (SENTENCE_END.test(text) || text.split(' ').length > LEAD_IN_WORDS_MAX) return ''
  const clause = foldKey(LAST_CLAUSE.exec(text)?.[0] ?? '')
  return KINDS.find(([, pattern]) => pattern.test(clause))?.[0] ?? ''
}
