// Finds the posting data of a page: schema.org first, then what job boards embed.
import type { PageText } from '../html/visible-text.js'
import type { JobPostingData, MarkedLine } from '../types.js'
import { readEmbeddedPosting, readPostingValue } from './boards.js'
import { findJobPostings, fromMicrodata, readJobPosting } from './schema-org.js'
import { parseTolerantJson } from './tolerant-json.js'
import { headingLine } from './values.js'

/** A page with less visible text shows nothing of its posting. */
const EMPTY_PAGE_CHARS = 400

const charCount = (lines: MarkedLine[]) => lines.reduce((sum, line) => sum + line.text.length, 0)

/** The posting of a page with the most content, or null. */
export function findPosting(page: PageText): JobPostingData | null {
  const stated = [
    ...page.scripts
      .filter((script) => script.kind === 'ld_json')
      .flatMap((script) => findJobPostings(parseTolerantJson(script.text)))
      .map((node) => readJobPosting(node, 'json_ld')),
    ...page.microdata
      .filter((item) => item.type === 'JobPosting')
      .map((item) => readJobPosting(fromMicrodata(item), 'microdata')),
  ]
  const schema = fullest(stated.filter(({ title, description }) => title || description.length > 0))
  if (schema && schema.description.length > 0) return schema
  const guess = charCount(page.lines) < EMPTY_PAGE_CHARS
  return readEmbeddedPosting(page.scripts, guess) ?? schema
}

/** The posting of a document that is JSON; null when it is no posting. */
export function readJsonPosting(text: string): JobPostingData | null {
  if (!/^\s*[[{]/.test(text)) return null
  const value = parseTolerantJson(text)
  if (value === undefined) return null
  const stated = findJobPostings(value).map((node) => readJobPosting(node, 'json_ld'))
  return fullest(stated) ?? readPostingValue(value)
}

const fullest = (postings: JobPostingData[]): JobPostingData | null =>
  postings.reduce<JobPostingData | null>(
    (best, posting) =>
      best && charCount(best.description) >= charCount(posting.description) ? best : posting,
    null,
  )

/** The lines of a posting without a page: its title as a heading, and its description. */
export function linesOfPosting({ title, description }: JobPostingData): MarkedLine[] {
  if (title === '') return description
  return [headingLine(title, 1), ...description]
}
