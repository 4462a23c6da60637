// Which fields of study are kin: what an employer takes where "or a related field" is asked for.
import { dataRows } from '../tables/data-file.js'
import { foldKey } from '../text/fold.js'

interface Family {
  /** Words by which a posting names the family as a whole: "a numerate discipline". */
  wholes: readonly string[]
  members: readonly string[]
}

/** "A quantitative field", "a technical background". */
const BEHIND = / (?:related )?(?:fields?|subjects?|areas?|disciplines?|backgrounds?)$/

const cells = (text: string): string[] =>
  text
    .split(';')
    .map((cell) => foldKey(cell.trim()))
    .filter((cell) => cell !== '')

const FAMILIES: readonly Family[] = dataRows('./data/field-families.txt', import.meta.url).map(
  ([, wholes = '', members = '']) => ({ wholes: cells(wholes), members: cells(members) }),
)

const holds = (field: string, words: string): boolean =>
  ` ${foldKey(field)} `.includes(` ${words} `)

const isMember = (field: string, { members }: Family): boolean =>
  members.some((member) => holds(field, member))

const plainName = (want: string): string => foldKey(want).replace(BEHIND, '')

/** A degree in mathematics is one in "a numerate discipline". */
export const isOfFamilyNamed = (have: string, want: string): boolean =>
  FAMILIES.some((family) => family.wholes.includes(plainName(want)) && isMember(have, family))

/** Software engineering for "computer science or a related field"; political science is no such. */
export const isKinField = (have: string, want: string): boolean =>
  FAMILIES.some((family) => isMember(have, family) && isMember(want, family))
