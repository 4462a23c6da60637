// Finds the marks of a school's line that look like dates: "8.1/10", "3.12/4.00", "CGPA: 7/10".
import { anyOf } from '../../languages/words.js'

/** The best marks that schools give, which tell a fraction from a date. */
const BEST = String.raw`(?:[4-7]|10|12|15|20|30|100)(?:[.,]0{1,2})?(?![\d/]|[.,]\d)`
/** A mark with a decimal point, or any behind its word, and behind a slash the best one. */
const MARK = new RegExp(
  String.raw`(?<![\d./])\d{1,2}[.,]\d{1,3}[ ]?/[ ]?${BEST}|\b(?:${anyOf('education:mark-labels')})\b[ \t]{0,3}[:=(-]?[ \t]{0,3}\d{1,2}[ ]?/[ ]?${BEST}`,
  'g',
)
const SLASH = '/'

/** Where the marks of a folded text are. */
export function schoolMarks(folded: string): { start: number; end: number }[] {
  if (!folded.includes(SLASH)) return []
  return Array.from(folded.matchAll(MARK), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }))
}
