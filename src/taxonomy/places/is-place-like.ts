// Says how surely a piece of text is nothing but a place.
import { patternOf } from '../../languages/words.js'
import { AMBIGUOUS_WORDS } from './place-rules.js'
import { analysePlace } from './read-place.js'

/** A longer text is more than a place. */
const TEXT_CHARS_MAX = 120
/** "Reading" or "Mobile" alone is more likely a word. */
const DOUBTFUL = 0.4
/**
 * A text whose words the gazetteer knows has this share of the likelihood. The rest depends on how
 * sure it is which place they mean.
 */
const KNOWN = 0.35
const BY_CONFIDENCE = 0.65

/** "Los Angeles Area" is as much a place as its town is; "Bay Area" is known as a whole. */
const AREA = new RegExp(patternOf('place-area'), 'i')

/** 0 to 1: "Austin, TX" near 1, "Reading" low, "Java Developer" 0. */
export function isPlaceLike(text: string): number {
  if (text.length > TEXT_CHARS_MAX) return 0
  const town = text.replace(AREA, '')
  return town === text ? likeness(text) : Math.max(likeness(text), likeness(town))
}

function likeness(text: string): number {
  const analysis = analysePlace(text)
  if (analysis === null) return 0
  const { names, coverage, place } = analysis
  const isDoubtful = names.length === 1 && names.some((name) => AMBIGUOUS_WORDS.has(name.key))
  const share = coverage * coverage * (isDoubtful ? DOUBTFUL : 1)
  return Math.round(share * (KNOWN + BY_CONFIDENCE * place.confidence) * 100) / 100
}
