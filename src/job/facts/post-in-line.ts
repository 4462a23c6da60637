// Takes from a line what pages write around a post's name: the way to the page, and its address.
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { TRAIL } from './title-patterns.js'

/** From this likelihood on a text surely names a post. */
export const TITLE_SURE = 0.5
/** "Acme | Baker | Leeds | https://…": an address behind other pieces is only one of them. */
const ADDRESS_PIECE = /\s*[|•·]\s*(?:https?:|www\.)\S*\s*$/i
export const withoutAddress = (text: string): string => text.replace(ADDRESS_PIECE, '')

/** Between the steps of a trail of pages. */
const STEP = /\s+[>›»]\s+/
/** The post stands last in a trail, or before its place: "Home › Jobs › Bakery › Baker › Leeds". */
const LAST_STEPS = 2

/** The step of a trail of pages that surely names a post; other texts as they are. */
export function postInTrail(text: string): string {
  if (!TRAIL.test(text)) return text
  const steps = text.split(STEP).slice(-LAST_STEPS)
  return steps.findLast((step) => titleLikelihood(step) >= TITLE_SURE) ?? text
}
