// Says how surely a piece of text names an employer.
import { anyOf } from '../../languages/words.js'
import { foldKey } from '../../text/fold.js'
import { hasLetter } from '../../text/has-letter.js'
import { type KeyedText, keyedText } from '../../text/keyed-text.js'
import { spacedParts } from '../../text/spaces.js'
import { trimEnd } from '../../text/trim-end.js'
import { countryOf } from '../countries/countries.js'
import { degreeLikelihood } from '../degrees/degree-likelihood.js'
import { fieldLikelihood } from '../fields/field-likelihood.js'
import { institutionLikelihood } from '../institutions/institution-likelihood.js'
import { holdsSentenceEnd } from '../match/sentence-end.js'
import {
  COUNTER_CUES,
  companyCueWords,
  EVERYDAY_NAMES,
  leadsToCompany,
  lookUpEmployer,
  mayBeginKnown,
  WEAK_CUE_WORDS,
} from './employer-table.js'
import { type LegalForm, legalFormOf } from './legal-form.js'

/** A text that is longer or has more words is a sentence. */
const TEXT_CHARS_MAX = 120
const WORDS_MAX = 12
/** A shorter word at the edge of a text may be any word, even if a firm has that name. */
const KNOWN_CHARS_MIN = 5
/**
 * How much each sign of a firm counts, from a known name or a legal form down to a text that merely
 * does not look like anything else.
 */
const SCORE = {
  known: 0.95,
  legal: 0.95,
  knownInside: 0.8,
  everyday: 0.7,
  cueLast: 0.75,
  domain: 0.65,
  institution: 0.65,
  cueInside: 0.55,
  leading: 0.55,
  weakCue: 0.52,
  country: 0.45,
  camelCase: 0.4,
  capitals: 0.25,
  nothing: 0.12,
} as const
/**
 * From these likelihoods on a text is surely something else. An institution may still be an
 * employer.
 */
const SURE = { institution: 0.6, field: 0.8, degree: 0.7 } as const
/** More words are not just a well-known name with a word or two beside it. */
const NAME_WORDS_MAX = 4
/**
 * The share of the likelihood that remains beside a word that speaks against a firm, for another
 * kind of name, in small letters, and in a sentence.
 */
const PENALTY = { counter: 0.35, other: 0.4, lower: 0.65, sentence: 0.3 } as const

/** Verbs show a sentence; they occur in no firm's name. */
const VERB = new RegExp(String.raw`\b(?:${anyOf('employer:verbs')})\b`)
/** Up to six words, each with a capital or a digit in front. */
const CAPITALISED =
  /^[\p{Upper}\d][\p{Alpha}\d.&'’-]*(?:\s+[\p{Upper}\d][\p{Alpha}\d.&'’-]*){0,5}$/u
/** "BlueFin", "DataWorks": two capitalised words in one. */
const CAMEL_CASE = /^\p{Upper}\p{Lower}+\p{Upper}\p{Lower}+\p{Alpha}*$/u
/** A firm that goes by its address: "example.com". */
const DOMAIN = /^[\p{Alpha}\d-]{2,30}\.(?:com|ai|io|net|org|co|in|de|fr|uk|eu|app|tech)$/iu

const isDomain = (text: string): boolean => text.includes('.') && DOMAIN.test(text)

/** "Deloitte Spain", "Lanson Toyota": a well-known name with a word or two beside it. */
function holdsKnown(text: string, keys: readonly string[]): boolean {
  // Hardly any text has a word with which a known name begins. This can be told by the keys alone
  // if each printed word has one key.
  const isAligned = spacedParts(text) === keys.length
  if (isAligned && ![keys[0], keys.at(-1), keys.at(-2)].some((key = '') => mayBeginKnown(key)))
    return false
  const words = text.split(/\s+/)
  const edges = [words[0], words.slice(0, 2).join(' '), words.at(-1), words.slice(-2).join(' ')]
  return edges.some((edge = '') => {
    if (edge.length < KNOWN_CHARS_MIN) return false
    const key = foldKey(edge)
    return lookUpEmployer(edge, key) !== null && !EVERYDAY_NAMES.has(key)
  })
}

function cueScore(words: readonly string[]): number {
  if (words.length < 2) return 0
  if (companyCueWords.has(words.at(-1) ?? '')) return SCORE.cueLast
  if (words.some((word) => companyCueWords.has(word))) return SCORE.cueInside
  if (WEAK_CUE_WORDS.has(words.at(-1) ?? '')) return SCORE.weakCue
  return leadsToCompany(words) ? SCORE.leading : 0
}

function shapeScore(text: string, words: readonly string[]): number {
  if (isDomain(text)) return SCORE.domain
  if (!text.includes(' ') && CAMEL_CASE.test(text)) return SCORE.camelCase
  const last = words.length > 1 && !text.includes(',') ? (text.split(/\s+/).at(-1) ?? '') : ''
  if (last.length > 2 && countryOf(last) !== null) return SCORE.country
  return CAPITALISED.test(text) ? SCORE.capitals : SCORE.nothing
}

/** How likely the text is something else, from a caller that knows this already. */
export interface OtherLikelihoods {
  institution: number
  degree: number
  field: number
}

/** An institution is an employer too. */
const isInstitution = (text: string, others: OtherLikelihoods | null): boolean =>
  (others?.institution ?? institutionLikelihood(text)) > SURE.institution

/** A field of study or a degree: "Banking and Finance", "High School". */
const isOther = (text: string, others: OtherLikelihoods | null): boolean =>
  (others?.field ?? fieldLikelihood(text)) > SURE.field ||
  (others?.degree ?? degreeLikelihood(text)) > SURE.degree

function bestScore(
  text: string,
  words: readonly string[],
  others: OtherLikelihoods | null,
): number {
  const isShort = words.length > 1 && words.length <= NAME_WORDS_MAX
  if (isShort && holdsKnown(text, words)) return SCORE.knownInside
  const cue = cueScore(words)
  if (cue >= SCORE.institution) return cue
  const best = Math.max(cue, shapeScore(text, words))
  return best < SCORE.institution && isInstitution(text, others) ? SCORE.institution : best
}

/** The legal form that a name ends with, or has before a bracket at its end. */
function legalForm(text: string): LegalForm | null {
  const form = legalFormOf(text)
  return form ?? (text.endsWith(')') ? legalFormOf(text.replace(/\s*\([^()]*\)$/, '')) : null)
}

/** 0 to 1: "Acme Widgets Pvt. Ltd." near 1, "Hotel Bright" likely, "Project Manager" low. */
export function employerLikelihood(
  text: string,
  known?: OtherLikelihoods,
  keyed?: KeyedText,
): number {
  const trimmed = trimEnd(text.trim(), ',;:.')
  const others = known && trimmed === text ? known : null
  if (trimmed.length < 2 || trimmed.length > TEXT_CHARS_MAX || !hasLetter(trimmed)) return 0
  const { key, words } = keyed ?? keyedText(trimmed)
  if (lookUpEmployer(trimmed, key) !== null)
    return EVERYDAY_NAMES.has(key) ? SCORE.everyday : SCORE.known
  if (words.length > WORDS_MAX) return 0
  const legal = legalForm(trimmed)
  if (legal?.isCertain && legal.name !== '') return SCORE.legal
  if (legal !== null && lookUpEmployer(legal.name) !== null) return SCORE.known
  let score = Math.max(bestScore(trimmed, words, others), legal?.name ? SCORE.cueInside : 0)
  if (words.some((word) => COUNTER_CUES.has(word))) score *= PENALTY.counter
  else if (score > SCORE.capitals && isOther(trimmed, others)) score *= PENALTY.other
  if (/^\p{Lower}/u.test(trimmed) && !isDomain(trimmed)) score *= PENALTY.lower
  if (VERB.test(trimmed) || holdsSentenceEnd(trimmed)) score *= PENALTY.sentence
  return Math.round(score * 100) / 100
}
