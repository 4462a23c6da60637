// Lines that are searched for dates of birth and of school, and what replaces a date.
import type { Page, PageLine } from '../page/make-page.js'

/** The rest of a longer line is not read, which bounds the cost. */
export const LINE_CHARS_MAX = 400
/** A longer line holds more than dates. */
export const DATES_CHARS_MAX = 40
export const DATE = { category: 'age_proxy', placeholder: 'DATE' } as const

export const textOf = (page: Page, line: PageLine): string =>
  page.text.slice(line.start, Math.min(line.end, line.start + LINE_CHARS_MAX))
