// Compares what was read from a made-up job description with what a careful recruiter would list.
import { fold } from '../../../src/text/fold.js'
import { toRole } from '../../../src/job/parse-job.js'
import type { ParsedJob, Requirement } from '../../../src/job/types.js'
import { normalizeSkill } from '../../../src/taxonomy/skills/skills.js'

/** Only fields that a case names are compared. */
export interface Expected {
  error?: string
  title?: string
  seniority?: string | null
  location?: string
  /** The beginning of the place, for cases that are only about the town. */
  city?: string
  employment_type?: string
  min_experience_months?: number
  /** Skills that must be in the list: the same id, or the same words if the vocabulary has none. */
  must_have?: string[]
  nice_to_have?: string[]
  /** Skills that may be in neither list. */
  absent?: string[]
  once?: string[]
  /** Groups of which one is enough; a group may have further members. */
  any_of?: string[][]
  years?: Record<string, number | null>
  responsibilities?: string[]
  qualifications?: string[]
  responsibilities_min?: number
  qualifications_min?: number
  /** Names of the fields above that are known to be read wrongly. */
  known_gaps?: string[]
}

export interface Difference {
  field: string
  want: unknown
  got: unknown
}

const EXACT = [
  'title',
  'seniority',
  'location',
  'employment_type',
  'min_experience_months',
  'responsibilities',
  'qualifications',
] as const

const FILLERS = /\b(?:skills?|experience|certification|of|in|the)\b/g
const plain = (text: string): string => fold(text).replace(FILLERS, '').replace(/\s+/g, ' ').trim()
const sameSkill = (a: string, b: string): boolean => plain(a) === plain(b)

/**
 * A skill is identified by its id if the vocabulary knows it, otherwise by the posting's own words.
 */
function goesBy({ canonical, taxonomyId }: Requirement, name: string): boolean {
  const wanted = normalizeSkill(name).taxonomyId
  return wanted === null ? sameSkill(canonical, name) : taxonomyId === wanted
}

function skillDifferences(expected: Expected, job: ParsedJob): Difference[] {
  const out: Difference[] = []
  const lists = { must: [] as Requirement[], nice: [] as Requirement[] }
  for (const requirement of job.requirements) lists[requirement.strength].push(requirement)
  const all = [...lists.must, ...lists.nice]
  const has = (list: Requirement[], name: string) => list.some((each) => goesBy(each, name))
  const check = (field: string, list: Requirement[], names: string[] | undefined) => {
    const lost = (names ?? []).filter((name) => !has(list, name))
    if (lost.length > 0) out.push({ field, want: lost, got: list.map(({ canonical }) => canonical) })
  }
  check('must_have', lists.must, expected.must_have)
  check('nice_to_have', lists.nice, expected.nice_to_have)
  const present = (expected.absent ?? []).filter((name) => has(all, name))
  if (present.length > 0) out.push({ field: 'absent', want: [], got: present })
  for (const name of expected.once ?? []) {
    const times = all.filter((each) => goesBy(each, name)).length
    if (times !== 1) out.push({ field: 'once', want: name, got: times })
  }
  for (const [name, years] of Object.entries(expected.years ?? {})) {
    const found = job.requirements.find((each) => goesBy(each, name))
    if (!found || found.minYears !== years) {
      out.push({ field: 'years', want: [name, years], got: found?.minYears ?? 'no such skill' })
    }
  }
  return out
}

function groupDifferences(expected: Expected, job: ParsedJob): Difference[] {
  return (expected.any_of ?? []).flatMap((group) => {
    const numbers = group.map(
      (name) => job.requirements.find((each) => goesBy(each, name))?.anyOf ?? null,
    )
    const isOne = numbers[0] !== null && new Set(numbers).size === 1
    return isOne ? [] : [{ field: 'any_of', want: group, got: numbers }]
  })
}

export function compareJob(expected: Expected, job: ParsedJob): Difference[] {
  const role = toRole(job, { roleId: 'role_case' })
  const out: Difference[] = []
  for (const field of EXACT) {
    const want = expected[field]
    if (want === undefined || JSON.stringify(want) === JSON.stringify(role[field])) continue
    out.push({ field, want, got: role[field] })
  }
  if (expected.city !== undefined && !role.location.startsWith(expected.city))
    out.push({ field: 'city', want: expected.city, got: role.location })
  for (const field of ['responsibilities', 'qualifications'] as const) {
    const least = expected[`${field}_min`] ?? 0
    if (role[field].length < least) {
      out.push({ field: `${field}_min`, want: least, got: role[field] })
    }
  }
  return [...out, ...skillDifferences(expected, job), ...groupDifferences(expected, job)]
}
