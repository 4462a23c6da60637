// Tells how likely a short text is a job title, by the vocabulary and by nouns that titles are
// built on.
import { eachOf } from '../../languages/words.js'
import { isTitle } from './find-title.js'
import { isKnownTitle, KNOWN_CHARS_MAX } from './normalize-title.js'
import { spelledOut, titleWords } from './title-key.js'
import { isTitleNoun, leadsTitle, OF, wordsOf } from './title-nouns.js'

const MODIFIERS = wordsOf('./data/modifier-words.txt')
const COMMON = wordsOf('./data/common-words.txt')
const SENTENCE_WORDS = wordsOf('./data/sentence-words.txt')
const CONNECTORS = new Set([...OF, ...eachOf('title:connectors')])
/** Grades behind a title: "II", "3", "L5". */
const GRADES = /^(?:i{1,3}|iv|v|[1-5]|l[1-7])$/
/** No grade has more letters, so longer words need not be tried. */
const GRADE_CHARS_MAX = 3
const isGrade = (word: string): boolean => word.length <= GRADE_CHARS_MAX && GRADES.test(word)

/** No title is longer. This bounds the cost, because every line of a résumé is asked about. */
const CHARS_MAX = 120
const WORDS_MAX = 9
/** The vocabulary has it and it has a noun of titles: words cannot tell more surely. */
const KNOWN = 0.97
/** "Assistant", "Associate": everyday words as well as titles. */
const COMMON_ALONE = 0.4
/** "Customer Service": the vocabulary has it, but it may be a skill or a department too. */
const KNOWN_WITHOUT_NOUN = 0.5
/** "Staff Nurse - Outpatients", "Teacher (Biology)": a known title and its field. */
const KNOWN_WITH_FIELD = 0.85
const FIELD = /\s[-–—|]\s|\s?\(/
/** For a noun of titles in the usual place, and for one elsewhere. */
const NOUN_LAST = 0.75
const NOUN_ELSEWHERE = 0.35
/**
 * The noun alone gives this share of its points. The rest depends on the share of familiar words.
 */
const NOUN_ALONE = 0.6
const NOUN_BY_FAMILIAR = 0.4
/** Familiar words add this by themselves. */
const FAMILIAR_SHARE = 0.25
/** "Managed a team of engineers." holds a noun of titles but is a sentence. */
const SENTENCE_FACTOR = 0.4
const SENTENCE_END = /[a-z]{3}\.$/

const isFamiliar = (word: string): boolean =>
  isTitleNoun(word) || MODIFIERS.has(word) || CONNECTORS.has(word)

/** 0 to 1: a noun at the end counts most, known modifiers add, unknown words take away. */
export function titleLikelihood(text: string): number {
  if (text.length > CHARS_MAX) return 0
  const printed = titleWords(text)
  const written = spelledOut(printed)
  const words = written.filter((word) => !isGrade(word))
  if (words.length === 0 || words.length > WORDS_MAX) return 0
  if (words.length === 1 && COMMON.has(words[0] ?? '')) return COMMON_ALONE
  const hasNoun = words.some(isTitleNoun)
  if (text.length <= KNOWN_CHARS_MAX && isTitle(printed, written))
    return hasNoun || words.length === 1 ? KNOWN : KNOWN_WITHOUT_NOUN
  const field = text.search(FIELD)
  if (field >= 0 && isKnownTitle(text.slice(0, field))) return KNOWN_WITH_FIELD
  if (!hasNoun) return 0
  const behind = words.findIndex((word) => OF.has(word))
  const noun = words[(behind > 0 ? behind : words.length) - 1] ?? ''
  const isPlaced =
    isTitleNoun(noun) || isTitleNoun(words.at(-1) ?? '') || leadsTitle(words[0] ?? '')
  const base = isPlaced ? NOUN_LAST : NOUN_ELSEWHERE
  const familiar = words.filter(isFamiliar).length / words.length
  const likelihood = base * (NOUN_ALONE + NOUN_BY_FAMILIAR * familiar) + FAMILIAR_SHARE * familiar
  const isSentence = words.some((word) => SENTENCE_WORDS.has(word)) || SENTENCE_END.test(text)
  return Math.min(1, isSentence ? likelihood * SENTENCE_FACTOR : likelihood)
}
