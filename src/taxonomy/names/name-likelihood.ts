// Says how surely a line is a person's name and nothing else.
import { dataJson, dataLines } from '../../tables/data-file.js'
import { fold, foldKey } from '../../text/fold.js'
import { companyCueWords } from '../employers/employer-table.js'
import { STRONG_CUES } from '../institutions/institution-table.js'
import { givenNameLevel, isGivenName, isSurname } from './people-names.js'

interface Words {
  honorifics: string[]
  suffixes: string[]
  particles: string[]
  /** Endings that names of some languages share: -kumar, -enko, -sson. */
  endings: string[]
  against: string[]
}

const words = dataJson('./data/name-words.json', import.meta.url) as Words
const keys = (list: string[]): ReadonlySet<string> => new Set(list.map(foldKey))
const HONORIFICS = keys(words.honorifics)
const SUFFIXES = keys(words.suffixes)
const PARTICLES = keys(words.particles)
const COUNTER_WORDS = keys(words.against)
const COMMON_WORDS: ReadonlySet<string> = new Set(
  dataLines('./data/common-words.txt', import.meta.url).flatMap((line) => line.split(' ')),
)

/** A text that is longer or has more words is no name. */
const TEXT_CHARS_MAX = 60
const TOKENS_MAX = 6
/** The ending of a family name ("-son") needs at least this much before it. */
const ENDING_REST_CHARS_MIN = 2
/** Levels that givenNameLevel gives from 1,000 and from 100,000 births on. */
const COMMON_LEVEL_MIN = 3
const USUAL_LEVEL_MIN = 5
/** A word that may be part of a name: letters, apostrophe or hyphen, perhaps a dot at its end. */
const TOKEN = /^\p{Alpha}[\u0300-\u036f\p{Alpha}'’-]*\.?$/u
/** How much each word adds, by the list that knows it. Names that are everyday words add little. */
const POINT = {
  given: 0.3,
  commonGiven: 0.4,
  surname: 0.28,
  ending: 0.25,
  initial: 0.2,
  dottedInitial: 0.25,
  /**
   * An everyday word that is a common given name, such as "Rose" or "Grace"; "Price" and "Bond" are
   * not.
   */
  commonWordGiven: 0.2,
  commonWord: 0.05,
  shape: 0.3,
} as const
/** A single word is more likely a heading or a town. */
const SINGLE = 0.5
/** How a word of a name is written: "Maria", "Anna-Lena", "McBride"; "MARIA"; "M." */
const SHAPES = {
  capitalised:
    /^\p{Upper}[\u0300-\u036f\p{Lower}'’]+(?:-\p{Upper}[\u0300-\u036f\p{Lower}]+)?$|^(?:Mc|Mac|O['’]|D['’])\p{Upper}\p{Lower}+$/u,
  capitals: /^[\u0300-\u036f\p{Upper}'’-]{2,}$/u,
  initial: /^\p{Upper}\.?$/u,
} as const

/**
 * The words of the name itself, without titles before it and degrees behind it; "G.Kumar" becomes
 * two words.
 */
function nameTokens(text: string): string[] | null {
  const [head = ''] = text.split(/[,|(]/)
  const tokens = head
    .replace(/\.(?=\p{Alpha})/gu, '. ')
    .trim()
    .split(/\s+/)
  while (tokens.length > 1 && HONORIFICS.has(foldKey(tokens[0] ?? ''))) tokens.shift()
  while (tokens.length > 1 && SUFFIXES.has(foldKey(tokens.at(-1) ?? ''))) tokens.pop()
  const tail = foldKey(text.slice(head.length + 1))
  const isTailFine = tail === '' || tail.split(' ').every((word) => SUFFIXES.has(word))
  return isTailFine && tokens.length <= TOKENS_MAX ? tokens : null
}

function isCounter(key: string): boolean {
  if (COUNTER_WORDS.has(key)) return true
  const isCue = companyCueWords.has(key) || STRONG_CUES.has(key)
  return isCue && givenNameLevel(key) < COMMON_LEVEL_MIN
}

/** Endings are grouped by their last letters, so that a word is compared with few of them. */
const TAIL_CHARS = 2
const ENDINGS = new Map<string, string[]>()
for (const ending of words.endings) {
  const tail = ending.slice(-TAIL_CHARS)
  ENDINGS.set(tail, [...(ENDINGS.get(tail) ?? []), ending])
}

const hasEnding = (key: string): boolean =>
  ENDINGS.get(key.slice(-TAIL_CHARS))?.some(
    (ending) => key.endsWith(ending) && key.length >= ending.length + ENDING_REST_CHARS_MIN,
  ) ?? false

function pointsOf(token: string): number {
  if (SHAPES.initial.test(token)) return token.endsWith('.') ? POINT.dottedInitial : POINT.initial
  const key = fold(token).replace(/\.$/, '')
  const level = givenNameLevel(key)
  if (COMMON_WORDS.has(key))
    return level >= USUAL_LEVEL_MIN ? POINT.commonWordGiven : POINT.commonWord
  if (isGivenName(key)) return level >= COMMON_LEVEL_MIN ? POINT.commonGiven : POINT.given
  if (isSurname(key)) return POINT.surname
  return hasEnding(key) ? POINT.ending : 0
}

interface Tally {
  points: number
  /** Words in full, not counting initials. */
  full: number
  spoken: number
  shaped: number
}

function tally(tokens: string[]): Tally | null {
  const result: Tally = { points: 0, full: 0, spoken: 0, shaped: 0 }
  for (const [index, token] of tokens.entries()) {
    const key = foldKey(token)
    if (!TOKEN.test(token) || isCounter(key)) return null
    // "van", "de" and "bin" link the words of a name; at an edge "Della" and "Das" are names.
    if (index > 0 && index < tokens.length - 1 && PARTICLES.has(key)) continue
    const isInitial = SHAPES.initial.test(token)
    result.spoken += 1
    if (!isInitial) result.full += 1
    if (
      isInitial ||
      SHAPES.capitalised.test(token.replace(/\.$/, '')) ||
      SHAPES.capitals.test(token)
    )
      result.shaped += 1
    result.points += pointsOf(token)
  }
  return result
}

/** A single word as short as "Bo" could be anything. */
const NAME_CHARS_MIN = 3

/** 0 to 1: "Maria Lopez" near 1, "K. Sasikala" likely, "Project Manager" 0. */
export function nameLikelihood(text: string): number {
  const trimmed = text.trim()
  if (trimmed.length < NAME_CHARS_MIN || trimmed.length > TEXT_CHARS_MAX || /[\d@/:]/.test(trimmed))
    return 0
  const tokens = nameTokens(trimmed)
  const counts = tokens === null ? null : tally(tokens)
  if (counts === null || counts.full === 0) return 0
  const shape = (counts.shaped / counts.spoken) * POINT.shape
  const single = counts.spoken === 1 ? SINGLE : 1
  return Math.round(Math.min(1, (counts.points + shape) * single) * 100) / 100
}
