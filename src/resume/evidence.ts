// Where each value of a Candidate stands in its document, and how sure we are of it.
import type { Candidate } from '../contract/candidate.js'
import { monthSpan } from '../dates/months.js'
import type { DocumentWarning, HiddenText } from '../documents/types.js'
import {
  type FieldEvidence,
  type LineEvidence,
  linesEvidence,
  rounded,
} from '../layout/field-evidence.js'
import { type LanguageEvidence, languageEvidence } from '../layout/language-evidence.js'
import type { Line, ReadableDocument } from '../layout/types.js'
import { calibrated } from './calibrate.js'
import { asOfDate } from './experience.js'
import type { ReadResume } from './read-resume.js'
import type { Found, FoundRange, ResumeWarning, Span } from './types.js'

export interface ResumeEvidence extends LanguageEvidence {
  fields: FieldEvidence[]
  lines: LineEvidence[]
  hidden: HiddenText[]
  warnings: (DocumentWarning | ResumeWarning)[]
}

function at(
  lines: Map<number, Line>,
  path: string,
  spans: Span[],
  confidence: number,
): FieldEvidence[] {
  const [span] = spans
  const line = span ? lines.get(span.line) : undefined
  if (!span || !line) return []
  const quote = line.text.slice(span.start, span.end)
  return [
    {
      path,
      confidence: rounded(calibrated(path, confidence)),
      page: line.page,
      quote,
      box: line.box,
    },
  ]
}

const dateSpan = ({ line, range }: FoundRange): Span[] => [
  { line, start: range.start, end: range.end },
]

function entryFields(
  lines: Map<number, Line>,
  base: string,
  values: Record<string, Found | null>,
  dates: FoundRange | null,
): FieldEvidence[] {
  const named = Object.entries(values).flatMap(([name, found]) =>
    found ? at(lines, `${base}.${name}`, found.spans, found.confidence) : [],
  )
  if (!dates) return named
  const isEnd = dates.range.single && base.startsWith('education')
  const start = isEnd || dates.range.told === 'end' ? [] : ['start']
  const ends = [...start, 'end'].flatMap((name) =>
    at(lines, `${base}.${name}`, dateSpan(dates), dates.confidence),
  )
  return [...named, ...ends]
}

function contactFields(lines: Map<number, Line>, resume: ReadResume): FieldEvidence[] {
  const { name, email, phone, location } = resume
  const single = Object.entries({ name, email, phone, location }).flatMap(([key, found]) =>
    found ? at(lines, `contact.${key}`, found.spans, found.confidence) : [],
  )
  const links = resume.links.flatMap((link, index) =>
    at(lines, `contact.links[${index}]`, link.spans, link.confidence),
  )
  return [...single, ...links]
}

function listFields(lines: Map<number, Line>, resume: ReadResume): FieldEvidence[] {
  const skills = resume.skills.flatMap(({ span, confidence }, index) =>
    at(lines, `skills[${index}]`, [span], confidence),
  )
  const certifications = resume.certifications.flatMap(({ span, confidence }, index) =>
    at(lines, `certifications[${index}]`, [span], confidence),
  )
  const languages = resume.languages.flatMap(({ spans, confidence }, index) =>
    at(lines, `languages[${index}]`, spans, confidence),
  )
  return [...skills, ...certifications, ...languages]
}

/** Two positions that share more than this many months are worth a look. */
const OVERLAP_MONTHS_MIN = 2

function overlap({ work_history }: Candidate, asOf: string): boolean {
  const today = asOfDate(asOf)
  const spans = work_history.flatMap(({ start, end }) => {
    const from = asOfDate(`${start}-00`.slice(0, 7))
    const to = end === null ? today : asOfDate(`${end}-00`.slice(0, 7))
    const span = start && end !== '' ? monthSpan(from, to) : null
    return span ? [span] : []
  })
  return spans.some((a, index) =>
    spans
      .slice(index + 1)
      .some((b) => Math.min(a.last, b.last) - Math.max(a.first, b.first) >= OVERLAP_MONTHS_MIN),
  )
}

function warningsOf(resume: ReadResume, candidate: Candidate, asOf: string): ResumeWarning[] {
  const out: ResumeWarning[] = []
  if (candidate.work_history.every(({ start }) => start === '')) out.push('no_dates_found')
  if (overlap(candidate, asOf)) out.push('dates_overlap')
  if (!resume.name) out.push('no_name_found')
  if (!resume.email && !resume.phone) out.push('no_contact_found')
  return out
}

export function resumeEvidence(
  document: ReadableDocument,
  resume: ReadResume,
  candidate: Candidate,
  asOf: string,
): ResumeEvidence {
  const lines = new Map(resume.lines.map((line) => [line.index, line]))
  const fields = [
    ...contactFields(lines, resume),
    ...resume.work.flatMap(({ employer, title, dates }, index) =>
      entryFields(lines, `work_history[${index}]`, { employer, title }, dates),
    ),
    ...resume.education.flatMap(({ institution, degree, field, dates }, index) =>
      entryFields(lines, `education[${index}]`, { institution, degree, field }, dates),
    ),
    ...listFields(lines, resume),
  ]
  const { warnings, ...language } = languageEvidence(document)
  return {
    ...language,
    fields,
    lines: linesEvidence(resume.lines),
    hidden: document.hidden,
    warnings: [...warnings, ...warningsOf(resume, candidate, asOf)],
  }
}
