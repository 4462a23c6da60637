// Tells lines about short courses and tests, which people take at any age, from those of school.
import { anyOf } from '../../languages/words.js'
import type { Page, PageLine } from '../page/make-page.js'

/** "First aid", "Seminar …", "(40 hours)": days or weeks, whatever heading they stand under. */
const SHORT_COURSE = new RegExp(String.raw`\b(?:${anyOf('personal:short-courses')})\b`)

/** Whether the line speaks of a short course or a test; a degree beside it counts for more. */
export const isShortCourse = (page: Page, { start, end }: PageLine): boolean =>
  SHORT_COURSE.test(page.folded.slice(start, end))
