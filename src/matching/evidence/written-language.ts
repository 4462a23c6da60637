// A language in which the résumé itself is written: its sentences show the language in part, but not how well
// somebody speaks it.
import { detectLanguage } from '../../languages/detect-language.js'
import { patternOf } from '../../languages/words.js'
import { dataRows } from '../../tables/data-file.js'
import type { Mention } from '../types.js'
import { WEIGHTS } from '../weights.js'
import type { PlacedText } from './find-phrase.js'
import { quoteWhole } from './quote.js'

const CODES = new Map(
  dataRows('../data/written-languages.txt', import.meta.url).map(([id = '', code = '']) => [
    `skill_${id}`,
    code,
  ]),
)
/** Fewer words are a name or an item of a list and do not show how somebody writes. By eye. */
const SENTENCE_WORDS_MIN = 6

const SENTENCE_END = /(?<=[.!?])\s+|\n/

/**
 * A sentence has more words in small letters than names; a list of medals has none. Half is where
 * one outnumbers the other.
 */
const SMALL_SHARE_MIN = 0.5
const SMALL = /^\p{Lower}/u

const isSentence = (text: string): boolean => text.split(/\s+/).length >= SENTENCE_WORDS_MIN

const isPlain = (text: string): boolean => {
  const words = text.split(/\s+/)
  return words.filter((word) => SMALL.test(word)).length >= SMALL_SHARE_MIN * words.length
}

/**
 * The longest sentence first. Of two equally long ones the alphabet decides and not the order of
 * the document.
 */
const longer = (a: string, b: string): number => b.length - a.length || (a < b ? -1 : 1)

/** Words of speaking and writing: such a sentence says more of a language than any other. */
const OF_USE = new RegExp(patternOf('match-language-use'), 'i')
const isOfUse = (text: string): boolean => OF_USE.test(text) && isPlain(text)

/** Only texts about work count: a summary speaks of the person, on whom no match may depend. */
export function writtenIn(skillId: string, texts: readonly PlacedText[]): Mention[] {
  const code = CODES.get(skillId)
  if (code === undefined) return []
  const told = texts.filter(({ place }) => place === 'work').map(({ text }) => text)
  const lines = [...new Set(told)].filter(isSentence).sort(longer)
  if (detectLanguage(lines).language !== code) return []
  const sentences = lines.flatMap((text) => text.split(SENTENCE_END)).filter(isSentence)
  const whole = sentences.filter(({ length }) => length <= WEIGHTS.quote.charsMax).sort(longer)
  const quote = quoteWhole(
    whole.find(isOfUse) ?? whole.find(isPlain) ?? lines.find(isPlain) ?? whole[0] ?? lines[0] ?? '',
  )
  const found: Mention = {
    skillId,
    key: '',
    place: 'credential',
    position: -1,
    quote,
    isSure: true,
    isPart: true,
  }
  return quote === '' ? [] : [found]
}
