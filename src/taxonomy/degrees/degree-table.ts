// The degree names of many countries by level, read once.

import { heardMap, heardSet } from '../../languages/heard-languages.js'
import { kindInAll, kindOf } from '../../languages/languages.js'
import { languageFileRows, type ReadLanguage } from '../../languages/read-languages.js'
import { bakedMap, bakedSet } from '../../tables/baked-map.js'
import { fold, foldKey } from '../../text/fold.js'
import type { DegreeLevel } from './types.js'

/** Keeps letters and digits only, so that "B. Tech.", "B-Tech" and "BTech" get one key. */
export function dense(text: string): string {
  return fold(text).replace(/[^\p{Alpha}\p{N}+]+/gu, '')
}

/** A phrase's key keeps a plus sign: "10+2", "+2". */
export function phraseKey(text: string): string {
  return foldKey(text).replace(/(\d) ?\+ ?(\d)/g, '$1+$2')
}

/** The key under which the forms of each kind in degrees.tsv are looked up. */
const KEY_OF = {
  phrase: phraseKey,
  abbr: dense,
  caps: dense,
  alone: phraseKey,
  lead: phraseKey,
} as const

/** The forms of one kind. If two have one key, the first counts. */
function formsOf(code: ReadLanguage, kind: keyof typeof KEY_OF): Map<string, DegreeLevel> {
  const forms = new Map<string, DegreeLevel>()
  for (const [level = '', own = '', list = ''] of languageFileRows(code, 'degrees.tsv')) {
    if (own !== kind) continue
    // "Sr. Sec" and "I.T.I Diploma" are written with dots and without them, and both are words.
    for (const form of list.split('|').flatMap((text) => [text, text.replace(/[.']/g, ' ')])) {
      const key = KEY_OF[kind](form)
      if (key !== '' && !forms.has(key)) forms.set(key, level as DegreeLevel)
    }
  }
  return forms
}

const read = (kind: keyof typeof KEY_OF) =>
  heardMap(`degrees/${kind}`, (code) => formsOf(code, kind))

export const PHRASES = read('phrase')
export const ABBREVIATIONS = read('abbr')
/** Abbreviations that are words too: they count only in capitals or with dots. */
export const CAPITALS = read('caps')
/** Names that count only as the whole line, or with a class word beside them. */
export const ALONE = read('alone')
/** Words that mean a certificate if they open a line. */
export const LEADS = read('lead')

/** No name in ALONE has more words. */
export const ALONE_WORDS_MAX = Math.max(...[...ALONE.keys()].map((key) => key.split(' ').length))

/**
 * From the first word of a phrase to the length, in words, of the longest phrase that begins with
 * it.
 */
export const PHRASE_BEGINNINGS = new Map<string, number>()
for (const phrase of PHRASES.keys()) {
  const words = phrase.split(' ')
  const first = words[0] ?? ''
  PHRASE_BEGINNINGS.set(first, Math.max(words.length, PHRASE_BEGINNINGS.get(first) ?? 0))
}

const FILE = 'degree-words.tsv'
const keysOf = (code: ReadLanguage, kind: string): string[] => kindOf(code, FILE, kind).map(foldKey)
const english = (kind: string): ReadonlySet<string> =>
  bakedSet(`degrees/words/${kind}`, () => keysOf('en', kind))
const withLanguages = (kind: string): ReadonlySet<string> =>
  heardSet(`degrees/words/${kind}`, (code) => keysOf(code, kind))

export const CLASS_WORDS = english('class')
export const LINKS = withLanguages('link')
/** The same as FIELD_ENDS, as keys of the languages that count just now. */
export const ENDS_OF_FIELDS = withLanguages('fieldEnd')
/**
 * Words that end a field of study in other languages: "Informatik an der …", "Medicina presso …".
 */
export const FIELD_ENDS: readonly string[] = [
  ...bakedSet('degrees/field-ends', () => kindInAll(FILE, 'fieldEnd')),
]
/** Words between a degree and its field in other languages, as written. */
export const FIELD_LEADS: readonly string[] = [
  ...bakedSet('degrees/field-leads', () => [...new Set(kindInAll(FILE, 'link'))]),
]
/**
 * In "Bachelor of Science" the subject belongs to the degree; in "Master of City Planning" it is
 * the field.
 */
export const SUBJECTS = english('subject')
export const TAILS = withLanguages('tail')
/** "Master Trainer", "Master Electrician": a job, not a degree. */
export const TITLE_WORDS = english('title')
/** Degree names that name kinds of school too: "High School", "Polytechnic". */
export const SCHOOL_WORDS = withLanguages('school')
export const INSTITUTION_WORDS = withLanguages('institution')
/** Words that may stand before such a name without being part of a school's name. */
export const BEFORE_SCHOOL = english('beforeSchool')
/** "MS Office", "Intermediate level": the next word shows that no degree is meant. */
export const NOT_BEFORE = english('notBefore')
/** "Oracle DBA", "senior DBA": these mean a trade unless they open the text. */
export const OPENING = english('opening')
export const SCHOOL_ADJECTIVES = english('schoolAdjective')
/** "Bachelor", "master's": nouns with which the names of degrees begin, by level. */
export const HEADS: ReadonlyMap<string, DegreeLevel> = bakedMap('degrees/heads', () => {
  const rows = languageFileRows('en', FILE).filter(([kind]) => kind?.startsWith('head:'))
  return new Map(
    rows.flatMap(([kind = '', list = '']) =>
      list
        .split('|')
        .map((form): [string, DegreeLevel] => [
          foldKey(form),
          kind.slice('head:'.length) as DegreeLevel,
        ]),
    ),
  )
})

/**
 * Every word that may begin a degree. Hardly any word of a line is one of these, so most lines are
 * dismissed by them. The value is false for a mere part of an abbreviation, such as the B of "B.
 * Tech".
 */
export const DEGREE_BEGINNINGS = new Map<string, boolean>()
for (const key of [...ABBREVIATIONS.keys(), ...CAPITALS.keys()]) {
  for (let at = 1; at < key.length; at += 1) DEGREE_BEGINNINGS.set(key.slice(0, at), false)
}
for (const key of [
  ...ABBREVIATIONS.keys(),
  ...CAPITALS.keys(),
  ...PHRASE_BEGINNINGS.keys(),
  ...LEADS.keys(),
  ...HEADS.keys(),
  ...[...ALONE.keys()].map((name) => name.split(' ', 1)[0] ?? ''),
]) {
  DEGREE_BEGINNINGS.set(key, true)
}
