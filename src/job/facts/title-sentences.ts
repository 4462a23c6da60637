// Finds the post that a sentence names: "looking for a Senior Analyst to join", "As a Care
// Assistant, you".
import { anyOf, patternOf } from '../../languages/words.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import type { Span, Unit } from '../types.js'

interface Naming {
  pattern: RegExp
  /**
   * Whether it names the post only at the very beginning; further down the same words are an
   * ordinary sentence.
   */
  opens?: true
  /**
   * Whether it takes only the first piece of a sentence; a short line that is no sentence is a
   * candidate as a whole anyway.
   */
  firstPiece?: true
}

/** A row's position is its rank, and the model learned the ranks: new rows go to the end. */
const NAMINGS: readonly Naming[] = [
  // "We are looking for an experienced Care Assistant": the capitalised words behind the article.
  {
    pattern: new RegExp(patternOf('title-sought'), 'gu'),
  },
  // "As a Care Assistant, you will".
  {
    pattern: new RegExp(patternOf('title-as'), 'gu'),
  },
  // "The role of Care Assistant", "Position: Care Assistant".
  {
    pattern: new RegExp(patternOf('title-role-of'), 'gu'),
  },
  // "Looking for a care assistant to join": in small letters, up to the words that say why.
  {
    pattern: new RegExp(patternOf('title-sought-lower-case'), 'gu'),
  },
  // "The Care Assistant will report to".
  {
    pattern: new RegExp(patternOf('title-the'), 'gu'),
  },
  // "Care assistants urgently required".
  {
    pattern: new RegExp(patternOf('title-wanted'), 'gu'),
    opens: true,
  },
  // "Care Assistant, Leeds", "Care Assistant - nights": the beginning of the sentence up to a mark.
  {
    pattern:
      /^[^\p{Alpha}\d]*((?:[\p{Alpha}\d&/'’+.-]+\s+){0,5}[\p{Alpha}&/'’+.-]+)(?:,|\s[-–—|(])/gu,
    opens: true,
    firstPiece: true,
  },
  // "Register with us as: Care Assistant / Cook".
  {
    pattern: new RegExp(patternOf('title-as-colon'), 'gu'),
  },
]
/** "Four Lamps, a maker of lights, is looking for": the beginning names who seeks. */
const SEEKER = new RegExp(patternOf('title-seeker'), 'i')
/** "detail-oriented clerk": words about the person are no part of the job's name. */
const ADJECTIVES = new RegExp(
  String.raw`^(?:\p{Lower}+-(?:${anyOf('title:adjective-tails')})\s+)+`,
  'u',
)
/** "The Care Assistant (nights)": words before a post that are no part of its name. */
const BEFORE_POST = new RegExp(String.raw`^(?:(?:${anyOf('title:before-post')})\s+)+`, 'iu')
/** A small word that the cut left at the end: "Head of". */
const HANGING = new RegExp(String.raw`\s+(?:${anyOf('title:hanging')})$`, 'i')

/** These units count as the very beginning. */
const OPENING_UNITS = 3
/** A longer line is a sentence even without a full stop. */
const LINE_CHARS_MAX = 140
/** The beginning of a text need not name a post, so it must be likely one. */
const POSSIBLE = 0.3
const isSentence = (text: string): boolean => text.length > LINE_CHARS_MAX || /[.?;,]$/.test(text)
/** Bounds the work; the sentence that names the post comes early. */
const UNITS_SEEN = 60
const CHARS_SEEN = 1000
const FOUND_MAX = 24

export interface TitleSentence {
  text: string
  span: Span
  /** The pattern that found it, and how many units deep it stands. */
  rank: number
  depth: number
}

export function titleSentences(units: readonly Unit[]): TitleSentence[] {
  const out: TitleSentence[] = []
  for (const [depth, unit] of units.slice(0, UNITS_SEEN).entries()) {
    for (const [rank, { pattern, opens, firstPiece }] of NAMINGS.entries()) {
      if (opens && depth >= OPENING_UNITS) continue
      if (firstPiece && (!isSentence(unit.text) || SEEKER.test(unit.text))) continue
      for (const match of unit.text.slice(0, CHARS_SEEN).matchAll(pattern)) {
        if (out.length >= FOUND_MAX) return out
        const text = (match[1] ?? '')
          .replace(HANGING, '')
          .replace(ADJECTIVES, '')
          .replace(BEFORE_POST, '')
        if (opens && titleLikelihood(text) < POSSIBLE) continue
        const start = unit.span.start + match.index
        out.push({ text, rank, depth, span: { ...unit.span, start, end: start + match[0].length } })
      }
    }
  }
  return out
}
