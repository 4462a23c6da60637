// Translates a posting's own words into English, so that the readers of English postings can read
// it, and remembers where each stretch of the translation stands in the original.

import { type Entry, type GlossWords, glossKey, glossWords } from './gloss-words.js'
import type { Language } from './languages.js'
import { anyOf, eachOf } from './words.js'

/** A stretch of the translation, and the stretch of the original that it stands for. */
interface Piece {
  from: number
  to: number
  start: number
  end: number
}

export interface Gloss {
  text: string
  /** The stretch of the original that a stretch of the gloss stands for. */
  original(start: number, end: number): { start: number; end: number }
}

/** Whether to translate all words, or only those that tell facts: a title keeps its own words. */
export type GlossOf = 'all' | 'facts'

/** The longest phrase of the lists, in words. */
const PHRASE_WORDS_MAX = 7
/** Bounds the work: a posting is shorter. */
const CHARS_MAX = 20_000
/** How many characters before a phrase are looked at: a word or a number, with its space. */
const BEFORE_CHARS = 40
/** A word with its accents, or a number. */
const WORD = /[\p{Alpha}\p{N}][\u0300-\u036f\p{Alpha}\p{N}]*/gu
/** What may stand between the words of a phrase. */
const JOINT = /^(?: |-|['’]|\. ?|: )$/
const APOSTROPHE = /^['’]/
const CAPITAL = /^\s*\p{Upper}/u
const LABEL_MARK = /^(?:\s?[:：]|$)/
const NAME_BEFORE = /\p{Upper}[\u0300-\u036f\p{Alpha}]*\s$/u
/** A number right before a word, in figures or as translated. */
const NUMBER_BEFORE = new RegExp(String.raw`(?:\d|\b(?:${anyOf('glossed:numbers')}))\s*$`, 'i')
/** Small words that stay inside a name: "Rio de Janeiro", "Câmara Municipal de Leiria". */
const SMALL: ReadonlySet<string> = new Set(eachOf('glossed:inside-names'))
/** Languages in which a capital is no sign of a name. */
const CAPITALS_EVERYWHERE: readonly Language[] = ['de']
/** A heading, behind marks and numbers, fills its line or stands before a colon or a bracket. */
const HEADING = new RegExp(
  String.raw`^([^\p{Alpha}]*(?:(?:${anyOf('glossed:numbered')})\s*\d+\W+)?)(\p{Alpha}[^:：(]{1,60}?)(\s*(?:\([^)]*\))?\s*[?!.…]*\s*(?:[:：].*)?)$`,
  'isu',
)

/** "We offer at Example": the employer's name behind a heading is no part of it. */
const AT_EMPLOYER = new RegExp(
  String.raw`\s(?:${anyOf('glossed:at-employer')})\s\p{Upper}\S*(?:\s\p{Upper}\S*){0,2}$`,
  'u',
)

interface Token {
  key: string
  start: number
  end: number
}

/** The mark of the other sex behind a word: "Impiegato/a". */
const SEX_MARK = /(?<=\p{Alpha}{4})[/(*:_·]-?\p{Lower}{1,4}(?!\p{Alpha})/gu
/** Words inside an address are not translated: "stage@example.be". */
const ADDRESS = /@|www\.|https?:/i
const RUN = /\S+/g

function tokensOf(text: string, from: number): Token[] {
  const blank = (found: string) => '.'.repeat(found.length)
  const cut = text.slice(0, CHARS_MAX)
  // The text is searched run by run: one pattern over both sides of the mark would try every start
  // of a run.
  const plain = ADDRESS.test(cut)
    ? cut.replace(RUN, (run) => (ADDRESS.test(run) ? blank(run) : run))
    : cut
  const seen = plain.replace(SEX_MARK, blank)
  return Array.from(seen.matchAll(WORD), (match) => ({
    key: glossKey(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  })).filter(({ start }) => start >= from)
}

/** What stands around a phrase. */
interface Around {
  before: string
  after: string
  of: GlossOf
  language: Language
}

function speaks({ english, use }: Entry, { before, after, of, language }: Around): boolean {
  if (of === 'facts' && use !== 'fact' && use !== 'place' && use !== 'label') return false
  if (use === 'label') return LABEL_MARK.test(after)
  if (use === 'number') return NUMBER_BEFORE.test(before)
  if (use === 'place') return CAPITAL.test(after)
  const isInName = NAME_BEFORE.test(before) && CAPITAL.test(after)
  return !(SMALL.has(english) && isInName && !CAPITALS_EVERYWHERE.includes(language))
}

/**
 * "Tango Gestión", "in Buenos Aires": whether a capitalised word stands beside another one, and not
 * at the beginning of a sentence.
 */
function isPartOfName(text: string, tokens: Token[], at: number, language: Language): boolean {
  const [own, before] = [tokens[at], tokens[at - 1]]
  if (!own || !before || CAPITALS_EVERYWHERE.includes(language)) return false
  const isCapital = ({ start, end }: Token) => /^\p{Upper}\p{Lower}/u.test(text.slice(start, end))
  const isBeside = (a: Token, b: Token) => text.slice(a.end, b.start) === ' ' && isCapital(a)
  const next = tokens[at + 1]
  const isNext = next !== undefined && isBeside(own, next) && isCapital(next)
  return isCapital(own) && (isBeside(before, own) || isNext)
}

interface Phrase {
  english: string
  count: number
}

/** The longest phrase of the table from a token on. */
function phraseAt(
  { phrases }: GlossWords,
  text: string,
  tokens: Token[],
  at: number,
  around: Omit<Around, 'after'>,
): Phrase | null {
  let found: Phrase | null = null
  let key = ''
  for (let count = 1; count <= PHRASE_WORDS_MAX; count++) {
    const token = tokens[at + count - 1]
    if (!token) break
    const before = tokens[at + count - 2]
    if (count > 1 && before && !JOINT.test(text.slice(before.end, token.start))) break
    key += `${count === 1 ? '' : ' '}${token.key}`
    const entries = phrases.get(key)
    if (!entries) continue
    const after = text.slice(token.end, token.end + 2)
    const own = text.slice(tokens[at]?.start ?? 0, token.end).toLowerCase()
    const told = entries.filter((one) => speaks(one, { ...around, after }))
    const entry =
      told.find(({ use }) => use === 'number') ??
      told.find(({ written }) => written === own) ??
      told[0]
    const isName = count === 1 && entry?.use !== 'name'
    if (isName && isPartOfName(text, tokens, at, around.language)) continue
    if (entry) found = { english: entry.english, count }
  }
  return found
}

const capitalised = (english: string, original: string): string =>
  /^\p{Upper}/u.test(original) ? english.charAt(0).toUpperCase() + english.slice(1) : english

/** The English heading that a line begins with, and where its own words stand. */
function headingOf({ headings }: GlossWords, text: string): (Piece & { english: string }) | null {
  const [, marks = '', words = '', rest = ''] = HEADING.exec(text) ?? []
  const own = words.replace(AT_EMPLOYER, '')
  const english = headings.get(glossKey(words)) ?? headings.get(glossKey(own))
  if (english === undefined) return null
  const start = marks.length
  const bracket = /^\s*\([^)]*\)/.exec(rest)?.[0] ?? ''
  return {
    from: start,
    to: start + english.length,
    start,
    end: start + words.length + bracket.length,
    english,
  }
}

/** @example gloss('Mindestens 3 Jahre Erfahrung', 'de').text // 'At least 3 Years Experience' */
export function gloss(text: string, language: Language, of: GlossOf = 'all'): Gloss {
  const words = glossWords(language)
  const heading = headingOf(words, text)
  const pieces: Piece[] = heading ? [heading] : []
  let last = heading?.end ?? 0
  let out = heading ? text.slice(0, heading.start) + heading.english : ''
  // The end of the translation is kept beside it: cutting it off each time would copy the whole.
  let tail = out.slice(-BEFORE_CHARS)
  const tokens = tokensOf(text, last)
  for (let at = 0; at < tokens.length; ) {
    const start = tokens[at]?.start ?? 0
    const before = (tail + text.slice(Math.max(last, start - BEFORE_CHARS), start)).slice(
      -BEFORE_CHARS,
    )
    const found = phraseAt(words, text, tokens, at, { before, of, language })
    let end = tokens[at + (found?.count ?? 1) - 1]?.end ?? start
    at += found?.count ?? 1
    if (!found) continue
    let english = capitalised(found.english, text.slice(start, end))
    // "d'études" is "of études".
    if (APOSTROPHE.test(text.slice(end))) {
      end += 1
      english += ' '
    }
    out += text.slice(last, start)
    pieces.push({ from: out.length, to: out.length + english.length, start, end })
    out += english
    tail = (before + english).slice(-BEFORE_CHARS)
    last = end
  }
  out += text.slice(last)
  return {
    text: out,
    original: (start, end) => ({
      start: place(pieces, start, 'start'),
      end: place(pieces, end, 'end'),
    }),
  }
}

/** Where a place of the translation is in the original; inside a piece it is the piece's edge. */
function place(pieces: readonly Piece[], at: number, edge: 'start' | 'end'): number {
  let shift = 0
  for (const piece of pieces) {
    const isBefore = edge === 'start' ? at < piece.from : at <= piece.from
    if (isBefore) break
    const isInside = edge === 'start' ? at < piece.to : at <= piece.to
    if (isInside) return piece[edge]
    shift = piece.end - piece.to
  }
  return at + shift
}
