// The labels of a résumé's personal part ("Present Address :", "Vill-", "Nationality") and what they open.

import { languageFileJson } from '../../languages/read-languages.js'
import { onlyOf, patternOf } from '../../languages/words.js'
import { ASCII_CODES, asciiClass, isPlainLetter } from '../../text/ascii-runs.js'
import { codeAt } from '../../text/code-at.js'
import { foldKey } from '../../text/fold.js'
import { firstWord } from '../../text/spaces.js'
import { trimEnd } from '../../text/trim-end.js'

/** 'contact' opens the whole contact block: what follows it is read as if it had no label. */
const KINDS = ['current', 'permanent', 'weak', 'part', 'name', 'nationality', 'contact'] as const
/** 'other' is a label that the lists do not know; it ends an address. */
export type LabelKind = (typeof KINDS)[number] | 'other'

const lists = languageFileJson('en', 'contact-labels.json') as Record<string, string[]>
const byKey = new Map<string, LabelKind>()
for (const kind of KINDS) for (const word of lists[kind] ?? []) byKey.set(foldKey(word), kind)

/** A longer text is no label. */
const LABEL_CHARS_MAX = 40
const LABEL_WORDS_MAX = 5
/** A label without a mark after it has few words: "Present postal address". */
const LEADING_WORDS_MAX = 3
/** "Add" and "Addr" are words too, so they need a mark. */
const SHORT_LABEL_CHARS = 4
/** Words, then the mark that makes them a label. */
const MARKED =
  /^[^\p{Alpha}]{0,4}(\p{Alpha}[\u0300-\u036f\p{Alpha}\s.'’/&+()]{0,40}?)\s*(?::|[-–—]{1,2}(?=[\s:])|[-–—](?=\p{Upper}))[\s:.\-–—]*/u
/** From the first letter to the last, or to the bracket that closes after it. */
const WORDS = /\p{Alpha}(?:.*[\p{Alpha})])?/su
const POSTAL_CODE = /^\d{3}\s?\d{2,3}(?:\.?$|[,.]\s?\p{Alpha})/u
const MARK = /[:\-–—]/
const PARTING = /[./+()&]/g
const LEADING_MARKS = /^[\s:.\-–—]+/

export interface Label {
  kind: LabelKind
  /** Where the content starts in the text. */
  end: number
}

/** "Address and phone" is the same label as "Address phone". */
const AND = new RegExp(patternOf('address-and'), 'g')
/** The word that AND takes out; few labels have it. */
const JOINT = onlyOf('address:joint')

function keyOf(text: string): string {
  const key = foldKey(text.replace(PARTING, ' '))
  if (!key.includes(JOINT)) return key
  return key.replace(AND, '').replace(/\s+/g, ' ').trim()
}

/** The first words of all labels. */
const BEGINNINGS = new Set([...byKey.keys()].map((key) => key.split(' ', 1)[0] ?? ''))

const APART = ' .,/+()&-:;|_*=@"!?<>[]'
const PARTS_WORDS = asciiClass(APART)

/**
 * False when the first word, in plain letters, begins no label. That holds for nearly every text
 * and spares reading the rest. "And" is left out of labels, so another word may come first.
 */
function mayOpenWithLabel(text: string): boolean {
  let from = 0
  while (from < text.length && !isPlainLetter(codeAt(text, from))) {
    if (codeAt(text, from) >= ASCII_CODES) return true
    from++
  }
  let to = from
  while (isPlainLetter(codeAt(text, to))) to++
  const isWhole = to === text.length || PARTS_WORDS[codeAt(text, to)] === 1
  const word = text.slice(from, to).toLowerCase()
  return !isWhole || word === JOINT || BEGINNINGS.has(word)
}

export function labelKind(text: string): LabelKind | null {
  return text.length > LABEL_CHARS_MAX ? null : (byKey.get(keyOf(text)) ?? null)
}

/** Whether the text is longer than any label, from its first plain letter to its last. */
function isLong(text: string): boolean {
  let from = 0
  let to = text.length - 1
  while (from < to && !isPlainLetter(codeAt(text, from))) from++
  while (to > from && !isPlainLetter(codeAt(text, to))) to--
  return to - from >= LABEL_CHARS_MAX
}

/** The label that opens a text; `head` is its first segment, which a gap after it makes a label. */
export function readLabel(text: string, head: string | null): Label | null {
  if (head !== null && head.length < text.length) {
    const kind = mayOpenWithLabel(head) ? labelKind(trimEnd(head, ':.-–—')) : null
    const rest = text.slice(head.length)
    const marks = LEADING_MARKS.exec(rest)?.[0] ?? ''
    if (kind) return { kind, end: head.length + marks.length }
    if (marks.trim() !== '' && !/\d/.test(head)) {
      return { kind: 'other', end: head.length + marks.length }
    }
  }
  const mayBeKnown = mayOpenWithLabel(text)
  // Unknown words are a label only before a colon.
  const marked = (mayBeKnown ? MARK.test(text) : text.includes(':')) ? MARKED.exec(text) : null
  const words = marked?.[1] ?? ''
  if (marked && words.split(/\s+/).length <= LABEL_WORDS_MAX) {
    const kind = labelKind(words)
    // A dash alone makes a label only of known words: "Pune - 411001" is a town and its code, and
    // so is "Pune :- 411001".
    const isLabel = marked[0].includes(':') && !POSTAL_CODE.test(text.slice(marked[0].length))
    if (kind || isLabel) return { kind: kind ?? 'other', end: marked[0].length }
  }
  if (!mayBeKnown) return null
  const whole = isLong(text) ? null : labelKind(WORDS.exec(text)?.[0] ?? '')
  if (whole) return { kind: whole, end: text.length }
  return leading(text)
}

/** "Address 12 Example Street": a known label before its content, without a mark. */
function leading(text: string): Label | null {
  if (!BEGINNINGS.has(firstWord(keyOf(firstWord(text))))) return null
  const words = text.split(' ', LEADING_WORDS_MAX + 1)
  for (let count = Math.min(LEADING_WORDS_MAX, words.length - 1); count > 0; count -= 1) {
    const head = words.slice(0, count).join(' ')
    const kind = labelKind(head)
    const isSure =
      count > 1 || kind === 'part' || (kind === 'current' && head.length > SHORT_LABEL_CHARS)
    if (kind && isSure && kind !== 'name') return { kind, end: head.length + 1 }
  }
  return null
}
