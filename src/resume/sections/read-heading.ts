// Tells whether words are the heading of a section, and of which: by whole phrase first, then by
// composition (a heading is made of heading words, and its head noun names the section).

import { ASCII_CODES, asciiClass, LETTERS, plainWords } from '../../core/ascii-runs.js'
import { codeAt } from '../../core/code-at.js'
import { dataText } from '../../core/data-file.js'
import { fold } from '../../core/fold.js'
import { SECTIONS, type Section } from './types.js'

interface HeadingWords {
  sections: Record<string, { heads: string[]; phrases: string[] }>
  modifiers: string[]
  connectors: string[]
  /** Words that part a heading in two, in any language. */
  joiners: string[]
  weak: string[]
  subheads: string[]
  documentTitles: string[]
}

const words = JSON.parse(dataText('./data/headings.json', import.meta.url)) as HeadingWords

export interface Heading {
  section: Section
  /** The whole phrase is known, not only its words. */
  exact: boolean
  /** The phrase is also an everyday word, or was mended: it must look like a heading. */
  weak: boolean
}

const WORDS_MAX = 7

const APOSTROPHE = 39
const IS_LETTER = asciiClass(LETTERS)

/**
 * Whether a text of plain letters has more words than any heading: most lines are sentences, and
 * need not be folded and split to know it. What hangs on an apostrophe is not counted ("driver's").
 */
function isSentence(text: string): boolean {
  let count = 0
  let isInside = false
  for (let at = 0, end = text.length; at < end; at++) {
    const code = codeAt(text, at)
    if (code >= ASCII_CODES) return false
    const isLetter = IS_LETTER[code] === 1
    if (isLetter && !isInside && codeAt(text, at - 1) !== APOSTROPHE) {
      count++
      if (count > WORDS_MAX) return true
    }
    isInside = isLetter
  }
  return false
}

const COUNTING_MARK = /[&/+|']/

/** Words of a heading, folded: no accents, no marks, '&' and '/' as "and". */
export function headingWords(text: string): string[] {
  const plain = COUNTING_MARK.test(text) ? null : plainWords(text)
  return plain ?? anyWords(text)
}

function anyWords(text: string): string[] {
  return fold(text)
    .replace(/[&/+|]/g, ' and ')
    .replace(/'s\b/g, '')
    .replace(/'/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
}

const key = (list: string[]): string => list.join(' ')
const folded = (phrase: string): string => key(headingWords(phrase))

const PHRASES = new Map<string, Section>()
const HEADS = new Map<string, Section>()
for (const section of SECTIONS) {
  for (const phrase of words.sections[section]?.phrases ?? []) PHRASES.set(folded(phrase), section)
  for (const head of words.sections[section]?.heads ?? []) HEADS.set(folded(head), section)
}
const MODIFIERS = new Set(words.modifiers.map(folded))
const CONNECTORS = new Set(words.connectors)
const JOINERS = new Set(words.joiners)
const WEAK = new Set(words.weak.map(folded))
const SUBHEADS = new Set(words.subheads.map(folded))
const TITLES = new Set(words.documentTitles.map(folded))

/** "Resume", "Curriculum Vitae": names the document, not a section. */
export const isDocumentTitle = (text: string): boolean =>
  !isSentence(text) && TITLES.has(key(headingWords(text)))

/** "Roles & Responsibilities", "Environment": a heading inside one entry. */
export const isSubheading = (text: string): boolean =>
  !isSentence(text) && SUBHEADS.has(key(headingWords(text)))

/** "Civil Engineering Experience": an unknown subject before a noun that heads nothing else. */
const SUBJECT_WORDS_MAX = 4
const PLAIN_NOUNS: ReadonlySet<Section> = new Set(['work', 'education', 'skills', 'projects'])

export function readSubjectHeading(text: string): Section | null {
  if (isSentence(text)) return null
  const list = headingWords(text).map(mend)
  const section = HEADS.get(list.at(-1) ?? '')
  const subjectWords = list.length - 1
  if (!section || subjectWords < 1 || subjectWords > SUBJECT_WORDS_MAX) return null
  return PLAIN_NOUNS.has(section) && !WEAK.has(list.at(-1) ?? '') ? section : null
}

/** The head noun of one part names its section: "work experience" is experience, not work. */
function partSection(list: string[]): Section | null {
  let section: Section | null = null
  for (const word of list) section = HEADS.get(word) ?? section
  return section
}

/** "Education / Courses", "Skills and Tools": the first part that names a section decides. */
function composed(list: string[]): Section | null {
  if (!list.every((word) => HEADS.has(word) || MODIFIERS.has(word) || CONNECTORS.has(word)))
    return null
  let part: string[] = []
  for (const word of [...list, 'and']) {
    if (!JOINERS.has(word)) {
      part.push(word)
      continue
    }
    const section = PHRASES.get(key(part)) ?? partSection(part)
    if (section) return section
    part = []
  }
  return null
}

/** Shorter words have too many neighbours to be mended. */
const MENDED_CHARS_MIN = 6
/** The longer words of headings by their first letter, which is hardly ever mistyped. */
const VOCABULARY = new Map<string, string[]>()
for (const word of new Set([...HEADS.keys(), ...MODIFIERS])) {
  if (word.length < MENDED_CHARS_MIN) continue
  const initial = word[0] ?? ''
  VOCABULARY.set(initial, [...(VOCABULARY.get(initial) ?? []), word])
}

/** One slip of the pen: a letter too many, too few, another one, or two swapped. */
function slip(a: string, b: string): boolean {
  const length = a.length
  if (Math.abs(length - b.length) > 1) return false
  let at = 0
  while (at < length && codeAt(a, at) === codeAt(b, at)) at++
  // Nearly every pair of words differs at its end too: then nothing is left to compare.
  if (at + 2 < length && codeAt(a, length - 1) !== codeAt(b, b.length - 1)) return false
  const same = (skipA: number, skipB: number) => a.slice(at + skipA) === b.slice(at + skipB)
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at] && same(2, 2)
  return same(1, 1) || same(1, 0) || same(0, 1) || swapped
}

/** "QULIFICATION", "CARRER": headings are often misspelt. */
const mend = (word: string): string =>
  word.length < MENDED_CHARS_MIN || HEADS.has(word) || MODIFIERS.has(word)
    ? word
    : (VOCABULARY.get(word[0] ?? '')?.find((known) => slip(word, known)) ?? word)

function find(list: string[]): Omit<Heading, 'weak'> | null {
  const phrase = PHRASES.get(key(list))
  if (phrase) return { section: phrase, exact: true }
  const head = list.length === 1 ? HEADS.get(list[0] ?? '') : undefined
  if (head) return { section: head, exact: true }
  const section = list.length > 1 ? composed(list) : null
  return section ? { section, exact: false } : null
}

/** Every word that stands in a heading. */
const KNOWN = new Set(
  [...PHRASES.keys(), ...HEADS.keys(), ...MODIFIERS, ...CONNECTORS].flatMap((phrase) =>
    phrase.split(' '),
  ),
)
/** A word that is neither known nor to be mended: no heading has it. */
const isForeign = (word: string): boolean => !KNOWN.has(word) && mend(word) === word

const headingOf = ({ section, exact }: Omit<Heading, 'weak'>, weak: boolean): Heading => ({
  section,
  exact,
  weak,
})

export function readHeading(text: string): Heading | null {
  if (isSentence(text)) return null
  const list = headingWords(text)
  if (list.length === 0 || list.length > WORDS_MAX || list.some(isForeign)) return null
  if (SUBHEADS.has(key(list))) return null
  const found = find(list)
  if (found) return headingOf(found, WEAK.has(key(list)))
  const mended = list.map(mend)
  const again = mended.some((word, index) => word !== list[index]) ? find(mended) : null
  return again ? headingOf(again, true) : null
}
