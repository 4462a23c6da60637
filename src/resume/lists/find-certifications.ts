// Certificates and licences: the items of their section, and those that other parts name, with issuer and year.

import { findDates } from '../../dates/find-dates.js'
import { anyOf, eachOf, patternOf } from '../../languages/words.js'
import type { Line } from '../../layout/types.js'
import { fieldOfLabel } from '../../person/labels/fields.js'
import { LIMITS } from '../../runtime/limits.js'
import { readDegree } from '../../taxonomy/degrees/read-degree.js'
import { skillById } from '../../taxonomy/skills/skills.js'
import { foldKey } from '../../text/fold.js'
import { spacedParts } from '../../text/spaces.js'
import type { SectionedLine } from '../sections/assign-sections.js'
import { readHeading } from '../sections/read-heading.js'
import type { Span } from '../types.js'
import { issuerOf, STATED, trimmed, withIssuers } from './certificate-issuer.js'
import { certificateItems } from './certificate-lines.js'
import { spanIn } from './find-skills.js'
import { type Passage, skillPassages } from './skill-passages.js'

export interface FoundCertification {
  name: string
  issuer: string
  year: number | null
  span: Span
  confidence: number
}

const OTHER_SECTIONS: ReadonlySet<string> = new Set([
  'top',
  'summary',
  'skills',
  'training',
  'personal',
  'other',
  'awards',
  'strengths',
  'education',
  'activities',
  'contact',
])
const NOT_NAMES: ReadonlySet<string> = new Set(eachOf('certificate:not-names').map(foldKey))
/** A longer item is a sentence. A statement ("Certified in …") must be shorter still. */
const NAME_CHARS_MAX = 140
const NAME_WORDS_MAX = 14
const STATED_WORDS_MAX = 9
/** "Area: certified welding": what stands before the colon is no certificate. */
const LABEL = new RegExp(String.raw`:(?<!\b(?:${anyOf('certificate:stated')}):)`, 'i')
/** "Driving licence no: …", "License : LMV": the label is the name. */
const LICENCE = new RegExp(patternOf('certificate-driving-licence'), 'iu')
/** Cheap to ask first: hardly any line speaks of driving. */
const MAY_DRIVE = new RegExp(patternOf('certificate-driving'), 'i')
/** Opens like a sentence about what somebody did, which the name of a certificate never does. */
const DEED = new RegExp(`^(?:${anyOf('certificate:deeds')})`, 'i')
const SCHOOLING: ReadonlySet<string> = new Set(['high_school', 'bachelor', 'master', 'doctorate'])
/** How sure an item is: under its heading, by a known name, or by its own words only. */
const LISTED = 0.7
const NAMED = 0.65
const STATING = 0.5

function withoutDates(text: string): { text: string; year: number | null } {
  const dates = findDates(text)
  let out = text
  for (const { start, end } of [...dates].reverse())
    out = `${out.slice(0, start)} ${out.slice(end)}`
  out = out.replace(/[([]\s*[-–]?\s*[)\]]/g, ' ').replace(/\s+/g, ' ')
  return { text: trimmed(out), year: dates[0]?.date.year ?? null }
}

function isName(name: string): boolean {
  if (!/\p{L}{2}/u.test(name) || name.length > NAME_CHARS_MAX) return false
  if (spacedParts(name) > NAME_WORDS_MAX || NOT_NAMES.has(foldKey(name))) return false
  // A form's label, or the heading of another part, shows that the list had ended above it.
  return fieldOfLabel(name) === null && readHeading(name) === null
}

/** "Certification: MCP", "Course : Certified Automation Engineer": the label is no part of the name. */
const LABELLED = new RegExp(
  String.raw`^\W{0,3}(?:\p{L}+\s)?(?:${anyOf('certificate:labels')})(?:\s\p{L}+)?\s*[:–-]+\s*(?=\p{L})`,
  'iu',
)

/** A school's leaving certificate is education, whatever it is called. */
function unschooled(item: FoundCertification | null): FoundCertification[] {
  const level = item ? readDegree(item.name)?.level : undefined
  return item === null || (level !== undefined && SCHOOLING.has(level)) ? [] : [item]
}

function read(text: string, line: Line, confidence: number): FoundCertification | null {
  const { text: bare, year } = withoutDates(text.replace(LABELLED, ''))
  const issued = issuerOf(bare)
  const name = trimmed(issued ? bare.slice(0, issued.index) : bare)
  if (!isName(name) || /@|https?:/.test(name)) return null
  return {
    name,
    issuer: trimmed(issued?.issuer ?? ''),
    year,
    span: { line: line.index, start: 0, end: line.text.length },
    confidence,
  }
}

function inSection(lines: SectionedLine[]): FoundCertification[] {
  const own = lines
    .filter(({ section, heading }) => section === 'certifications' && heading === null)
    .map(({ line }) => line)
  const items = certificateItems(own)
    .filter(({ text }) => !DEED.test(text) || STATED.test(text))
    .flatMap(({ text, line }) => unschooled(read(text, line, LISTED)))
  return withIssuers(items)
}

/** Credentials by name: "CCNA", "PMP", "First Aid". */
function named({ mentions, lines, section, text }: Passage): FoundCertification[] {
  if (!OTHER_SECTIONS.has(section) || section === 'education') return []
  const names = new Set(
    mentions
      .filter(({ id, confident }) => confident && skillById(id)?.kind === 'licence')
      .map(({ raw }) => raw),
  )
  if (names.size === 0) return []
  const year = findDates(text)[0]?.date.year ?? null
  return [...names].map((name) => ({
    name,
    issuer: '',
    year,
    span: spanIn(lines, name),
    confidence: NAMED,
  }))
}

function elsewhere(sectioned: SectionedLine): FoundCertification[] {
  const { line, section, heading } = sectioned
  if (heading !== null || !OTHER_SECTIONS.has(section)) return []
  const licence = MAY_DRIVE.test(line.text) ? LICENCE.exec(line.text)?.[1] : undefined
  // This skips the check for schooling: "licence" is also a French degree.
  if (licence) return [read(licence, line, NAMED)].flatMap((item) => item ?? [])
  const isShort = spacedParts(line.text) <= STATED_WORDS_MAX
  if (isShort && STATED.test(line.text) && !DEED.test(line.text) && !LABEL.test(line.text)) {
    return unschooled(read(line.text, line, STATING))
  }
  return []
}

export function findCertifications(
  lines: SectionedLine[],
  passages = skillPassages(lines),
): FoundCertification[] {
  const found = new Map<string, FoundCertification>()
  const others = [...lines.flatMap(elsewhere), ...passages.flatMap(named)]
  for (const item of [...inSection(lines), ...others]) {
    if (found.size >= LIMITS.listItemsMax) break
    const key = foldKey(item.name)
    const isPart = [...found.keys()].some((known) => ` ${known} `.includes(` ${key} `))
    if (!isPart) found.set(key, item)
  }
  return [...found.values()]
}
