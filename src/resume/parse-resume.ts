// Résumé → Candidate: what was read, in the contract's form.
import type {
  Candidate,
  Certification,
  DegreeLevel,
  EducationEntry,
  WorkEntry,
} from '../contract/candidate.js'
import { writeDate } from '../core/dates/months.js'
import type { PartialDate } from '../core/dates/types.js'
import { LIMITS } from '../core/limits.js'
import type { Line, ReadableDocument } from '../layout/types.js'
import { readDegree } from '../taxonomy/degrees/read-degree.js'
import { normalizeEmployer } from '../taxonomy/employers/normalize-employer.js'
import { normalizeField } from '../taxonomy/fields/normalize-field.js'
import { normalizeInstitution } from '../taxonomy/institutions/normalize-institution.js'
import { findSkills } from '../taxonomy/skills/skills.js'
import { normalizeTitle } from '../taxonomy/titles/normalize-title.js'
import { asOfDate, overallSeniority, tenureMonths, totalMonths } from './experience.js'
import { joinLines } from './lists/join-lines.js'
import { type ReadResume, readResume } from './read-resume.js'
import type { EducationFound, FoundRange, WorkFound } from './types.js'

export interface ParseOptions {
  /** YYYY-MM-DD: the day on which "present" is read. */
  asOf: string
  candidateId: string
}

const HIGHLIGHT_CHARS_MIN = 3

const endOf = (dates: FoundRange): string | null =>
  dates.range.to === 'present' ? null : writeDate(dates.range.to)

function workEntry(found: WorkFound, byIndex: Map<number, Line>, today: PartialDate): WorkEntry {
  const employer = found.employer?.value ?? ''
  const title = found.title?.value ?? ''
  const normalized = normalizeTitle(title)
  const start = found.dates ? writeDate(found.dates.range.from) : ''
  const end = found.dates ? endOf(found.dates) : ''
  const body = found.body.map((index) => byIndex.get(index)).filter((line) => line !== undefined)
  const highlights = joinLines(body)
    .map((item) => item.text)
    .filter((text) => text.length >= HIGHLIGHT_CHARS_MIN)
    .slice(0, LIMITS.listItemsMax)
  const head = found.head.map((index) => byIndex.get(index)?.text ?? '')
  const skills = findSkills([...head, ...highlights].join('\n'), { kind: 'prose' })
    .filter((mention) => mention.confident)
    .map((mention) => mention.canonical)
  return {
    employer,
    employer_normalized: employer ? normalizeEmployer(employer).canonical : '',
    title,
    title_normalized: title ? normalized.canonical : '',
    seniority: title ? normalized.seniority : null,
    start,
    end,
    tenure_months: tenureMonths(start, end, today),
    skills: [...new Set(skills)],
    highlights,
  }
}

function educationEntry(found: EducationFound, byIndex: Map<number, Line>): EducationEntry {
  const institution = found.institution?.value ?? ''
  const degree = found.degree?.value ?? ''
  const head = found.head.map((index) => byIndex.get(index)?.text ?? '').join(' ')
  const read = readDegree(degree) ?? readDegree(head)
  const field = found.field?.value ?? ''
  const dates = found.dates
  const end = dates ? endOf(dates) : ''
  return {
    institution,
    institution_normalized: institution ? normalizeInstitution(institution).canonical : '',
    degree: degree || (read?.degree ?? ''),
    degree_level: (read?.level ?? '') as DegreeLevel,
    field,
    field_normalized: field ? normalizeField(field).canonical : '',
    start: dates && !dates.range.single ? writeDate(dates.range.from) : null,
    end: end === '' ? null : end,
  }
}

const summaryOf = (resume: ReadResume): string =>
  joinLines(
    resume.sections
      .filter(({ section, heading }) => section === 'summary' && heading === null)
      .map(({ line }) => line),
  )
    .map((item) => item.text)
    .join(' ')

const certification = (found: ReadResume['certifications'][number]): Certification => ({
  name: found.name,
  issuer: found.issuer,
  ...(found.year === null ? {} : { year: found.year }),
})

export function toCandidate(resume: ReadResume, options: ParseOptions): Candidate {
  const today = asOfDate(options.asOf)
  const byIndex = new Map(resume.lines.map((line) => [line.index, line]))
  const work = resume.work
    .slice(0, LIMITS.workEntriesMax)
    .map((found) => workEntry(found, byIndex, today))
  const months = totalMonths(work, today)
  return {
    candidate_id: options.candidateId,
    contact: {
      name: resume.name?.value ?? '',
      email: resume.email?.value ?? '',
      phone: resume.phone?.value ?? '',
      location: resume.location?.value ?? '',
      links: resume.links.map((link) => link.value),
    },
    summary: summaryOf(resume),
    total_experience_months: months,
    seniority: overallSeniority(work, months),
    work_history: work,
    education: resume.education
      .slice(0, LIMITS.educationEntriesMax)
      .map((found) => educationEntry(found, byIndex)),
    skills: resume.skills.map(({ raw, canonical, taxonomy_id }) => ({
      raw,
      canonical,
      taxonomy_id,
    })),
    certifications: resume.certifications.map(certification),
    languages: resume.languages.map((language) => language.value),
  }
}

export function parseResume(document: ReadableDocument, options: ParseOptions): Candidate {
  return toCandidate(readResume(document), options)
}
