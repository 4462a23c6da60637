// The lines of a result file: JSON, one object a line, or CSV.
import type { Candidate } from '../../contract/candidate.js'
import type { Role } from '../../contract/role.js'
import { csvCells, csvLine } from './csv.js'
import type { Known, LineFormat } from './result-file.js'
import type { Outcome } from './run-batch.js'

export type Parsed = Candidate | Role

export interface Lines extends LineFormat {
  of(outcome: Outcome<Parsed>): string
}

const isKnown = (
  value: unknown,
): value is { file: string; sha256: string; error?: { code: string; message: string } } =>
  typeof value === 'object' && value !== null && 'file' in value && 'sha256' in value

function known(line: string): Known | null {
  try {
    const value: unknown = JSON.parse(line)
    if (!isKnown(value)) return null
    const { file, sha256, error } = value
    return { file, sha256, error: error ? error.message || error.code : '' }
  } catch {
    return null
  }
}

export const jsonLines: Lines = {
  head: '',
  known,
  of(outcome) {
    const { file, sha256 } = outcome
    if (outcome.kind === 'same') return JSON.stringify({ file, sha256, same_as: outcome.as })
    if (outcome.kind === 'read') return JSON.stringify({ file, sha256, data: outcome.value })
    const { code, message } = outcome
    return JSON.stringify({ file, sha256, error: { code, message } })
  },
}

type Column<T> = readonly [name: string, value: (data: T) => string | number | null | undefined]

const listed = (values: readonly string[]) => values.join('; ')

const CANDIDATE: readonly Column<Candidate>[] = [
  ['name', ({ contact }) => contact.name],
  ['email', ({ contact }) => contact.email],
  ['phone', ({ contact }) => contact.phone],
  ['location', ({ contact }) => contact.location],
  ['links', ({ contact }) => listed(contact.links)],
  ['seniority', ({ seniority }) => seniority],
  ['experience_months', ({ total_experience_months: months }) => months],
  ['current_title', ({ work_history: [last] }) => last?.title],
  ['current_employer', ({ work_history: [last] }) => last?.employer],
  [
    'work_history',
    ({ work_history: work }) =>
      listed(
        work.map(
          ({ title, employer, start, end }) =>
            `${title}, ${employer} (${start} to ${end ?? 'now'})`,
        ),
      ),
  ],
  [
    'education',
    ({ education }) =>
      listed(
        education.map(({ degree, field, institution, end }) =>
          [degree, field, institution, end].filter(Boolean).join(', '),
        ),
      ),
  ],
  ['skills', ({ skills }) => listed(skills.map(({ canonical }) => canonical))],
  ['certifications', ({ certifications }) => listed(certifications.map(({ name }) => name))],
  ['languages', ({ languages }) => listed(languages)],
]

const ROLE: readonly Column<Role>[] = [
  ['title', ({ title }) => title],
  ['seniority', ({ seniority }) => seniority],
  ['location', ({ location }) => location],
  ['employment_type', ({ employment_type: type }) => type],
  [
    'must_have_skills',
    ({ must_have_skills: skills }) => listed(skills.map(({ canonical }) => canonical)),
  ],
  [
    'nice_to_have_skills',
    ({ nice_to_have_skills: skills }) => listed(skills.map(({ canonical }) => canonical)),
  ],
  ['min_experience_months', ({ min_experience_months: months }) => months],
]

function csvLines<T extends Parsed>(columns: readonly Column<T>[]): Lines {
  const names = ['file', 'sha256', 'same_as', 'error', ...columns.map(([name]) => name)]
  const head = csvLine(names)
  return {
    head,
    known(line) {
      const [file = '', sha256 = '', , error = ''] = csvCells(line)
      return /^[\da-f]{64}$/.test(sha256) ? { file, sha256, error } : null
    },
    of(outcome) {
      const { file, sha256 } = outcome
      const same = outcome.kind === 'same' ? outcome.as : ''
      const error = outcome.kind === 'refused' ? `${outcome.code}: ${outcome.message}` : ''
      const data =
        outcome.kind === 'read'
          ? columns.map(([, value]) => value(outcome.value as T))
          : columns.map(() => '')
      return csvLine([file, sha256, same, error, ...data])
    },
  }
}

export const candidateCsv: Lines = csvLines(CANDIDATE)
export const roleCsv: Lines = csvLines(ROLE)
