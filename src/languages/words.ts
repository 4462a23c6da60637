// Words that readers look for, as alternatives of a pattern: the files `<area>-words.tsv` and `patterns.tsv` of
// every language that has them.
import { bakedMap } from '../tables/baked-map.js'
import { dataNames } from '../tables/data-file.js'
import { languageFileRows, READ_LANGUAGES } from './read-languages.js'

/** Of every `<area>-words.tsv` that is read here; other files of words have readers of their own. */
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

const fileOf = (area: string): string =>
  area === PATTERNS ? `${PATTERNS}.tsv` : `${area}-words.tsv`

/** By area and kind: "address:streets". A kind's words of all languages stand together. */
function wordsByKind(): Map<string, string> {
  const words = new Map<string, string>()
  for (const code of READ_LANGUAGES) {
    const files = new Set(dataNames(`./${code}`, import.meta.url))
    for (const area of [...AREAS, PATTERNS].filter((name) => files.has(fileOf(name)))) {
      for (const [kind = '', list = ''] of languageFileRows(code, fileOf(area))) {
        const before = words.get(`${area}:${kind}`)
        words.set(`${area}:${kind}`, before === undefined ? list : `${before}|${list}`)
      }
    }
  }
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

/** How a language puts something, where words alone do not tell: order, numbers and names between them. */
export const patternOf = (kind: string): string => wordsUnder(`${PATTERNS}:${kind}`)

function wordsUnder(key: string): string {
  const words = WORDS.get(key)
  if (words === undefined) throw new Error(`No language has words under ${key}`)
  return words
}
