// Finds the position's title: from the posting's own data, or the best candidate in the text.
import type { Line, ReadableDocument } from '../../layout/types.js'
import type { Found, Unit } from '../types.js'
import { calmTitle } from './calm-title.js'
import { cleanPostedTitle, type TitleContext } from './clean-title.js'
import { possibleTitles } from './possible-titles.js'
import { bestOf, type RankingModel } from './rank-candidates.js'
import type { Fields } from './read-fields.js'
import { titleCandidates } from './title-candidates.js'

/** The posting's own data states the title. */
const POSTED_CONFIDENCE = 0.99

export function findTitle(
  document: ReadableDocument,
  lines: readonly Line[],
  units: readonly Unit[],
  fields: Fields,
  context: TitleContext,
  model: RankingModel,
): Found | null {
  const posted = cleanPostedTitle(document.posting?.title ?? '', context)
  if (posted !== '') return { value: calmTitle(posted), spans: [], confidence: POSTED_CONFIDENCE }
  const all = titleCandidates(document, lines, units, fields, context)
  const candidates = possibleTitles(all, fields)
  const best = bestOf(candidates, model, (candidate) => candidate.text)
  if (!best || best.candidate.text === '') return null
  const { text, span } = best.candidate
  return { value: calmTitle(text), spans: span ? [span] : [], confidence: best.share }
}

/** A longer line is a paragraph that mentions the title somewhere. */
const LINE_CHARS_MAX = 200

/**
 * The words from which the title was read, with terms of work: "Respiratory Therapist (Per Diem)".
 */
export function printedTitle(
  document: ReadableDocument,
  lines: readonly Line[],
  title: Found | null,
): string {
  if (document.posting?.title) return document.posting.title
  const [span] = title?.spans ?? []
  const line = span ? (lines[span.line]?.text ?? '') : ''
  return line !== '' && line.length <= LINE_CHARS_MAX ? line : (title?.value ?? '')
}
