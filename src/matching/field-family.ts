// Which fields of study are kin: what an employer takes where "or a related field" is asked for.
import { patternOf } from '../languages/words.js'
import { dataRows } from '../tables/data-file.js'
import { foldKey } from '../text/fold.js'
import { holdsWords } from '../text/holds-words.js'

interface Family {
  /** Words by which a posting names the family as a whole: "a numerate discipline". */
  wholes: readonly string[]
  members: readonly string[]
}

/** "A quantitative field", "a technical background". */
const BEHIND = new RegExp(patternOf('match-field-behind'))

const cells = (text: string): string[] =>
  text
    .split(';')
    .map((cell) => foldKey(cell.trim()))
    .filter((cell) => cell !== '')

const FAMILIES: readonly Family[] = dataRows('./data/field-families.txt', import.meta.url).map(
  ([, wholes = '', members = '']) => ({ wholes: cells(wholes), members: cells(members) }),
)

/** Whether a field, folded, is one of the family's, or holds its name among other words. */
const isMember = (field: string, { members }: Family): boolean =>
  members.some((member) => holdsWords(field, member))

/** A degree in mathematics is one in "a numerate discipline". */
export function isOfFamilyNamed(have: string, want: string): boolean {
  const [mine, named] = [foldKey(have), foldKey(want).replace(BEHIND, '')]
  return FAMILIES.some((family) => family.wholes.includes(named) && isMember(mine, family))
}

/** Software engineering for "computer science or a related field"; political science is no such. */
export function isKinField(have: string, want: string): boolean {
  const [mine, theirs] = [foldKey(have), foldKey(want)]
  return FAMILIES.some((family) => isMember(mine, family) && isMember(theirs, family))
}

/**
 * Whether a field of study belongs to another trade than a post: electrical engineering is no
 * "related field" of an accountant's. What is of no family is not foreign to anything.
 */
export function isForeignField(have: string, post: string): boolean {
  const [mine, theirs] = [foldKey(have), foldKey(post)]
  const isNamed = (text: string): boolean => FAMILIES.some((family) => isMember(text, family))
  return isNamed(mine) && isNamed(theirs) && !isKinField(have, post)
}
