// A list item of a posting, as the readers of requirements get it.
import type { HeadingKind, Unit } from '../../src/job/types.js'

export const jobUnit = (text: string, heading: HeadingKind = 'asked'): Unit => ({
  text,
  span: { line: 0, start: 0, end: text.length },
  isHeading: false,
  isItem: true,
  heading,
  headingWords: [],
  distance: 1,
})
