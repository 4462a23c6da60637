// "Academic career": such a heading stands over degrees or over posts at universities. Its lines tell which.
import { anyOf, eachOf } from '../../languages/words.js'
import { readDegree } from '../../taxonomy/degrees/read-degree.js'
import { foldKey } from '../../text/fold.js'
import { bareHeading } from './bare-heading.js'
import type { Section } from './types.js'

interface Sectioned {
  line: { text: string }
  section: Section
  heading: string | null
}

const DOUBTFUL: ReadonlySet<string> = new Set(eachOf('education:headings-of-posts').map(foldKey))
/** A post opens its line, or stands behind the date there: "Lecturer in Law, Example College". */
const POST = new RegExp(
  String.raw`(?<!\p{Alpha})(?:${anyOf('education:posts')})(?!\p{Alpha})`,
  'iu',
)
/** A line's first part: what is behind it may be the name of a school. */
const PART = /^[^,|–—]*/
/** A longer line is a sentence. */
const CHARS_MAX = 120

const isDoubtful = ({ heading, section, line }: Sectioned): boolean =>
  heading === 'section' && section === 'education' && DOUBTFUL.has(foldKey(bareHeading(line.text)))

/** Whether a line names a post (1), a degree (-1), or neither. */
function tellsPost({ line: { text } }: Sectioned): number {
  if (text.length > CHARS_MAX) return 0
  const part = PART.exec(text.replace(/^[\d\s./–—-]+/, ''))?.[0] ?? ''
  if (POST.test(part)) return 1
  return readDegree(text) ? -1 : 0
}

/** Where the part that opens at a heading ends. */
function endOfPart(lines: readonly Sectioned[], at: number): number {
  let end = at + 1
  while (end < lines.length && lines[end]?.heading !== 'section') end++
  return end
}

/** The lines, with those of posts in the section of work. */
export function asPosts<One extends Sectioned>(lines: readonly One[]): One[] {
  const out = [...lines]
  lines.forEach((opening, at) => {
    if (!isDoubtful(opening)) return
    const end = endOfPart(lines, at)
    const balance = lines.slice(at + 1, end).reduce((sum, line) => sum + tellsPost(line), 0)
    if (balance <= 0) return
    for (let index = at; index < end; index++) {
      const one = out[index]
      if (one?.section === 'education') out[index] = { ...one, section: 'work' }
    }
  })
  return out
}
