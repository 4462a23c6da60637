// The words of all labels, as the build puts them into tables.
import { eachOf } from '../../languages/words.js'
import { foldInPlace } from '../../text/fold-in-place.js'

/** Ends what two labels of one value say: the field of the first, as both together announce it. */
export const JOINT = '+'

/** "DateofBirth", "MaritalStatus": labels that have lost their spaces. */
const GLUED_CHARS_MIN = 7
const NOT_IN_A_WORD = /[^\p{Alpha}']/gu

const writtenLabels = (fields: readonly string[]): [string, string][] =>
  fields.flatMap((field) =>
    eachOf(`form:${field}`).map((label): [string, string] => [label, field]),
  )

/** Every label, folded, with its field. */
export const labelsOf = (fields: readonly string[]): [string, string][] =>
  writtenLabels(fields).map(([label, field]) => [foldInPlace(label), field])

function glued(label: string): string[] {
  if (!label.includes(' ')) return []
  const word = label.replace(NOT_IN_A_WORD, '')
  return word.length >= GLUED_CHARS_MIN ? [word] : []
}

/**
 * "Race / Religion", "Hometown & Tribe": two labels of one value. The first says what it is, and two
 * in a row are no everyday words.
 */
function jointLabels(fields: readonly string[]): [string, string][] {
  const fieldOf = new Map(labelsOf(fields))
  const joint = eachOf('form:joint')
  return joint.flatMap((first) => {
    const field = fieldOf.get(first)
    if (field === undefined) return []
    return joint
      .filter((second) => second !== first)
      .map((second): [string, string] => [`${first} ${second}`, `${field}${JOINT}`])
  })
}

/** Every label as it may be written, with its field. */
export const labelPhrases = (fields: readonly string[]): [string, string][] => [
  ...writtenLabels(fields).flatMap(([label, field]) =>
    [label, ...glued(label)].map((form): [string, string] => [form, field]),
  ),
  ...jointLabels(fields),
]

/** Labels of forms that ask for nothing personal. */
export const otherLabels = (): string[] => eachOf('form:nothing-personal')
