// Finds the position's title: the posting's own, or the best of what the text offers.
import type { Line, ReadableDocument } from '../../layout/types.js'
import type { Found, Unit } from '../types.js'
import { calmTitle, cleanPostedTitle, type TitleContext } from './clean-title.js'
import { bestTitle, type TitleModel } from './rank-title.js'
import type { Fields } from './read-fields.js'
import { titleCandidates } from './title-candidates.js'

/** A text that offers nothing better names no post. */
const SHARE_MIN = 0.02

export function findTitle(
  document: ReadableDocument,
  lines: readonly Line[],
  units: readonly Unit[],
  fields: Fields,
  context: TitleContext,
  model: TitleModel,
): Found | null {
  const posted = cleanPostedTitle(document.posting?.title ?? '', context)
  if (posted !== '') return { value: calmTitle(posted), spans: [], confidence: 0.99 }
  const best = bestTitle(titleCandidates(document, lines, units, fields, context), model)
  if (!best || best.share < SHARE_MIN) return null
  const { text, span } = best.candidate
  return { value: calmTitle(text), spans: span ? [span] : [], confidence: best.share }
}
