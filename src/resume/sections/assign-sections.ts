// Gives every line its section: by the headings' words, and by how headings look.
import { spacedParts } from '../../core/spaces.js'
import type { Line } from '../../layout/types.js'
import { bareHeading } from './bare-heading.js'
import { headingLooks } from './heading-looks.js'
import { headingStyles, isStyledHeading } from './heading-styles.js'
import {
  type Heading,
  isDocumentTitle,
  isSubheading,
  readHeading,
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

/** How much a line must look like a heading, by how well its words are known. */
const LOOKS_NEEDED = { exact: 0, weak: 2, composed: 1, long: 2 }
const SHORT_WORDS_MAX = 3
const LABEL_CHARS_MAX = 45
const HEADING_CHARS_MAX = 60
/** A document says what it is in its first lines. */
const TITLE_LINES_MAX = 6
/** Points of looks from which unknown words before a known noun are believed. */
const SUBJECT_LOOKS = 3

interface Found {
  section: Section
  contentStart: number
  /** Holds for the lines after it too. */
  opens: boolean
}

/** "Research" / "Project)": the second line of what was opened above heads nothing. */
const closesNothing = (text: string): boolean => /^[^(]*\)/.test(text)

function wholeLine(line: Line, heading: Heading | null): Found | null {
  if (line.text.length > HEADING_CHARS_MAX || closesNothing(line.text)) return null
  if (!heading) return subjectLine(line)
  const short = spacedParts(line.text) <= SHORT_WORDS_MAX
  const composed = short ? LOOKS_NEEDED.composed : LOOKS_NEEDED.long
  const known = heading.weak ? LOOKS_NEEDED.weak : LOOKS_NEEDED.exact
  const sentence = /\p{Ll}\.\s*$/u.test(line.text) ? 1 : 0
  const needed = (heading.exact || heading.weak ? known : composed) + sentence
  if (headingLooks(line) < needed || !/^[^\p{L}]*\p{Lu}/u.test(line.text)) return null
  return { section: heading.section, contentStart: line.text.length, opens: true }
}

/** "CIVIL ENGINEERING EXPERIENCE": only looks tell it from a phrase of the text. */
function subjectLine(line: Line): Found | null {
  if (headingLooks(line) < SUBJECT_LOOKS || /\d/.test(line.text)) return null
  const section = readSubjectHeading(bareHeading(line.text))
  return section ? { section, contentStart: line.text.length, opens: true } : null
}

/** "Languages known: English, Hindi", or a heading that stands in the left margin. */
function label(line: Line): Found | null {
  const colon = line.text.search(/[:：]/)
  const first = line.segments[0]
  const candidates: { end: number; strong: boolean; margin: boolean }[] = []
  if (colon > 0 && colon <= LABEL_CHARS_MAX) {
    const letters = line.text.slice(0, colon)
    const caps = /\p{Lu}{3}/u.test(letters) && letters === letters.toUpperCase()
    candidates.push({
      end: colon + 1,
      strong: caps || (first?.bold === true && !line.bold),
      margin: false,
    })
  }
  if (first && line.segments.length > 1 && first.text.length <= LABEL_CHARS_MAX) {
    candidates.push({
      end: first.text.length,
      strong: first.bold || /^[\p{Lu}\s&/]+$/u.test(first.text),
      margin: /^[\p{Lu}\s&/]+$/u.test(first.text),
    })
  }
  for (const { end, strong, margin } of candidates) {
    const heading = readHeading(bareHeading(line.text.slice(0, end)))
    // Capitals in the margin are a heading also when it is made of several words.
    if (heading && (heading.exact || margin) && line.text.length > end) {
      return { section: heading.section, contentStart: end, opens: strong && !line.bullet }
    }
  }
  return null
}

/**
 * Sections of plain text. In others the heads of entries or groups often look like headings: there
 * a heading must be known by its words.
 */
const PLAIN_SECTIONS: ReadonlySet<Section> = new Set([
  'summary',
  'personal',
  'contact',
  'interests',
  'references',
  'declaration',
])

const skipBlanks = (text: string, from: number): number => {
  let at = from
  while (at < text.length && /[\s:\-–]/.test(text[at] ?? '')) at++
  return at
}

export function assignSections(lines: Line[]): SectionedLine[] {
  const out: SectionedLine[] = []
  const readings = lines.map(({ text }) => readHeading(bareHeading(text)))
  const wholes = lines.map((line, at) => wholeLine(line, readings[at] ?? null))
  const bares = lines.map(({ text }) => bareHeading(text))
  const styles = headingStyles(lines.filter((_, at) => wholes[at] !== null))
  let section: Section = 'top'
  let distance = 0
  for (const [at, line] of lines.entries()) {
    distance++
    const names = readings[at]?.section ?? null
    const base = { line, distance, names }
    if (line.index < TITLE_LINES_MAX && isDocumentTitle(bares[at] ?? '')) {
      out.push({ ...base, section, heading: 'document', contentStart: line.text.length })
      continue
    }
    if (isSubheading(bares[at] ?? '')) {
      out.push({ ...base, section, heading: 'sub', contentStart: line.text.length })
      continue
    }
    const whole = wholes[at]
    if (whole) {
      section = whole.section
      distance = 0
      out.push({
        line,
        distance,
        names,
        section,
        heading: 'section',
        contentStart: line.text.length,
      })
      continue
    }
    const labelled = label(line)
    if (labelled?.opens) {
      section = labelled.section
      distance = 0
    } else if (!labelled && PLAIN_SECTIONS.has(section) && isStyledHeading(line, styles)) {
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
  return out
}
