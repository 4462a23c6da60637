// Which fields of study are kin: the fields that an employer accepts by "or a related field".
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

/** Whether a field, folded, belongs to the family or contains the name of a member. */
const isMember = (field: string, { members }: Family): boolean =>
  members.some((member) => holdsWords(field, member))

/**
 * Whether a field belongs to a family that the posting names as a whole: mathematics is "a numerate
 * discipline".
 */
export function isOfFamilyNamed(have: string, want: string): boolean {
  const [mine, named] = [foldKey(have), foldKey(want).replace(BEHIND, '')]
  return FAMILIES.some((family) => family.wholes.includes(named) && isMember(mine, family))
}

/** Software engineering meets "computer science or a related field"; political science does not. */
export function isKinField(have: string, want: string): boolean {
  const [mine, theirs] = [foldKey(have), foldKey(want)]
  return FAMILIES.some((family) => isMember(mine, family) && isMember(theirs, family))
}

/**
 * Whether a field of study belongs to another trade than the post: electrical engineering is no
 * "related field" for an accountant. A field of no family is foreign to nothing.
 */
export function isForeignField(have: string, post: string): boolean {
  const [mine, theirs] = [foldKey(have), foldKey(post)]
  const isNamed = (text: string): boolean => FAMILIES.some((family) => isMember(text, family))
  return isNamed(mine) && isNamed(theirs) && !isKinField(have, post)
}
