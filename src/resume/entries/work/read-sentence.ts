// Positions told in a sentence: "Since Jul 2002 with Acme Finance, Delhi as Area Manager",
// "Working as a Technician at Acme". Small words say what is what.
import { anyOf, patternOf } from '../../../languages/words.js'
import { isPlaceLike } from '../../../taxonomy/places/is-place-like.js'
import { titleLikelihood } from '../../../taxonomy/titles/title-likelihood.js'
import type { CluedLine } from '../../labels/clued-lines.js'
import { withoutDates } from '../../labels/pieces.js'
import type { Found, Span } from '../../types.js'
import { cleanField } from '../clean-field.js'

export interface SentenceFields {
  employer: Found
  title: Found
}

/**
 * An employer opens with a capital or a digit, a title with a letter. Both are as short as the rest
 * of the sentence allows, and end at a mark, a wide gap, or words with which the sentence goes on.
 */
const ORGANISATION = String.raw`(?<employer>["“'‘]?[\p{Upper}\p{N}][^;:|]{1,70}?)`
const TITLE = String.raw`(?<title>[\p{Alpha}][^,;:|()]{2,60}?)`
const END = String.raw`(?=\s*(?:[.,;:|([–—]|\s-\s|\s{2,}|${patternOf('work-sentence-goes-on')}|$))`
const A = `(?:${patternOf('work-article')})?`
const POST = `(?:${patternOf('work-post-of')})?`

/** "with Acme as a Technician", and "as a Technician at Acme". */
const PATTERNS = [
  new RegExp(
    String.raw`\b(?:${anyOf('work:for-an-employer')})\s+${ORGANISATION}[,.]?\s+(?:${anyOf('work:as-somebody')})\s+${A}${POST}${TITLE}${END}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:${anyOf('work:in-a-post')})\s+${A}${POST}${TITLE}\s+(?:${anyOf('work:at-an-employer')})\s+${A}${ORGANISATION}${END}`,
    'iu',
  ),
]
/** "I was a bookkeeper at Acme", "joined Acme as a bookkeeper": in a whole sentence verbs say as much. */
export const TOLD_PATTERNS: readonly RegExp[] = [
  ...PATTERNS,
  new RegExp(
    String.raw`\b(?:${anyOf('work:joining')})\s+${A}${ORGANISATION}[,.]?\s+(?:${anyOf('work:as-somebody')})\s+${A}${POST}${TITLE}${END}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:${anyOf('work:being-somebody')})\s+(?:${patternOf('work-article')})${TITLE}\s+(?:${anyOf('work:at-an-employer')})\s+${A}${ORGANISATION}${END}`,
    'iu',
  ),
]
/** "St. Mary's Hospital": this stop ends no name, so another sign stands for it while we read. */
const SHORTENED = new RegExp(String.raw`(?<=\b(?:${anyOf('work:shortened-names')}))\.(?=\s)`, 'gi')
const HELD_STOP = '\u2024'
/** "M/s. Acme": the stop would end the name. */
const MESSRS = /\bM\/s\.?/gi
/** Confidence in what a sentence says. */
const SURE = 0.75
/** A title must be likelier than not; a name is refused only where it is plainly a place. */
const TITLE_MIN = 0.5
const PLACE_MIN = 0.75
/** Bounds the work: a longer text is a paragraph. */
const CHARS_MAX = 240

/** The text of the head as one, and the way from its offsets back to the lines. */
function joinHead(head: CluedLine[]) {
  let text = ''
  const starts = head.map(({ source, ranges }) => {
    const start = text.length
    text += `${withoutDates(source.line.text, ranges).replace(MESSRS, (m) => ' '.repeat(m.length))} `
    return start
  })
  const spansOf = (from: number, to: number): Span[] =>
    head.flatMap(({ source }, at) => {
      const offset = starts[at] ?? 0
      const { index, text: line } = source.line
      const start = Math.max(from - offset, 0)
      const end = Math.min(to - offset, line.length)
      return end > start ? [{ line: index, start, end }] : []
    })
  return { text, spansOf }
}

/** "Acme Finance, Delhi": the name ends where a place or an aside begins. */
const nameOf = (text: string): string =>
  withoutTown(cleanField(text.split(/,|\s\(|\s[-–—]\s/)[0]?.replace(/^["“'‘]|["”'’]$/g, '') ?? ''))

/** "Acme Finance in Delhi" */
const IN_TOWN = new RegExp(String.raw`^(.+)\s(?:${anyOf('work:in-a-town')})\s(\p{Upper}.*)$`, 'u')

function withoutTown(name: string): string {
  const [, own = name, town = ''] = IN_TOWN.exec(name) ?? []
  return town !== '' && isPlaceLike(town) >= PLACE_MIN ? own : name
}

/**
 * The patterns ignore case, so the capital of a name is checked here. "Worked in London" names a
 * place and no employer.
 */
const isName = (text: string): boolean =>
  /^[\p{Upper}\p{N}]/u.test(text) && isPlaceLike(text) < PLACE_MIN

/** What a text tells of one position; `spansOf` finds the lines of a stretch of it. */
export function readTold(
  printed: string,
  spansOf: (from: number, to: number) => Span[],
  patterns: readonly RegExp[] = PATTERNS,
): SentenceFields | null {
  if (printed.length > CHARS_MAX) return null
  const text = printed.replace(SHORTENED, HELD_STOP)
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    const { employer = '', title = '' } = match?.groups ?? {}
    const value = cleanField(title)
    const name = nameOf(employer).replaceAll(HELD_STOP, '.')
    if (!match || !isName(name) || titleLikelihood(value) < TITLE_MIN) continue
    const at = (part: string): Span[] => {
      const start = match.index + match[0].indexOf(part)
      return spansOf(start, start + part.length)
    }
    return {
      employer: { value: name, spans: at(employer), confidence: SURE },
      title: { value, spans: at(title), confidence: SURE },
    }
  }
  return null
}

export function readSentence(head: CluedLine[]): SentenceFields | null {
  const { text, spansOf } = joinHead(head)
  return readTold(text, spansOf)
}
