// Words that readers look for, as alternatives of a pattern: the files `<area>-words.tsv` and `patterns.tsv` of
// every language that has them.
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
/** Languages that are not read have a file there: how their forms label personal details. */
const LABELS_ONLY = './labels-only'

const fileOf = (area: string): string =>
  area === PATTERNS ? `${PATTERNS}.tsv` : `${area}-words.tsv`

/** By area and kind: "address:streets". A kind's words of all languages stand together. */
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

/** The word of a kind that holds one, to be compared with: a second would never be met, and is told at once. */
export function onlyOf(key: `${(typeof AREAS)[number]}:${string}`): string {
  const [word = '', ...others] = eachOf(key)
  if (others.length > 0) throw new Error(`Only one word may stand under ${key}`)
  return word
}

/** How a language puts something, where words alone do not tell: order, numbers and names between them. */
export const patternOf = (kind: string): string => wordsUnder(`${PATTERNS}:${kind}`)

function wordsUnder(key: string): string {
  const words = WORDS.get(key)
  if (words === undefined) throw new Error(`No language has words under ${key}`)
  return words
}
