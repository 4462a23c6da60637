// Gives every line its section: by the headings' words, and by how headings look.

import { anyOf } from '../../languages/words.js'
import type { Line } from '../../layout/types.js'
import { spacedParts } from '../../text/spaces.js'
import { asPosts } from './academic-posts.js'
import { bareHeading } from './bare-heading.js'
import { closingLabels } from './closing-labels.js'
import { type ColonLabel, colonHeading, LABEL_CHARS_MAX } from './colon-label.js'
import { isDecorated } from './decorated-heading.js'
import { headingLooks } from './heading-looks.js'
import { headingStyles, isStyledHeading } from './heading-styles.js'
import {
  type Heading,
  type HeadingReading,
  readHeading,
  readHeadingLine,
  readSubjectHeading,
} from './read-heading.js'
import type { Section } from './types.js'

export interface SectionedLine {
  line: Line
  section: Section
  /** The line is nothing but a heading (of a section, of the document, or inside an entry). */
  heading: 'section' | 'document' | 'sub' | null
  /** Where the content starts in line.text: after "Skills:" or a heading in the left margin. */
  contentStart: number
  /** The section that the line's words name, whether or not it looks like a heading. */
  names: Section | null
  /** Lines since the section's heading, from 0 for the heading itself. */
  distance: number
}

/**
 * How much a line must look like a heading, by how well its words are known. Plain words need no
 * looks: a typed text has few, a paste may have lost its empty lines, and a column opens without one.
 */
const LOOKS_NEEDED = { exact: 0, weak: 2, plain: 0, composed: 1, long: 2 }
/** Longer lines are content, not headings. */
const SHORT_WORDS_MAX = 3
const HEADING_CHARS_MAX = 60
/** A document says what it is in its first lines; below a heading "Profile" is one of its parts. */
const TITLE_LINES_MAX = 6
/**
 * Points of looks from which a heading with unknown words before a known noun is believed: a
 * heading tag in the document, or three signs.
 */
const SUBJECT_LOOKS = 3

interface FoundHeading {
  section: Section
  contentStart: number
  /** Whether the section holds for the lines after it too. */
  opens: boolean
}

/**
 * "(Research" / "Project)": the second line closes a bracket that was opened above, so it is no
 * heading.
 */
function closesNothing(text: string): boolean {
  const close = text.indexOf(')')
  return close >= 0 && !text.slice(0, close).includes('(')
}

/** "Related Work Experience": as headings are typed. Small words may stay small. */
const LOWERED = new RegExp(
  String.raw`(?:^|[\s/&-])(?!(?:${anyOf('small:in-names')})\b)\p{Lower}`,
  'u',
)
const isTitled = (text: string): boolean => !text.includes(',') && !LOWERED.test(text)

function wholeLine(line: Line, bare: string, heading: Heading | null): FoundHeading | null {
  const isMarked = isDecorated(line.text)
  if ((bare.length > HEADING_CHARS_MAX && !isMarked) || closesNothing(line.text)) return null
  if (!heading) return subjectLine(line, bare)
  const short = spacedParts(bare) <= SHORT_WORDS_MAX
  const isPlain = heading.plain && (short || isTitled(bare))
  const other = short ? LOOKS_NEEDED.composed : LOOKS_NEEDED.long
  const composed = isPlain ? LOOKS_NEEDED.plain : other
  const known = heading.weak ? LOOKS_NEEDED.weak : LOOKS_NEEDED.exact
  const sentence = /\p{Lower}\.\s*$/u.test(line.text) ? 1 : 0
  const needed = (heading.exact || heading.weak ? known : composed) + sentence
  const isLow = !isMarked && !/^[^\p{Alpha}]*\p{Upper}/u.test(line.text)
  if (isLow || headingLooks(line) < needed) return null
  return { section: heading.section, contentStart: line.text.length, opens: true }
}

/** "CIVIL ENGINEERING EXPERIENCE": only its looks tell this heading from a phrase of the text. */
function subjectLine(line: Line, bare: string): FoundHeading | null {
  if (headingLooks(line) < SUBJECT_LOOKS || /\d/.test(line.text)) return null
  const section = readSubjectHeading(bare)
  return section ? { section, contentStart: line.text.length, opens: true } : null
}

/** "Languages known: English, Hindi", or a heading that stands in the left margin. */
const label = (line: Line): FoundHeading | null => colonLabel(line) ?? marginLabel(line)

function colonLabel(line: Line): FoundHeading | null {
  const label = colonHeading(line.text)
  if (!label?.heading.exact) return null
  const { text, heading, end } = label
  const caps = /\p{Upper}{3}/u.test(text) && text === text.toUpperCase()
  const strong = caps || (line.segments[0]?.bold === true && !line.bold)
  return { section: heading.section, contentStart: end, opens: strong && !line.bullet }
}

const opening = ({ heading, end }: ColonLabel): FoundHeading => ({
  section: heading.section,
  contentStart: end,
  opens: true,
})

function marginLabel(line: Line): FoundHeading | null {
  const first = line.segments[0]
  const end = first?.text.length ?? 0
  if (!first || line.segments.length < 2 || end > LABEL_CHARS_MAX || end >= line.text.length)
    return null
  const heading = readHeading(bareHeading(line.text.slice(0, end)))
  if (!heading) return null
  const caps = /^[\p{Upper}\s&/]+$/u.test(first.text)
  // In the margin a heading whose phrase is not known as a whole counts only in capitals.
  if (!heading.exact && !caps) return null
  const opens = (first.bold || caps) && !line.bullet
  return { section: heading.section, contentStart: end, opens }
}

/**
 * Sections of plain text, where an unknown line that looks like a heading is one. In other sections
 * the heads of entries or groups often look like headings, so a heading must be known by its words.
 */
const PLAIN_SECTIONS: ReadonlySet<Section> = new Set([
  'summary',
  'personal',
  'contact',
  'interests',
  'references',
  'declaration',
])
/** Lists whose items may stand in capitals, apart: only marks drawn around a line end them. */
const LISTS: ReadonlySet<Section> = new Set(['certifications', 'languages', 'training'])

const isEndedBy = (section: Section, line: Line): boolean =>
  PLAIN_SECTIONS.has(section) || (LISTS.has(section) && isDecorated(line.text))

const skipBlanks = (text: string, from: number): number => {
  let at = from
  while (at < text.length && /[\s:\-–]/.test(text[at] ?? '')) at++
  return at
}

/** What a line's words say of it as a heading, alone and together with its looks. */
interface LineReading {
  line: Line
  words: HeadingReading
  whole: FoundHeading | null
}

function readLine(line: Line): LineReading {
  const bare = bareHeading(line.text)
  const words = readHeadingLine(bare)
  return { line, words, whole: wholeLine(line, bare, words.heading) }
}

export function assignSections(lines: Line[]): SectionedLine[] {
  const out: SectionedLine[] = []
  const readings = lines.map(readLine)
  const styles = headingStyles(lines.filter((_, at) => readings[at]?.whole))
  const closing = closingLabels(readings)
  let section: Section = 'top'
  let distance = 0
  for (const { line, words, whole } of readings) {
    distance++
    const names = words.heading?.section ?? null
    const isTitle =
      words.isDocumentTitle && line.index < TITLE_LINES_MAX && (section === 'top' || names === null)
    if (isTitle || words.isSubheading) {
      const heading = isTitle ? 'document' : 'sub'
      out.push({ line, distance, names, section, heading, contentStart: line.text.length })
      continue
    }
    if (whole) {
      section = whole.section
      distance = 0
      const contentStart = line.text.length
      out.push({ line, distance, names, section, heading: 'section', contentStart })
      continue
    }
    const closer = closing.get(line)
    const labelled = closer ? opening(closer) : label(line)
    if (labelled?.opens) {
      section = labelled.section
      distance = 0
    } else if (!labelled && isEndedBy(section, line) && isStyledHeading(line, styles)) {
      section = 'unknown'
      distance = 0
    }
    out.push({
      line,
      distance,
      names,
      section: labelled?.section ?? section,
      heading: null,
      contentStart: labelled ? skipBlanks(line.text, labelled.contentStart) : 0,
    })
  }
  return asPosts(out)
}
