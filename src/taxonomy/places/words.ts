// The words of a place segment: postal codes and labels parted from the names they hang on.
import { foldKey } from '../../core/fold.js'
import { DISTRICT_LABELS, VILLAGE_LABELS } from './place-rules.js'

export interface Word {
  text: string
  key: string
  start: number
  end: number
}

const WORD = /[\p{L}\p{M}\p{N}.'’&#-]+/gu
/** "Dist-Deoria", "P.O-Subsit": a label and a name in one. */
const LABELLED = /^(\p{L}{1,4}\.?\p{L}{0,5})[-.:]+(\p{L}{3}.*)$/u
/** "Mumbai-400001", "Chennai-6": a postal code that hangs on the name. */
const GLUED_CODE = /^(\p{L}[\p{L}.'’]*)-?(\d{1,6})\.?$/u
const POSTCODES = [
  /^(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?\.?$/,
  /^[A-Z]{1,2}\d[A-Z\d]?$/,
  /^\d[A-Z]{2}$/,
  /^[A-Z]\d[A-Z]$/,
  /^\d[A-Z]\d$/,
]
const FULL_CODE_DIGITS_MIN = 5

export function isPostcode(text: string): boolean {
  return POSTCODES.some((pattern) => pattern.test(text))
}

function wordAt(text: string, start: number): Word {
  return { text, key: foldKey(text), start, end: start + text.length }
}

/** The name that a code hangs on, and whether the code is a whole one. */
export function gluedCode(word: Word): { name: Word; isFull: boolean } | null {
  const [, name = '', digits = ''] = GLUED_CODE.exec(word.text) ?? []
  const isJoined = word.text.includes('-') || digits.length >= FULL_CODE_DIGITS_MIN
  if (name.length < 3 || !isJoined) return null
  return { name: wordAt(name, word.start), isFull: digits.length >= FULL_CODE_DIGITS_MIN }
}

export function wordsOf(text: string, offset: number): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(WORD)) {
    const raw = match[0].replace(/^[-.'&#]+|[-'&#]+$/g, '')
    if (raw === '') continue
    const start = offset + match.index + match[0].indexOf(raw)
    const [, label = '', rest = ''] = LABELLED.exec(raw) ?? []
    const key = foldKey(label)
    if (rest !== '' && (DISTRICT_LABELS.has(key) || VILLAGE_LABELS.has(key))) {
      words.push(wordAt(label, start), wordAt(rest, start + raw.length - rest.length))
    } else words.push(wordAt(raw, start))
  }
  return words
}
