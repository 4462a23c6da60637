// Says how surely a piece of text names a school, college, university or examining board.
import { foldKey } from '../../core/fold.js'
import {
  COUNTER_CUES,
  CUE_ENDINGS,
  lookUpInstitution,
  STRONG_CUES,
  STRONG_PHRASES,
  WEAK_CUES,
} from './institution-table.js'

const TEXT_CHARS_MAX = 140
const WORDS_MAX = 16
const SCORE = {
  known: 0.97,
  phrase: 0.9,
  strong: 0.85,
  phraseAlone: 0.5,
  strongAlone: 0.4,
  /** "CVRU", "MNSKIT": universities and institutes of technology are known by such letters. */
  universityLetters: 0.45,
  letters: 0.25,
  weak: 0.15,
  weakMax: 0.3,
} as const
const PENALTY = { counter: 0.5, sentence: 0.5, lower: 0.85 } as const

/** "… college. He has been the …": running text. */
const SENTENCE =
  /[.!?]\s+\p{Lu}\p{Ll}*\s\p{Ll}+\s\p{Ll}|\b(?:is|are|was|were|have|has|will|from|by|during)\b/u
const LETTERS = /^(?:\p{Lu}\.?){3,9}$/u
const UNIVERSITY_LETTERS = /^[A-Z]{2,7}(?:U|IT|ITM|IET|CET|CE)$/

function isStrong(word: string): boolean {
  return (
    STRONG_CUES.has(word) ||
    CUE_ENDINGS.some((end) => word.length > end.length && word.endsWith(end))
  )
}

function lettersScore(text: string): number {
  if (!LETTERS.test(text)) return 0
  return UNIVERSITY_LETTERS.test(text.replace(/\./g, '')) ? SCORE.universityLetters : SCORE.letters
}

/** A cue needs a name beside it: "School" and "High School" alone are headings or degrees. */
function cueScore(key: string, words: string[]): number {
  const padded = ` ${key} `
  const phrase = STRONG_PHRASES.find((cue) => padded.includes(cue))
  if (phrase !== undefined) return padded === phrase ? SCORE.phraseAlone : SCORE.phrase
  if (words.some(isStrong)) return words.length > 1 ? SCORE.strong : SCORE.strongAlone
  // "Flint Central High" leaves the school unsaid.
  if (words.length > 1 && words.at(-1) === 'high') return SCORE.phraseAlone
  const weak = words.filter((word) => WEAK_CUES.has(word)).length
  return Math.min(SCORE.weakMax, weak * SCORE.weak)
}

/** 0 to 1: "Hill Valley High School" near 1, "School Teacher" low, "Acme GmbH" 0. */
export function institutionLikelihood(text: string): number {
  const trimmed = text.trim().replace(/[\s,;:]+$/, '')
  if (trimmed === '' || trimmed.length > TEXT_CHARS_MAX) return 0
  if (lookUpInstitution(trimmed) !== null) return SCORE.known
  // Dots part words here: "C.B.S.E.Board", "Shri N.M.High School".
  const key = foldKey(trimmed.replace(/\.(?=\p{L}{3})/gu, '. '))
  const words = key.split(' ')
  if (words.length > WORDS_MAX) return 0
  let score = Math.max(cueScore(key, words), lettersScore(trimmed))
  if (words.some((word) => COUNTER_CUES.has(word))) score *= PENALTY.counter
  if (SENTENCE.test(trimmed)) score *= PENALTY.sentence
  if (/^\p{Ll}/u.test(trimmed)) score *= PENALTY.lower
  return Math.round(score * 100) / 100
}
