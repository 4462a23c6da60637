// Finds relatives named in a sentence: "my husband Ernesto", "our two daughters, Lucia and Paola".
import { eachOf, patternOf } from '../../languages/words.js'
import { isGivenName, isSurname } from '../../taxonomy/names/people-names.js'
import { foldInPlace } from '../../text/fold-in-place.js'
import type { Page } from '../page/make-page.js'
import { linesHolding } from '../recogniser.js'
import type { Finding } from '../types.js'
import { NAME } from './name-words.js'

/** Each sign with the space before it: "person" and "reason" are in most lines, and hold "son". */
const KIN_SIGNS = [
  ...eachOf('name:kin-signs').map((sign) => ` ${sign}`),
  ...eachOf('name:kin-phrases'),
]
/** A word for a relative with the names behind it, and each of those names. */
const OF_KIN = new RegExp(patternOf('name-of-kin'), 'gu')
const EACH =
  /\p{Upper}[\u0300-\u036f\p{Alpha}'’-]+(?:[ \t]\p{Upper}[\u0300-\u036f\p{Alpha}'’-]+)*/gu
/** Bounds the work: a line that names relatives is shorter. */
const LINE_CHARS_MAX = 600

const isKnown = (name: string): boolean =>
  foldInPlace(name)
    .split(/[ \t-]/)
    .some((word) => isGivenName(word) || isSurname(word))

export function kinNames(page: Page): Finding[] {
  return linesHolding(page, KIN_SIGNS).flatMap((line) => {
    const text = page.text.slice(line.start, Math.min(line.end, line.start + LINE_CHARS_MAX))
    return Array.from(text.matchAll(OF_KIN)).flatMap(({ 0: all, index, groups }) => {
      const names = groups?.names ?? ''
      const from = line.start + index + all.length - names.length
      const each = Array.from(names.matchAll(EACH))
      // A name that no list knows stands beside one that is known: "Ana and Xilda".
      if (!each.some(([name]) => isKnown(name))) return []
      return each.map(({ 0: name, index: at }) => ({
        start: from + at,
        end: from + at + name.length,
        ...NAME,
      }))
    })
  })
}
