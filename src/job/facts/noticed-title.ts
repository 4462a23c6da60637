// Takes the title of a few lines on a noticeboard from the words that seek somebody: they have no line of their own for
// it, from which the ranking of candidates could tell.
import { isForeignDocument } from '../../languages/heard-languages.js'
import { noticedPost } from '../refusal/hiring-notice.js'
import type { Found, Unit } from '../types.js'
import { calmTitle } from './calm-title.js'

/** The post stands where its words say so; which words end it is a guess. */
const CONFIDENCE = 0.8

export function noticedTitle(units: readonly Unit[]): Found | null {
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
