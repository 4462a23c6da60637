// Compares a parsed Candidate with what a careful reader finds: only the fields that are stated.
import type { Candidate, EducationEntry, WorkEntry } from '../../../src/contract/candidate.js'
import { foldKey } from '../../../src/text/fold.js'

export interface Expected {
  /** YYYY-MM-DD: the day on which "present" is read. */
  as_of: string
  contact?: Partial<Candidate['contact']>
  work_history?: Partial<WorkEntry>[]
  education?: Partial<EducationEntry>[]
  /** Skills that must be among those found. */
  skills?: string[]
  languages?: string[]
  total_experience_months?: number
  /** Paths that are known to be read wrongly; each must still be wrong. */
  known_gaps?: string[]
}

export interface Difference {
  path: string
  expected: unknown
  found: unknown
}

/** Names are compared by folded words, all other values as they are. */
const NAMES = new Set(['name', 'employer', 'title', 'institution', 'field'])

const comparable = (field: string, value: unknown): unknown =>
  NAMES.has(field) && typeof value === 'string' ? foldKey(value) : value

const same = (field: string, expected: unknown, found: unknown): boolean =>
  JSON.stringify(comparable(field, expected)) === JSON.stringify(comparable(field, found))

function compareFields(path: string, expected: object, found: object | undefined): Difference[] {
  const values = new Map(Object.entries(found ?? {}))
  return Object.entries(expected)
    .filter(([field, value]) => !same(field, value, values.get(field)))
    .map(([field, value]) => ({
      path: `${path}.${field}`,
      expected: value,
      found: values.get(field),
    }))
}

/**
 * Compares entry by entry in document order; a missing or additional entry is a difference of its
 * own.
 */
function compareEntries(path: string, expected: object[], found: object[]): Difference[] {
  const count =
    expected.length === found.length
      ? []
      : [{ path: `${path}.length`, expected: expected.length, found: found.length }]
  const fields = expected.flatMap((entry, at) => compareFields(`${path}[${at}]`, entry, found[at]))
  return [...count, ...fields]
}

function compareSkills(expected: string[], found: Candidate['skills']): Difference[] {
  const names = new Set(found.flatMap(({ raw, canonical }) => [foldKey(raw), foldKey(canonical)]))
  return expected
    .filter((skill) => !names.has(foldKey(skill)))
    .map((skill) => ({
      path: `skills.${skill}`,
      expected: skill,
      found: found.map(({ canonical }) => canonical).join(', '),
    }))
}

const sorted = (list: string[]): string[] => list.map(foldKey).sort()

/** Everything that differs from what is stated, by path: "work_history[1].employer". */
export function compareCandidate(expected: Expected, found: Candidate): Difference[] {
  const out: Difference[] = []
  const { contact, work_history, education, skills, languages, total_experience_months } = expected
  if (contact) {
    const { links, ...rest } = contact
    out.push(...compareFields('contact', rest, found.contact))
    if (links && !same('links', sorted(links), sorted(found.contact.links)))
      out.push({ path: 'contact.links', expected: links, found: found.contact.links })
  }
  if (work_history) out.push(...compareEntries('work_history', work_history, found.work_history))
  if (education) out.push(...compareEntries('education', education, found.education))
  if (skills) out.push(...compareSkills(skills, found.skills))
  if (languages && !same('languages', sorted(languages), sorted(found.languages)))
    out.push({ path: 'languages', expected: languages, found: found.languages })
  const months = found.total_experience_months
  if (total_experience_months !== undefined && total_experience_months !== months)
    out.push({
      path: 'total_experience_months',
      expected: total_experience_months,
      found: months,
    })
  return out
}
