// Takes the title of a few lines on a noticeboard from the words that seek somebody: they have no line of their own for
// it, from which the ranking of candidates could tell.
import { isForeignDocument } from '../../languages/heard-languages.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { noticedPost } from '../refusal/hiring-notice.js'
import type { Found, Unit } from '../types.js'
import { calmTitle } from './calm-title.js'

/** The post stands where its words say so; which words end it is a guess. */
const CONFIDENCE = 0.8

/** Below this likelihood what the ranking chose names no post. */
const NAMES_POST = 0.3

/**
 * The post that a notice names.
 * @param ranked what the ranking chose; it stays in a text that is more than a notice, if it names a post
 */
export function noticedTitle(
  units: readonly Unit[],
  ranked: Found | null,
  isNotice: boolean,
): Found | null {
  const isNamed = titleLikelihood(ranked?.value ?? '') >= NAMES_POST
  return isNotice || !isNamed ? (postIn(units) ?? ranked) : ranked
}

function postIn(units: readonly Unit[]): Found | null {
  if (isForeignDocument()) return null
  const post = noticedPost(units.map(({ text }) => text))
  if (post === '') return null
  for (const { text, span } of units) {
    const at = text.indexOf(post)
    if (at < 0) continue
    const start = span.start + at
    const value = calmTitle(post)
    return { value, spans: [{ ...span, start, end: start + post.length }], confidence: CONFIDENCE }
  }
  return null
}
