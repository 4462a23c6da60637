// The degree names of many countries by level, read once.

import { heardMap, heardSet } from '../../languages/heard-languages.js'
import { kindInAll, kindOf } from '../../languages/languages.js'
import { languageFileRows, type ReadLanguage } from '../../languages/read-languages.js'
import { bakedMap, bakedSet } from '../../tables/baked-map.js'
import { fold, foldKey } from '../../text/fold.js'
import type { DegreeLevel } from './types.js'

/** Letters and digits alone, so that "B. Tech.", "B-Tech" and "BTech" are one. */
export function dense(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}+]+/gu, '')
}

/** A phrase's key keeps a plus sign: "10+2", "+2". */
export function phraseKey(text: string): string {
  return foldKey(text).replace(/(\d) ?\+ ?(\d)/g, '$1+$2')
}

/** How the forms of each kind of degrees.tsv are looked up. */
const KEY_OF = {
  phrase: phraseKey,
  abbr: dense,
  caps: dense,
  alone: phraseKey,
  lead: phraseKey,
} as const

/** The forms of one kind; of two with one key the first counts. */
function formsOf(code: ReadLanguage, kind: keyof typeof KEY_OF): Map<string, DegreeLevel> {
  const forms = new Map<string, DegreeLevel>()
  for (const [level = '', own = '', list = ''] of languageFileRows(code, 'degrees.tsv')) {
    if (own !== kind) continue
    // A dot may join or part: "Sr. Sec" and "I.T.I Diploma" are words either way.
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
/** Abbreviations that are words too: only in capitals or with dots. */
export const CAPITALS = read('caps')
/** Names that need the whole line, or a class word beside them. */
export const ALONE = read('alone')
/** Words that speak of a certificate at the start of a line. */
export const LEADS = read('lead')

/** No text of more words stands for a degree by itself. */
export const ALONE_WORDS_MAX = Math.max(...[...ALONE.keys()].map((key) => key.split(' ').length))

/** The first word of a phrase to the number of words of the longest one that begins so. */
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
/** Ends a field of study in another language: "Informatik an der …", "Medicina presso …". */
export const FIELD_ENDS: readonly string[] = [
  ...bakedSet('degrees/field-ends', () => kindInAll(FILE, 'fieldEnd')),
]
/** Between a degree and its field in another language, as written. */
export const FIELD_LEADS: readonly string[] = [
  ...bakedSet('degrees/field-leads', () => [...new Set(kindInAll(FILE, 'link'))]),
]
/** "Bachelor of Science": science belongs to the degree; of "Master of City Planning" the field is named. */
export const SUBJECTS = english('subject')
export const TAILS = withLanguages('tail')
/** "Master Trainer", "Master Electrician": a job, not a degree. */
export const TITLE_WORDS = english('title')
/** Degree names that name kinds of school too: "High School", "Polytechnic". */
export const SCHOOL_WORDS = withLanguages('school')
export const INSTITUTION_WORDS = withLanguages('institution')
/** What may stand before such a name without being the school's own. */
export const BEFORE_SCHOOL = english('beforeSchool')
/** "MS Office", "Intermediate level": what follows makes another thing of it. */
export const NOT_BEFORE = english('notBefore')
/** "Oracle DBA", "senior DBA": a trade, unless it opens what is said. */
export const OPENING = english('opening')
export const SCHOOL_ADJECTIVES = english('schoolAdjective')
/** "Bachelor", "master's": what a degree's name begins with, by its level. */
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
 * What the first word of any degree may be: hardly any word of a line is one of these. False for what
 * is only a part of an abbreviation, as the B of "B. Tech" is.
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
