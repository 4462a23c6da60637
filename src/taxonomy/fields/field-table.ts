// The fields of study by folded name.

import { heardLanguages, OTHER_LANGUAGES } from '../../languages/heard-languages.js'
import { rowsOf } from '../../languages/languages.js'
import { languageFileRows } from '../../languages/read-languages.js'
import { bakedMap, bakedSet } from '../../tables/baked-map.js'
import { dataJson } from '../../tables/data-file.js'
import { foldKey } from '../../text/fold.js'
import { firstWord } from '../../text/spaces.js'
import { type KnownName, knownNames, moreNames } from '../match/known-names.js'

/** An abbreviation counts in capitals only: "IT", not "it". */
const ABBREVIATION = /^[A-Z&./+]{1,5}$/

const byKey = knownNames('./data/fields.tsv', import.meta.url, ABBREVIATION)
const others = new Map(
  OTHER_LANGUAGES.map((code) => [
    code,
    moreNames(`fields/${code}`, () => rowsOf(code, 'fields.tsv'), ABBREVIATION),
  ]),
)

function namedBy(key: string): KnownName | undefined {
  const own = byKey.get(key)
  if (own) return own
  for (const code of heardLanguages()) {
    const found = others.get(code)?.get(key)
    if (found) return found
  }
  return undefined
}

const cues = dataJson('./data/field-cues.json', import.meta.url) as {
  heads: string[]
  joints: string[]
  /** Words of degrees, schools, companies and jobs: a text with one of them is no field. */
  against: string[]
}
/** Words that a field of study ends with (or, in Romance languages, begins with). */
export const FIELD_HEADS: ReadonlySet<string> = new Set(cues.heads.map(foldKey))
export const FIELD_JOINTS: ReadonlySet<string> = new Set(cues.joints.map(foldKey))

export const FIELD_COUNTER_CUES: ReadonlySet<string> = new Set(cues.against.map(foldKey))

/** From the short or misspelt forms of a word to the whole word: "Engg.", "Tech.". */
const SPELLED: [RegExp, string][] = Array.from(
  bakedMap('fields/spellings', () => {
    const rows = languageFileRows('en', 'field-spellings.tsv')
    return new Map(rows.map(([full = '', forms = '']) => [full, forms]))
  }),
  ([full, forms]) => [new RegExp(`\\b(?:${forms})\\b`, 'g'), full],
)
/** Finds any short form: most texts have none, and then no form is tried by itself. */
const SHORT = new RegExp(SPELLED.map(([form]) => form.source).join('|'))
/** First words of all keys. */
const BEGINNINGS = bakedSet('fields/beginnings', () =>
  [byKey, ...others.values()].flatMap((names) =>
    Array.from(names.keys(), (key) => key.split(' ', 1)[0] ?? ''),
  ),
)

function expand(key: string): string {
  if (!SHORT.test(key)) return key
  return SPELLED.reduce((text, [form, full]) => text.replace(form, full), key)
}

/** False if no field begins with the first word of the key. */
export function mayBeginField(key: string): boolean {
  const first = firstWord(key)
  return BEGINNINGS.has(first) || BEGINNINGS.has(expand(first))
}

/** Longer abbreviations are no everyday words, so their letter case does not matter. */
const ABBREVIATION_CHARS_MAX = 4

/**
 * The canonical field of a whole text, or null. A caller that has folded the text passes its key.
 */
export function lookUpField(text: string, key = foldKey(text)): string | null {
  const entry = namedBy(key) ?? namedBy(expand(key))
  if (!entry) return null
  const isShort = entry.isAbbreviation && key.length <= ABBREVIATION_CHARS_MAX
  if (isShort && text !== text.toUpperCase()) return null
  return entry.canonical
}

export function allFields(): string[] {
  return [...new Set([...byKey.values()].map((entry) => entry.canonical))]
}
