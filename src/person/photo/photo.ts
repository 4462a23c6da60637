// Finds lines that hold only a placeholder or a word for the applicant's photo.
import { labelList } from '../labels/fields.js'
import { isPersonal } from '../labels/label.js'
import type { Recogniser } from '../recogniser.js'
import type { Finding } from '../types.js'

/** A line that is the name of a picture file. */
const FILE = /^[\w ().-]{1,60}\.(?:jpe?g|png|heic|bmp)$/
const ENDING = /\.(?:jpe?g|png|heic|bmp)/
/** A caption is short. */
const LINE_CHARS_MAX = 60

export const photo: Recogniser = (page, labels) => {
  const found: Finding[] = []
  // "Photo: attached": what a form says about the photo belongs to its caption.
  const labelled = new Set(
    labels
      .filter(({ field, line }) => field.name === 'photo' && isPersonal(line.part))
      .filter(({ start, line }) => start === page.words[line.firstWord]?.start)
      .map(({ line }) => line.number),
  )
  const hasFile = ENDING.test(page.folded)
  for (const { start, end, firstWord, lastWord, number } of page.lines) {
    if (firstWord === lastWord) continue
    // A caption in the right-hand corner has many spaces before it.
    const line = page.folded.slice(start, end).trim()
    if (line.length > LINE_CHARS_MAX) continue
    const hit = labelList.at(page, firstWord)
    const isWhole = hit?.value.name === 'photo' && hit.to === lastWord
    if (isWhole || labelled.has(number) || (hasFile && FILE.test(line))) {
      found.push({ start, end, category: 'photo', placeholder: 'PHOTO' })
    }
  }
  return found
}
