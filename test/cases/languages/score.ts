// Scores what was read from a made-up CV or posting of another language, field by field, from 0 to 1.
import type { Candidate } from '../../../src/contract/candidate.js'
import type { Role } from '../../../src/contract/role.js'
import { foldKey } from '../../../src/text/fold.js'
import type { Requirement } from '../../../src/job/types.js'
import { readPlace } from '../../../src/taxonomy/places/read-place.js'
import {
  alignEntries,
  compareLists,
  type Count,
  f1,
  sameBeginning,
  sameName,
  sameSkill,
  similarity,
  SAME_SKILL,
  stillHas,
} from './compare.js'

export interface ExpectedCv {
  as_of: string
  name: string | null
  email: string | null
  phone: string | null
  city: string | null
  work: { title: string | null; employer: string | null; start: string | null; end: string | null }[]
  education: {
    institution: string | null
    level: string | null
    level_also?: string[]
    field: string | null
    end: string | null
  }[]
  skills: string[]
  languages: string[]
  removed: string[]
  kept: string[]
}

export interface ExpectedPosting {
  title: string | null
  city: string | null
  employment_type: string | null
  min_experience_months: number | null
  degree: string | null
  must: string[]
  nice: string[]
  duties: string[]
  qualifications: string[]
}

/** The score of a document: each field's share, and what was wrong, as text. */
export interface Score {
  fields: Record<string, number>
  misses: string[]
}

class Sheet implements Score {
  fields: Record<string, number> = {}
  misses: string[] = []

  single(field: string, want: string | null, got: string, same: (a: string, b: string) => boolean) {
    const isRight = want === null || want === '' ? got === '' : got !== '' && same(want, got)
    this.fields[field] = isRight ? 1 : 0
    if (!isRight) this.misses.push(`${field}: want ${want} got ${got}`)
  }

  list(field: string, count: Count) {
    this.fields[field] = f1(count)
    if (count.lost.length + count.extra.length === 0) return
    this.misses.push(`${field}: lost [${count.lost.join(' | ')}] extra [${count.extra.join(' | ')}]`)
  }
}

export const meanOf = ({ fields }: Score): number => {
  const values = Object.values(fields)
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

const equal = (a: string, b: string): boolean => foldKey(a) === foldKey(b)
/** The answer names the town as it is printed, or as the gazetteer does: "Wien" is "Vienna, Austria". */
const isTown = (city: string, location: string): boolean =>
  [city, readPlace(city)?.city ?? city].some((name) =>
    ` ${foldKey(location)} `.startsWith(` ${foldKey(name)} `),
  )

type Entry = Record<string, string | null>
type Same = (want: string, got: string, at: number) => boolean

/** Counts each field of each entry as an item, also of entries that have no partner. */
function entryCount(
  gold: readonly Entry[],
  found: readonly Entry[],
  fields: Record<string, Same>,
  names: readonly string[],
): Count {
  const taken = alignEntries(gold, found, names)
  const count: Count = { hits: 0, lost: [], extra: [] }
  const others = new Set(found.keys())
  for (const [at, want] of gold.entries()) {
    const other = taken.get(at)
    const got = other === undefined ? undefined : found[other]
    if (other !== undefined) others.delete(other)
    for (const [field, same] of Object.entries(fields)) {
      const [a, b] = [want[field] ?? '', got?.[field] ?? '']
      if (a !== '' && b !== '' && same(a, b, at)) count.hits++
      else {
        if (a !== '') count.lost.push(`${field} ${a}`)
        if (b !== '') count.extra.push(`${field} ${b}`)
      }
    }
  }
  for (const other of others) {
    for (const field of Object.keys(fields)) {
      const value = found[other]?.[field]
      if (value) count.extra.push(`${field} ${value} (of no entry)`)
    }
  }
  return count
}

/** An open end is a statement of its own: a current position. */
const stated = (end: string | null): string => end ?? 'open'

export function scoreCv(want: ExpectedCv, got: Candidate, redacted: string): Score {
  const sheet = new Sheet()
  const { contact } = got
  sheet.single('name', want.name, contact.name, equal)
  sheet.single('email', want.email, contact.email, equal)
  sheet.single('phone', want.phone, contact.phone, (a, b) => a === b)
  sheet.single('city', want.city, contact.location, isTown)
  sheet.list(
    'work',
    entryCount(
      want.work.map((entry) => ({ ...entry, end: stated(entry.end) })),
      got.work_history.map(({ title, employer, start, end }) => ({
        title,
        employer,
        start,
        end: stated(end),
      })),
      { title: sameName, employer: sameName, start: equal, end: equal },
      ['title', 'employer'],
    ),
  )
  sheet.list(
    'education',
    entryCount(
      want.education.map(({ institution, level, field, end }) => ({ institution, level, field, end })),
      got.education.map(({ institution, degree_level, field, end }) => ({
        institution,
        level: degree_level,
        field,
        end,
      })),
      {
        institution: sameName,
        level: (a, b, at) => a === b || (want.education[at]?.level_also?.includes(b) ?? false),
        field: sameName,
        end: equal,
      },
      ['institution', 'field'],
    ),
  )
  sheet.list(
    'skills',
    compareLists(
      want.skills,
      got.skills,
      (name, { raw, canonical, taxonomy_id }) => sameSkill(name, [raw, canonical], taxonomy_id),
      ({ raw }) => raw,
    ),
  )
  sheet.list('languages', compareLists(want.languages, got.languages, equal, String))
  const left = want.removed.filter((part) => stillHas(redacted, part))
  const gone = want.kept.filter((part) => !stillHas(redacted, part))
  sheet.list('removed', { hits: want.removed.length - left.length, lost: left, extra: [] })
  sheet.list('kept', { hits: want.kept.length - gone.length, lost: gone, extra: [] })
  sheet.fields.removed = share(left, want.removed)
  sheet.fields.kept = share(gone, want.kept)
  return sheet
}

const share = (lost: readonly string[], all: readonly string[]): number =>
  all.length === 0 ? 1 : 1 - lost.length / all.length

/** A degree counts only where the posting asks for one. */
export function scorePosting(
  want: ExpectedPosting,
  got: Role,
  degree: string | null,
  requirements: readonly Requirement[],
): Score {
  const sheet = new Sheet()
  const months = (value: number | null) => (value ? String(value) : '')
  sheet.single('title', want.title, got.title, (a, b) => similarity(a, b) >= SAME_SKILL)
  sheet.single('city', want.city, got.location, isTown)
  sheet.single('type', want.employment_type, got.employment_type, equal)
  sheet.single('experience', months(want.min_experience_months), months(got.min_experience_months), equal)
  if (want.degree !== null) sheet.single('degree', want.degree, degree ?? '', equal)
  /** Compares the posting's own words too, because the answer has the vocabulary's. */
  const skill = (name: string, one: { canonical: string; taxonomy_id: string | null }) => {
    const raws = requirements
      .filter(({ canonical, taxonomyId }) =>
        one.taxonomy_id === null ? canonical === one.canonical : taxonomyId === one.taxonomy_id,
      )
      .map(({ raw }) => raw)
    return sameSkill(name, [one.canonical, ...raws], one.taxonomy_id)
  }
  const nameOf = ({ canonical }: { canonical: string }) => canonical
  sheet.list('must', compareLists(want.must, got.must_have_skills, skill, nameOf))
  sheet.list('nice', compareLists(want.nice, got.nice_to_have_skills, skill, nameOf))
  sheet.list('duties', compareLists(want.duties, got.responsibilities, sameBeginning, String))
  sheet.list(
    'qualifications',
    compareLists(want.qualifications, got.qualifications, sameBeginning, String),
  )
  return sheet
}
