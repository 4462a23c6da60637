// Tells whether words are the heading of a section, and of which: by whole phrase first, then by
// composition (a heading is made of heading words, and its head noun names the section).

import { type HeadingPart, headingRows, headingWordsOf } from '../../languages/heading-words.js'
import { heardMap, heardSet } from '../../languages/heard-languages.js'
import type { ReadLanguage } from '../../languages/read-languages.js'
import { bakedMap, bakedSet } from '../../tables/baked-map.js'
import { codeAt } from '../../text/code-at.js'
import { firstHeadingWord, headingWords, WORDS_MAX } from './heading-words.js'
import type { Section } from './types.js'

export interface Heading {
  section: Section
  /** The whole phrase is known, not only its words. */
  exact: boolean
  /** The phrase is also an everyday word, or was mended: it must look like a heading. */
  weak: boolean
  /** Composed, of words that hardly say anything else: "Brief Employment History". */
  plain: boolean
}

const key = (list: string[]): string => list.join(' ')
const folded = (phrase: string): string => key(headingWords(phrase) ?? [])

/**
 * Where a language gives a word two sections, the first counts; English comes before all others.
 */
function sectionsBy(code: ReadLanguage, list: 'phrases' | 'heads'): Map<string, Section> {
  const sections = new Map<string, Section>()
  for (const { section, words } of headingRows(code, list)) {
    for (const phrase of words.map(folded)) {
      if (!sections.has(phrase)) sections.set(phrase, section as Section)
    }
  }
  return sections
}

const wordsBy = (name: string, part: HeadingPart): ReadonlySet<string> =>
  heardSet(`headings/${name}`, (code) => headingWordsOf(code, part).map(folded))

const PHRASES = heardMap('headings/phrases', (code) => sectionsBy(code, 'phrases'))
const HEADS = heardMap('headings/heads', (code) => sectionsBy(code, 'heads'))
const MODIFIERS = wordsBy('modifiers', 'modifier')
const CONNECTORS = wordsBy('connectors', 'connector')
const JOINERS = wordsBy('joiners', 'joiner')
/**
 * Weak words by language. A heading that exists in English too is weak only if the English one is.
 */
const WEAK = heardSet('headings/weak', (code) => {
  const own = headingWordsOf(code, 'weak').map(folded)
  if (code === 'en') return own
  const heading = [...headingWordsOf('en', 'heads'), ...headingWordsOf('en', 'phrases')]
  const english = new Set(heading.map(folded))
  return own.filter((word) => !english.has(word))
})
const SUBHEADS = wordsBy('subheads', 'subhead')
const TITLES = wordsBy('titles', 'title')

/**
 * "Civil Engineering Experience": words that an unknown subject may have, before a noun that heads
 * nothing else.
 */
const SUBJECT_WORDS_MAX = 4
const PLAIN_NOUNS: ReadonlySet<Section> = new Set(['work', 'education', 'skills', 'projects'])

export function readSubjectHeading(text: string): Section | null {
  const list = headingWords(text)
  const subjectWords = (list?.length ?? 0) - 1
  if (subjectWords < 1 || subjectWords > SUBJECT_WORDS_MAX) return null
  const noun = mend(list?.at(-1) ?? '')
  const section = HEADS.get(noun)
  return section && PLAIN_NOUNS.has(section) && !WEAK.has(noun) ? section : null
}

/** The head noun of one part names its section: "work experience" is experience, not work. */
function partSection(list: string[]): Section | null {
  let section: Section | null = null
  for (const word of list) section = HEADS.get(word) ?? section
  return section
}

/** "Trainings and Certificates", "Memberships and Licences": what is listed there is held. */
const GIVES_WAY: ReadonlySet<Section> = new Set(['training', 'activities'])

/** "Education / Courses", "Skills and Tools": the first part that names a section decides. */
function composed(list: string[]): Section | null {
  if (!list.every((word) => HEADS.has(word) || MODIFIERS.has(word) || CONNECTORS.has(word)))
    return null
  const sections: Section[] = []
  let part: string[] = []
  for (const word of [...list, 'and']) {
    if (!JOINERS.has(word)) {
      part.push(word)
      continue
    }
    const section = PHRASES.get(key(part)) ?? partSection(part)
    if (section) sections.push(section)
    part = []
  }
  const [first = null] = sections
  const yields = first !== null && GIVES_WAY.has(first) && sections.includes('certifications')
  return yields ? 'certifications' : first
}

/** Shorter words have too many neighbours to be mended. */
const MENDED_CHARS_MIN = 6
const shapeOf = (word: string, length: number): string => `${word[0] ?? ''}${length}`
/**
 * The longer words of headings, by their first letter, which is hardly ever mistyped, and a length
 * that a misspelling may have. English alone: among the words of all languages nearly every word
 * has a neighbour.
 */
const MENDED = bakedMap('headings/mended', () => {
  const words = [...headingWordsOf('en', 'heads'), ...headingWordsOf('en', 'modifier')].map(folded)
  const byShape = new Map<string, string[]>()
  for (const word of new Set(words)) {
    if (word.length < MENDED_CHARS_MIN) continue
    for (const length of [word.length - 1, word.length, word.length + 1]) {
      const shape = shapeOf(word, length)
      byShape.set(shape, [...(byShape.get(shape) ?? []), word])
    }
  }
  return new Map(Array.from(byShape, ([shape, alike]) => [shape, alike.join('\t')]))
})

/**
 * Whether one slip of the pen leads from one word to the other: a letter too many, too few, a wrong
 * one, or two swapped.
 */
function slip(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  const longer = Math.max(a.length, b.length)
  let at = 0
  while (at < shorter && codeAt(a, at) === codeAt(b, at)) at++
  let tail = 0
  while (at + tail < shorter && codeAt(a, a.length - 1 - tail) === codeAt(b, b.length - 1 - tail))
    tail++
  const differing = longer - at - tail
  if (differing <= 1) return true
  return differing === 2 && a[at] === b[at + 1] && a[at + 1] === b[at]
}

/** "QULIFICATION", "CARRER": headings are often misspelt. */
function mend(word: string): string {
  if (word.length < MENDED_CHARS_MIN || HEADS.has(word) || MODIFIERS.has(word)) return word
  const known = MENDED.get(shapeOf(word, word.length))?.split('\t') ?? []
  return known.find((one) => slip(word, one)) ?? word
}

/** The nouns that name a section in a heading of several words; "Sales Training" may be a post. */
const hasPlainNoun = (list: string[]): boolean =>
  list.some((word) => HEADS.has(word) && !WEAK.has(word))

type FoundWords = Omit<Heading, 'weak'>

function find(list: string[], phrase: string): FoundWords | null {
  const known = PHRASES.get(phrase) ?? (list.length === 1 ? HEADS.get(phrase) : undefined)
  if (known) return { section: known, exact: true, plain: false }
  const section = list.length > 1 ? composed(list) : null
  return section ? { section, exact: false, plain: hasPlainNoun(list) } : null
}

const wordsIn = (phrases: readonly string[]): Set<string> =>
  new Set(phrases.flatMap((phrase) => phrase.split(' ')))

/** Every word that stands in a heading. */
const KNOWN = bakedSet('headings/known', () =>
  wordsIn([...PHRASES.keys(), ...HEADS.keys(), ...MODIFIERS, ...CONNECTORS]),
)
/**
 * Whether a word is neither known nor a misspelling of a known one: no heading holds such a word.
 */
const isForeign = (word: string): boolean => !KNOWN.has(word) && mend(word) === word

/** Words of phrases that head no section: those inside an entry, and titles of whole documents. */
const OTHER_WORDS = bakedSet('headings/other-words', () => wordsIn([...SUBHEADS, ...TITLES]))
/** Nearly every line has such a word, mostly its first, and then the others need not be read. */
const isUnheard = (word: string): boolean => !OTHER_WORDS.has(word) && isForeign(word)

const headingOf = (found: FoundWords, weak: boolean): Heading => ({ ...found, weak })

function headingNamed(list: string[], phrase: string): Heading | null {
  if (list.length > WORDS_MAX || list.some(isForeign)) return null
  const found = find(list, phrase)
  if (found) return headingOf(found, WEAK.has(phrase))
  const mended = list.map(mend)
  const again = mended.some((word, index) => word !== list[index])
    ? find(mended, key(mended))
    : null
  return again ? headingOf(again, true) : null
}

/** All that the words of a line say of it as a heading. */
export interface HeadingReading {
  /** Names a section. */
  heading: Heading | null
  /** "Resume", "Curriculum Vitae": names the document, not a section. */
  isDocumentTitle: boolean
  /** "Roles & Responsibilities", "Environment": a heading inside one entry. */
  isSubheading: boolean
}

const NOTHING: HeadingReading = { heading: null, isDocumentTitle: false, isSubheading: false }

/** Reads the words once for all three answers, since every line is asked. */
export function readHeadingLine(text: string): HeadingReading {
  const first = firstHeadingWord(text)
  if (first !== null && isUnheard(first)) return NOTHING
  const list = headingWords(text)
  if (list === null || list.length === 0 || list.some(isUnheard)) return NOTHING
  const phrase = key(list)
  const isSubheading = SUBHEADS.has(phrase)
  const isDocumentTitle = TITLES.has(phrase)
  const heading = isSubheading ? null : headingNamed(list, phrase)
  return heading || isSubheading || isDocumentTitle
    ? { heading, isDocumentTitle, isSubheading }
    : NOTHING
}

export const readHeading = (text: string): Heading | null => readHeadingLine(text).heading
