// How likely a short text is a job title, by the vocabulary and by the nouns that titles turn on.
import { eachOf } from '../../languages/words.js'
import { isTitle } from './find-title.js'
import { isKnownTitle, KNOWN_CHARS_MAX } from './normalize-title.js'
import { spelledOut, titleWords } from './title-key.js'
import { isTitleNoun, leadsTitle, OF, wordsOf } from './title-nouns.js'

const MODIFIERS = wordsOf('./data/modifier-words.txt')
const COMMON = wordsOf('./data/common-words.txt')
const SENTENCE_WORDS = wordsOf('./data/sentence-words.txt')
const CONNECTORS = new Set([...OF, ...eachOf('title:connectors')])
const GRADES = /^(?:i{1,3}|iv|v|[1-5]|l[1-7])$/
/** Spares longer words the pattern: no grade has more letters. */
const GRADE_CHARS_MAX = 3
const isGrade = (word: string): boolean => word.length <= GRADE_CHARS_MAX && GRADES.test(word)

/** Nothing longer is a title; a labeller asks about every line. */
const CHARS_MAX = 120
const WORDS_MAX = 9
/** In the vocabulary, with a noun of titles: as sure as words can be. */
const KNOWN = 0.97
/** "Assistant", "Associate": a word of everyday text as well as a title. */
const COMMON_ALONE = 0.4
/** "Customer Service": known, but a skill or a department just as well. */
const KNOWN_WITHOUT_NOUN = 0.5
/** "Staff Nurse - Outpatients", "Teacher (Biology)". */
const KNOWN_WITH_FIELD = 0.85
const FIELD = /\s[-–—|]\s|\s?\(/
/** A noun where a title has it, or elsewhere. */
const NOUN_LAST = 0.75
const NOUN_ELSEWHERE = 0.35
/** The noun alone counts so much of its worth; the rest comes with the share of familiar words. */
const NOUN_ALONE = 0.6
const NOUN_BY_FAMILIAR = 0.4
/** What familiar words add by themselves. */
const FAMILIAR_SHARE = 0.25
/** "Managed a team of engineers." has a noun of titles, and is a sentence. */
const SENTENCE_FACTOR = 0.4
const SENTENCE_END = /[a-z]{3}\.$/

const isFamiliar = (word: string): boolean =>
  isTitleNoun(word) || MODIFIERS.has(word) || CONNECTORS.has(word)

/** 0 to 1: the noun at the end counts most, known modifiers add, unknown words take away. */
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
