// The words of a place's segment; postal codes and labels are separated from the names they are
// joined to.
import { asciiClass, asciiRuns, LETTERS_AND_DIGITS } from '../../text/ascii-runs.js'
import { sliceOf } from '../../text/code-at.js'
import { foldKey } from '../../text/fold.js'
import { matchEdges } from '../../text/match-edges.js'
import { DISTRICT_LABELS, VILLAGE_LABELS } from './place-rules.js'

export interface Word {
  text: string
  key: string
  start: number
  end: number
}

/** Letters, digits and the signs that occur inside names. */
const WORD = /[\u0300-\u036f\p{Alpha}\p{N}.'’&#-]+/gu
const ASCII_WORD = asciiClass(`${LETTERS_AND_DIGITS}.'&#-`)
/** Marks that do not belong to a word at its edges. */
const EDGES = /^[-.'&#]+|[-'&#]+$/g
/** Plain words have none of these, so their key is the word in small letters. */
const MARKS = /[.'&#-]/
/** "Dist-Deoria", "P.O-Subsit": a label and a name in one word. */
const LABELLED = /^(\p{Alpha}{1,4}\.?\p{Alpha}{0,5})[-.:]+(\p{Alpha}{3}.*)$/u
/** "Mumbai-400001", "Chennai-6": a postal code joined to a name. */
const GLUED_CODE = /^(\p{Alpha}[\p{Alpha}.'’]*)-?(\d{1,6})\.?$/u
/** Codes of digits ("400001", "D-10115", "97201-1234"); halves of British and of Canadian ones. */
const POSTCODES = [
  /^(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?\.?$/,
  /^[A-Z]{1,2}\d[A-Z\d]?$/,
  /^\d[A-Z]{2}$/,
  /^[A-Z]\d[A-Z]$/,
  /^\d[A-Z]\d$/,
]
/** This many digits are a whole postal code; fewer may be part of one. */
const FULL_CODE_DIGITS_MIN = 5

export function isPostcode(text: string): boolean {
  return POSTCODES.some((pattern) => pattern.test(text))
}

function wordAt(text: string, start: number): Word {
  return { text, key: foldKey(text), start, end: start + text.length }
}

/** A shorter name is part of the code: "A-1010". */
const NAME_CHARS_MIN = 3

/** The name that a code is joined to, and whether the code is whole. */
export function gluedCode(word: Word): { name: Word; isFull: boolean } | null {
  const [, name = '', digits = ''] = GLUED_CODE.exec(word.text) ?? []
  const isJoined = word.text.includes('-') || digits.length >= FULL_CODE_DIGITS_MIN
  if (name.length < NAME_CHARS_MIN || !isJoined) return null
  return { name: wordAt(name, word.start), isFull: digits.length >= FULL_CODE_DIGITS_MIN }
}

/** "Dist-Deoria" → its two parts; null for a word without a label. */
function labelled(raw: string, start: number): Word[] | null {
  if (!raw.includes('-') && !raw.includes('.')) return null
  const [, label = '', rest = ''] = LABELLED.exec(raw) ?? []
  const key = foldKey(label)
  if (rest === '' || !(DISTRICT_LABELS.has(key) || VILLAGE_LABELS.has(key))) return null
  return [wordAt(label, start), wordAt(rest, start + raw.length - rest.length)]
}

/** A word with marks gives no word, one word, or a label and a name. */
function markedWords(printed: string, offset: number): Word[] {
  const raw = printed.replace(EDGES, '')
  if (raw === '') return []
  const start = offset + printed.indexOf(raw)
  return labelled(raw, start) ?? [wordAt(raw, start)]
}

export function wordsOf(text: string, offset: number): Word[] {
  const words: Word[] = []
  const plain = asciiRuns(text, ASCII_WORD)
  const edges = plain ?? matchEdges(WORD, text)
  const low = plain ? text.toLowerCase() : null
  for (let at = 0; at < edges.length; at += 2) {
    const from = edges[at] ?? 0
    const to = edges[at + 1] ?? from
    const printed = sliceOf(text, from, to)
    if (low === null || MARKS.test(printed)) {
      words.push(...markedWords(printed, offset + from))
    } else {
      const key = sliceOf(low, from, to)
      words.push({ text: printed, key, start: offset + from, end: offset + to })
    }
  }
  return words
}
