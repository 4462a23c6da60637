// Finds a requirement that no vocabulary knows by its own words in the texts of the redacted view.
import type { ScoringInput } from '../../contract/scoring-input.js'
import { foldKey } from '../../text/fold.js'
import type { Mention, Place } from '../types.js'
import { isFirmName } from './firm-name.js'
import { quoteAround } from './quote.js'
import { stanceAt } from './stance.js'

export interface PlacedText {
  text: string
  place: Place
  position: number
}

/**
 * The longest wish of 126 labelled postings has six words. A longer one is a sentence, whose words
 * stand together nowhere else.
 */
const WORDS_MAX = 8
/**
 * "SAP", "Go", "Word": a single word this short is often an everyday word too, so its letter case
 * counts.
 */
const NAME_CHARS_MAX = 5
const SPECIAL = /[.*+?^${}()|[\]\\/]/g

export function readTexts(input: ScoringInput): PlacedText[] {
  const outside = (text: string, place: Place): PlacedText => ({ text, place, position: -1 })
  const texts: PlacedText[] = []
  input.work_history.forEach(({ title, highlights }, position) => {
    texts.push({ text: title, place: 'work', position })
    for (const text of highlights) texts.push({ text, place: 'work', position })
  })
  for (const text of input.certifications) texts.push(outside(text, 'credential'))
  for (const { degree, field } of input.education) {
    texts.push(outside(degree, 'credential'), outside(field, 'credential'))
  }
  texts.push(outside(input.summary, 'list'))
  return texts
}

/**
 * Whole words in order, with any space or hyphen between them; a short name may also be in the
 * plural: "APIs".
 */
function patternOf(name: string): RegExp | null {
  const words = name
    .trim()
    .split(/[\s-]+/)
    .filter((word) => /[\p{Alpha}\p{N}]/u.test(word))
  if (words.length === 0 || words.length > WORDS_MAX) return null
  const body = words.map((word) => word.replace(SPECIAL, '\\$&')).join('[\\s-]+')
  // "Word" with a capital is not the word "word".
  const isName = words.length === 1 && name.length <= NAME_CHARS_MAX && /\p{Upper}/u.test(name)
  return new RegExp(
    `(?<![\\p{Alpha}\\p{N}])${body}${isName ? 's?' : ''}(?![\\p{Alpha}\\p{N}])`,
    isName ? 'u' : 'iu',
  )
}

/**
 * A name of one word with another capitalised word behind it is part of a longer name: "Switch" is
 * not the "Switch Yard".
 */
const LONE_CAPITAL = /^\p{Upper}\p{Lower}+$/u
const ANOTHER = /^\s\p{Upper}\p{Lower}/u

export function findPhrase(name: string, texts: readonly PlacedText[]): Mention[] {
  const pattern = patternOf(name)
  if (pattern === null) return []
  const key = foldKey(name)
  const isCapital = LONE_CAPITAL.test(name)
  return texts.flatMap(({ text, place, position }) => {
    const match = pattern.exec(text)
    if (match === null) return []
    const end = match.index + match[0].length
    if (isCapital && ANOTHER.test(text.slice(end))) return []
    if (isFirmName(text, match.index, end)) return []
    const stance = stanceAt(text, match.index, end)
    if (stance === 'denied' || stance === 'others') return []
    const quote = quoteAround(text, match.index, end)
    const isPart = stance === 'part'
    return [{ skillId: null, key, place, position, quote, isSure: true, isPart }]
  })
}
