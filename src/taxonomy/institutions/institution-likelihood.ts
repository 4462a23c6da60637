// Says how surely a piece of text names a school, college, university or examining board.
import { anyOf, onlyOf } from '../../languages/words.js'
import { holds, sliceOf } from '../../text/code-at.js'
import { type KeyedText, keyedText } from '../../text/keyed-text.js'
import { trimEnd } from '../../text/trim-end.js'
import { holdsSentenceEnd } from '../match/sentence-end.js'
import {
  CUE,
  CUE_ENDINGS,
  type CuePhrase,
  lookUpInstitution,
  strongPhrases,
  wordCues,
} from './institution-table.js'

/** A text that is longer or has more words is a sentence. */
const TEXT_CHARS_MAX = 140
const WORDS_MAX = 16
/**
 * How much each sign of a school counts. A cue with nothing beside it, such as "College" alone,
 * names no school.
 */
const SCORE = {
  known: 0.97,
  phrase: 0.9,
  strong: 0.85,
  phraseAlone: 0.5,
  strongAlone: 0.4,
  /** "CVRU", "MNSKIT": universities and institutes of technology have such abbreviations. */
  universityLetters: 0.45,
  letters: 0.25,
  weak: 0.15,
  weakMax: 0.3,
} as const
/**
 * The share of the likelihood that remains beside a word that speaks against a school, in a
 * sentence, and in small letters.
 */
const PENALTY = { counter: 0.5, sentence: 0.5, lower: 0.85 } as const

/** "Flint Central High" leaves out the word "school". */
const WITHOUT_SCHOOL = onlyOf('school:without-school')
/** Verbs show a sentence; they occur in no school's name. */
const VERB = new RegExp(String.raw`\b(?:${anyOf('school:verbs')})\b`)
/** Hardly any word has the last letters of a cue's ending, so these are compared first. */
const TAIL_CHARS = 4
const CUE_TAILS = new Set([...CUE_ENDINGS].map((end) => end.slice(-TAIL_CHARS)))
const CUE_CHARS_MIN = Math.min(...[...CUE_ENDINGS].map((end) => end.length)) + 1
const LETTERS = /^(?:\p{Upper}\.?){3,9}$/u
/**
 * "BHU", "MNIT", "VCET": abbreviations of universities, institutes and engineering colleges end
 * like this.
 */
const UNIVERSITY_LETTERS = /^[A-Z]{2,7}(?:U|IT|ITM|IET|CET|CE)$/

function hasCueEnding(word: string): boolean {
  if (word.length < CUE_CHARS_MIN || !CUE_TAILS.has(sliceOf(word, -TAIL_CHARS))) return false
  for (const end of CUE_ENDINGS) {
    if (word.length > end.length && word.endsWith(end) && CUE_ENDINGS.has(end)) return true
  }
  return false
}

function lettersScore(text: string): number {
  if (holds(text, ' ') || !LETTERS.test(text)) return 0
  return UNIVERSITY_LETTERS.test(text.replace(/\./g, '')) ? SCORE.universityLetters : SCORE.letters
}

/** Of the phrases that the text holds, the one that comes first in the list. */
function phraseIn(padded: string, words: readonly string[]): CuePhrase | null {
  let first: CuePhrase | null = null
  for (const word of words) {
    for (const phrase of strongPhrases(word)) {
      if (phrase.rank < (first?.rank ?? Infinity) && padded.includes(phrase.padded)) first = phrase
    }
  }
  return first
}

interface CuesFound {
  /** Everything that the words say, as bits. */
  bits: number
  weak: number
}

function cuesIn(words: readonly string[]): CuesFound {
  let bits = 0
  let weak = 0
  for (const word of words) {
    const own = wordCues(word)
    bits |= own
    if (own & CUE.weak) weak += 1
    if (!(bits & CUE.strong) && hasCueEnding(word)) bits |= CUE.strong
  }
  return { bits, weak }
}

/** A cue needs a name beside it: "School" and "High School" alone are headings or degrees. */
function cueScore(key: string, words: readonly string[], { bits, weak }: CuesFound): number {
  if (bits & CUE.phrase) {
    const padded = ` ${key} `
    const phrase = phraseIn(padded, words)
    if (phrase !== null) return padded === phrase.padded ? SCORE.phraseAlone : SCORE.phrase
  }
  if (bits & CUE.strong) return words.length > 1 ? SCORE.strong : SCORE.strongAlone
  if (words.length > 1 && words.at(-1) === WITHOUT_SCHOOL) return SCORE.phraseAlone
  return Math.min(SCORE.weakMax, weak * SCORE.weak)
}

/** 0 to 1: "Hill Valley High School" near 1, "School Teacher" low, "Acme GmbH" 0. */
export function institutionLikelihood(text: string, keyed?: KeyedText): number {
  const trimmed = trimEnd(text.trim(), ',;:')
  if (trimmed === '' || trimmed.length > TEXT_CHARS_MAX) return 0
  const printed = keyed ?? keyedText(trimmed)
  if (lookUpInstitution(trimmed, printed.key) !== null) return SCORE.known
  // A dot separates words here: "C.B.S.E.Board", "Shri N.M.High School".
  const { key, words } = holds(trimmed, '.')
    ? keyedText(trimmed.replace(/\.(?=\p{Alpha}{3})/gu, '. '))
    : printed
  if (words.length > WORDS_MAX) return 0
  const cues = cuesIn(words)
  let score = Math.max(cueScore(key, words, cues), lettersScore(trimmed))
  if (score === 0) return 0
  if (cues.bits & CUE.counter) score *= PENALTY.counter
  if (VERB.test(trimmed) || holdsSentenceEnd(trimmed)) score *= PENALTY.sentence
  if (/^\p{Lower}/u.test(trimmed)) score *= PENALTY.lower
  return Math.round(score * 100) / 100
}
