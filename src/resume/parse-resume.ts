// Résumé → Candidate: what was read, in the contract's form.

import type {
  Candidate,
  Certification,
  DegreeLevel,
  EducationEntry,
  WorkEntry,
} from '../contract/candidate.js'
import { writeDate } from '../dates/months.js'
import type { PartialDate } from '../dates/types.js'
import { hearing } from '../languages/heard-languages.js'
import { kindInAll } from '../languages/languages.js'
import { anyOf } from '../languages/words.js'
import type { Line, ReadableDocument } from '../layout/types.js'
import { LIMITS } from '../runtime/limits.js'
import { bakedSet } from '../tables/baked-map.js'
import { readDegree } from '../taxonomy/degrees/read-degree.js'
import { normalizeEmployer } from '../taxonomy/employers/normalize-employer.js'
import { normalizeField } from '../taxonomy/fields/normalize-field.js'
import { normalizeInstitution } from '../taxonomy/institutions/normalize-institution.js'
import type { SkillMention } from '../taxonomy/skills/types.js'
import { normalizeTitle } from '../taxonomy/titles/normalize-title.js'
import { foldKey } from '../text/fold.js'
import { asOfDate, tenureMonths, totalMonths } from './experience.js'
import { highlightsOf } from './highlights.js'
import { type ReadResume, readResume } from './read-resume.js'
import { overallSeniority } from './seniority/overall-seniority.js'
import { summaryOf } from './summary.js'
import type { EducationFound, FoundRange, WorkFound } from './types.js'

export interface ParseOptions {
  /** YYYY-MM-DD: the day on which "present" is read. */
  asOf: string
  candidateId: string
}

const endOf = (dates: FoundRange): string | null =>
  dates.range.to === 'present' ? null : writeDate(dates.range.to)

/** "Until 2019" alone tells no start. */
const startOf = ({ range }: FoundRange): string =>
  range.told === 'end' ? '' : writeDate(range.from)

/** What the lines of a position tell besides its head. */
type Told = Pick<WorkEntry, 'highlights' | 'skills'>

/** The skills that are named for certain, keyed by the line in which their passage begins. */
const skillsOfLines = (passages: ReadResume['passages']): Map<number, SkillMention[]> => {
  const out = new Map<number, SkillMention[]>()
  for (const { lines, mentions } of passages) {
    const sure = mentions.filter(({ confident }) => confident)
    const line = lines[0]?.index ?? -1
    out.set(line, [...(out.get(line) ?? []), ...sure])
  }
  return out
}

/**
 * The skills that the lines of a position name. A name inside the employer's is no skill ("Acme Java
 * House"). What stands in the head beside the title is in no other field, so it must be printed by
 * the very name that is given: whoever is shown "Equity Research" looks for these words.
 */
function skillsAt(found: WorkFound, ofLines: ReadonlyMap<number, SkillMention[]>): string[] {
  const employer = found.employer?.value ?? ''
  const title = found.title?.value ?? ''
  const inHead = found.head
    .flatMap((line) => ofLines.get(line) ?? [])
    .filter(({ raw }) => !employer.includes(raw))
    .filter(({ raw, canonical }) => title.includes(raw) || foldKey(raw) === foldKey(canonical))
  const inBody = found.body.flatMap((line) => ofLines.get(line) ?? [])
  return [...new Set([...inHead, ...inBody].map(({ canonical }) => canonical))]
}

function workEntry(found: WorkFound, told: Told, today: PartialDate): WorkEntry {
  const employer = found.employer?.value ?? ''
  const title = found.title?.value ?? ''
  const normalized = normalizeTitle(title)
  const start = found.dates ? startOf(found.dates) : ''
  const end = found.dates ? endOf(found.dates) : found.isCurrent ? null : ''
  return {
    employer,
    employer_normalized: employer ? normalizeEmployer(employer).canonical : '',
    title,
    title_normalized: title ? normalized.canonical : '',
    seniority: title ? normalized.seniority : null,
    start,
    end,
    tenure_months: tenureMonths(start, end, today),
    skills: told.skills,
    highlights: told.highlights,
  }
}

/** "Example High School": where no degree tells the level, the school's name does. */
const SECONDARY_ABROAD = bakedSet('schools/secondary', () => kindInAll('schools.tsv', 'secondary'))
const SECONDARY = new RegExp(
  `\\b(?:${anyOf('education:secondary')}|${[...SECONDARY_ABROAD].join('|')})\\b`,
  'iu',
)
const schoolLevel = (institution: string): DegreeLevel | '' =>
  SECONDARY.test(institution) ? 'high_school' : ''

/**
 * The level of the degree that was read. The diploma of a high school is no diploma of further
 * studies, and what else stands in its lines is another school's.
 */
function levelOf(own: DegreeLevel | undefined, line: DegreeLevel | undefined, school: string) {
  const isOfSchool = own === undefined || own === 'diploma'
  return ((isOfSchool && schoolLevel(school)) || (own ?? line ?? '')) as DegreeLevel
}

function educationEntry(found: EducationFound, byIndex: Map<number, Line>): EducationEntry {
  const institution = found.institution?.value ?? ''
  const degree = found.degree?.value ?? ''
  const head = found.head.map((index) => byIndex.get(index)?.text ?? '').join(' ')
  const own = readDegree(degree)
  const read = own ?? readDegree(head)
  const field = found.field?.value ?? ''
  const dates = found.dates
  const end = dates ? endOf(dates) : ''
  return {
    institution,
    institution_normalized: institution ? normalizeInstitution(institution).canonical : '',
    degree: degree || (read?.degree ?? ''),
    degree_level: levelOf(own?.level, read?.level, institution),
    field,
    field_normalized: field ? normalizeField(field).canonical : '',
    start: dates && !dates.range.single ? writeDate(dates.range.from) : null,
    end: end === '' ? null : end,
  }
}

const certification = (found: ReadResume['certifications'][number]): Certification => ({
  name: found.name,
  issuer: found.issuer,
  ...(found.year === null ? {} : { year: found.year }),
})

export function toCandidate(resume: ReadResume, options: ParseOptions): Candidate {
  return hearing(resume.written, () => candidateOf(resume, options))
}

function candidateOf(resume: ReadResume, options: ParseOptions): Candidate {
  const today = asOfDate(options.asOf)
  const byIndex = new Map(resume.lines.map((line) => [line.index, line]))
  const highlights = highlightsOf(resume)
  const skills = skillsOfLines(resume.passages)
  const work = resume.work.slice(0, LIMITS.workEntriesMax).map((found, at) => {
    const told = { highlights: highlights[at] ?? [], skills: skillsAt(found, skills) }
    return workEntry(found, told, today)
  })
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
    seniority: overallSeniority(work, today),
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
