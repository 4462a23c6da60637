// Certificates and licences: the items of their section, and those that other parts name, with issuer and year.

import { findDates } from '../../dates/find-dates.js'
import { anyOf, patternOf } from '../../languages/words.js'
import type { Line } from '../../layout/types.js'
import { LIMITS } from '../../runtime/limits.js'
import { readDegree } from '../../taxonomy/degrees/read-degree.js'
import { skillById, skillNamed } from '../../taxonomy/skills/skills.js'
import { foldKey } from '../../text/fold.js'
import { spacedParts } from '../../text/spaces.js'
import type { SectionedLine } from '../sections/assign-sections.js'
import type { Span } from '../types.js'
import { issuerOf, STATED, trimmed, withIssuers } from './certificate-issuer.js'
import { certificateItems } from './certificate-lines.js'
import { isName, withoutDates } from './certificate-names.js'
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
  'unknown',
  'awards',
  'strengths',
  'education',
  'activities',
  'contact',
])
/** Where a short line tells one thing that somebody has; elsewhere it may tell a job. */
const HOLDINGS: ReadonlySet<string> = new Set([
  'training',
  'education',
  'activities',
  'awards',
  'other',
  'unknown',
])
/** A statement ("Certified in …") is shorter than a name may be. */
const STATED_WORDS_MAX = 9
/** "Area: certified welding": what stands before the colon is no certificate. */
const LABEL = new RegExp(String.raw`:(?<!\b(?:${anyOf('certificate:stated')}):)`, 'i')
/** "Driving licence no: …", "License : LMV": the label is the name. */
const LICENCE = new RegExp(patternOf('certificate-driving-licence'), 'iu')
/** Cheap to ask first: hardly any line speaks of driving. */
const MAY_DRIVE = new RegExp(patternOf('certificate-driving'), 'i')
/** "Fellow of the Institute of …", "Chartered Engineer, …": who is taken in by such a body holds a title. */
const MEMBERSHIP = new RegExp(patternOf('certificate-membership'), 'iu')
const MEMBER = new RegExp(String.raw`\b(?:${anyOf('certificate:members')})$`, 'i')
/** Opens like a sentence about what somebody did, which the name of a certificate never does. */
const DEED = new RegExp(`^(?:${anyOf('certificate:deeds')})`, 'i')
const SCHOOLING: ReadonlySet<string> = new Set(['high_school', 'bachelor', 'master', 'doctorate'])
/** How sure an item is: under its heading, by a known name, or by its own words only. */
const LISTED = 0.7
const NAMED = 0.65
const STATING = 0.5

/** "Certification: MCP", "Course : Certified Automation Engineer": the label is no part of the name. */
const LABELLED = new RegExp(
  String.raw`^\W{0,3}(?:\p{Alpha}+\s)?(?:${anyOf('certificate:labels')})(?:\s\p{Alpha}+)?\s*[:–-]+\s*(?=\p{Alpha})`,
  'iu',
)

/** "Forklift licence": behind another word it is no French degree ("Licence de droit"). */
const PERMIT = new RegExp(
  String.raw`(?<=\p{Alpha}\s+)(?:${anyOf('certificate:permits')})(?!\p{Alpha})`,
  'iu',
)

/** "Basic Education Certificate Examination": the exam that ends a school. */
const LEAVING = new RegExp(patternOf('certificate-of-a-school'), 'iu')

/** A school's leaving certificate is education, whatever it is called. */
function unschooled(item: FoundCertification | null): FoundCertification[] {
  const level = item ? readDegree(item.name)?.level : undefined
  const isSchool = (level !== undefined && SCHOOLING.has(level)) || LEAVING.test(item?.name ?? '')
  return item === null || isSchool ? [] : [item]
}

/** The same under a heading of certificates, where a licence is a permit. */
function listed(item: FoundCertification | null): FoundCertification[] {
  return item !== null && PERMIT.test(item.name) ? [item] : unschooled(item)
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
    .flatMap(({ text, line }) => listed(read(text, line, LISTED)))
  return withIssuers(items)
}

/**
 * The licences that a text names, each once, as it is printed in full. Many of its holders
 * ("Institute of Chartered Accountants") are no licence.
 */
function licencesIn(mentions: Passage['mentions']): string[] {
  const byId = new Map<string, string>()
  for (const { id, raw, confident } of mentions) {
    const isMany = /s$/i.test(raw) && skillNamed(raw.slice(0, -1))?.id === id
    if (!confident || isMany || skillById(id)?.kind !== 'licence') continue
    if (raw.length > (byId.get(id)?.length ?? 0)) byId.set(id, raw)
  }
  return [...byId.values()]
}

/** Credentials by name: "CCNA", "PMP", "First Aid". */
function named({ mentions, lines, section, text }: Passage): FoundCertification[] {
  if (!OTHER_SECTIONS.has(section) || section === 'education') return []
  const names = licencesIn(mentions)
  if (names.length === 0) return []
  const year = findDates(text)[0]?.date.year ?? null
  return names.map((name) => ({
    name,
    issuer: '',
    year,
    span: spanIn(lines, name),
    confidence: NAMED,
  }))
}

/** "Member, Society of …": the word alone names nothing, so the body stays in the name. */
function membership(line: Line): FoundCertification | null {
  const item = read(line.text, line, NAMED)
  if (item === null || !MEMBER.test(item.name)) return item
  return { ...item, name: withoutDates(line.text).text }
}

function elsewhere(sectioned: SectionedLine): FoundCertification[] {
  const { line, section, heading } = sectioned
  if (heading !== null || !OTHER_SECTIONS.has(section)) return []
  const licence = MAY_DRIVE.test(line.text) ? LICENCE.exec(line.text)?.[1] : undefined
  // This skips the check for schooling: "licence" is also a French degree.
  if (licence) return [read(licence, line, NAMED)].flatMap((item) => item ?? [])
  const isShort = spacedParts(line.text) <= STATED_WORDS_MAX
  if (HOLDINGS.has(section) && MEMBERSHIP.test(line.text)) {
    return [membership(line)].flatMap((item) => item ?? [])
  }
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
