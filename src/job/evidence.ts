// Where each value of a Role stands in its document, how sure we are of it, and what is odd about
// it.
import type { Role } from '../contract/role.js'
import type { DocumentWarning, HiddenText } from '../documents/types.js'
import {
  type FieldEvidence,
  type LineEvidence,
  linesEvidence,
  rounded,
} from '../layout/field-evidence.js'
import { type LanguageEvidence, languageEvidence } from '../layout/language-evidence.js'
import type { Line, ReadableDocument } from '../layout/types.js'
import type { DegreeLevel } from '../taxonomy/degrees/types.js'
import { checkJob } from './checks/check-job.js'
import type { CheckKind, ParsedJob, Span } from './types.js'

export interface JobEvidence extends LanguageEvidence {
  fields: FieldEvidence[]
  lines: LineEvidence[]
  /** Alternatives of which one is enough, as paths. */
  any_of: string[][]
  /** The degrees that are asked for; a Role has them among its qualifications, not its skills. */
  degrees: {
    level: DegreeLevel
    fields: string[]
    /** Whether another field is accepted: "or a related field". */
    any_field: boolean
    strength: 'must_have' | 'nice_to_have'
    quote: string
    page: number
  }[]
  checks: {
    kind: CheckKind
    message: string
    quote: string
    page: number
    line: number
    start: number
    end: number
  }[]
  hidden: HiddenText[]
  warnings: DocumentWarning[]
}

const SEVERITY = { must: 'must_have', nice: 'nice_to_have' } as const

/** Numbers in plain words ("5 years of experience") are rarely misread. */
const STATED_YEARS_CONFIDENCE = 0.9

function fieldAt(lines: readonly Line[], path: string, span: Span | undefined, confidence: number) {
  const line = span ? lines[span.line] : undefined
  return {
    path,
    confidence: rounded(confidence),
    page: line?.page ?? 1,
    quote: span && line ? line.text.slice(span.start, span.end) : '',
    box: line?.box ?? null,
  }
}

/** Requirements in the order of the Role's two lists, with their paths. */
function requirementPaths(job: ParsedJob) {
  const counts = { must: 0, nice: 0 }
  return job.requirements.map((requirement) => {
    const list = requirement.strength === 'must' ? 'must_have_skills' : 'nice_to_have_skills'
    const index = counts[requirement.strength]++
    return { requirement, path: `${list}[${index}]` }
  })
}

function alternatives(paths: ReturnType<typeof requirementPaths>): string[][] {
  const groups = new Map<number, string[]>()
  for (const { requirement, path } of paths) {
    if (requirement.anyOf === null) continue
    groups.set(requirement.anyOf, [...(groups.get(requirement.anyOf) ?? []), path])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

export function jobEvidence(
  document: ReadableDocument,
  job: ParsedJob,
  role: Role,
  asOf: string,
): JobEvidence {
  const { lines } = job
  const paths = requirementPaths(job)
  const single = [
    { path: 'title', isThere: role.title !== '', found: job.title },
    { path: 'seniority', isThere: role.seniority !== null, found: job.seniority },
    { path: 'location', isThere: role.location !== '', found: job.location },
    { path: 'employment_type', isThere: role.employment_type !== '', found: job.employmentType },
  ].flatMap(({ path, isThere, found }) =>
    isThere && found ? [fieldAt(lines, path, found.spans[0], found.confidence)] : [],
  )
  const texts = (['responsibilities', 'qualifications'] as const).flatMap((name) =>
    job[name].map((found, index) =>
      fieldAt(lines, `${name}[${index}]`, found.spans[0], found.confidence),
    ),
  )
  const skills = paths.map(({ requirement, path }) =>
    fieldAt(lines, path, requirement.span, requirement.confidence),
  )
  const months = job.minExperienceMonths.spans.map((span) =>
    fieldAt(lines, 'min_experience_months', span, STATED_YEARS_CONFIDENCE),
  )
  const checks = checkJob(job, asOf).map(({ kind, message, span }) => {
    const { quote, page } = fieldAt(lines, '', span, 1)
    return { kind, message, quote, page, line: span.line, start: span.start, end: span.end }
  })
  const degrees = job.degrees.map(({ degree, strength, span }) => {
    const { quote, page } = fieldAt(lines, '', span, 1)
    const { level, fields, openField } = degree
    const any_field = openField || fields.length === 0
    return { level, fields, any_field, strength: SEVERITY[strength], quote, page }
  })
  return {
    ...languageEvidence(document),
    fields: [...single, ...skills, ...texts, ...months],
    lines: linesEvidence(lines),
    any_of: alternatives(paths),
    degrees,
    checks,
    hidden: document.hidden,
  }
}
