// Words that readers look for, as alternatives of a pattern. They come from the files
// `<area>-words.tsv` and `patterns.tsv` of every language that has them.
import { bakedMap } from '../tables/baked-map.js'
import { dataNames, dataRows } from '../tables/data-file.js'
import { languageFileRows, READ_LANGUAGES } from './read-languages.js'

/**
 * The areas of all `<area>-words.tsv` that are read here; other files of words have readers of
 * their own.
 */
const AREAS = [
  'address',
  'certificate',
  'contact',
  'date',
  'degree',
  'demand',
  'education',
  'employer',
  'employment',
  'entry',
  'form',
  'glossed',
  'match',
  'name',
  'personal',
  'place',
  'school',
  'skill',
  'small',
  'spoken',
  'title',
  'unit',
  'work',
] as const
const PATTERNS = 'patterns'
/** Files for languages that we do not read: how their forms label personal details. */
const LABELS_ONLY = './labels-only'

const fileOf = (area: string): string =>
  area === PATTERNS ? `${PATTERNS}.tsv` : `${area}-words.tsv`

/** Words by area and kind: "address:streets". The words of all languages stand together. */
function wordsByKind(): Map<string, string> {
  const words = new Map<string, string>()
  const add = (area: string, rows: string[][]): void => {
    for (const [kind = '', list = ''] of rows) {
      const before = words.get(`${area}:${kind}`)
      words.set(`${area}:${kind}`, before === undefined ? list : `${before}|${list}`)
    }
  }
  for (const code of READ_LANGUAGES) {
    const files = new Set(dataNames(`./${code}`, import.meta.url))
    for (const area of [...AREAS, PATTERNS].filter((name) => files.has(fileOf(name))))
      add(area, languageFileRows(code, fileOf(area)))
  }
  for (const file of dataNames(LABELS_ONLY, import.meta.url))
    add('form', dataRows(`${LABELS_ONLY}/${file}`, import.meta.url))
  return words
}

const WORDS = bakedMap('languages/words', wordsByKind)

/** @example new RegExp(`\\b(?:${anyOf('contact:phone-labels')})\\b`, 'i') */
export function anyOf(key: `${(typeof AREAS)[number]}:${string}`): string {
  return wordsUnder(key)
}

/** The same words one by one, for kinds without signs of patterns. */
export const eachOf = (key: `${(typeof AREAS)[number]}:${string}`): string[] =>
  wordsUnder(key).split('|')

/**
 * The single word of a kind, for comparisons. It throws if there are several, since a comparison
 * would never meet the second.
 */
export function onlyOf(key: `${(typeof AREAS)[number]}:${string}`): string {
  const [word = '', ...others] = eachOf(key)
  if (others.length > 0) throw new Error(`Only one word may stand under ${key}`)
  return word
}

/**
 * A pattern of a language, where words alone are not enough: it fixes their order, and the numbers
 * and names between them.
 */
export const patternOf = (kind: string): string => wordsUnder(`${PATTERNS}:${kind}`)

function wordsUnder(key: string): string {
  const words = WORDS.get(key)
  if (words === undefined) throw new Error(`No language has words under ${key}`)
  return words
}
