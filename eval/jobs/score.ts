// Scores Roles against gold labels inside this process, by the same rules as the scorer of the labelled sets.
import type { Role } from '#engine/contract/role.js'
import { normalizeSkill } from '#engine/taxonomy/skills/skills.js'
import { fold, sameSkill, similarity } from '../measure/alike.js'
import type { Gold } from './set.js'

const same = (a: string, b: string, least: number): boolean => similarity(a, b) >= least

export interface Count {
  tp: number
  fp: number
  fn: number
}

export const f1 = ({ tp, fp, fn }: Count): number => (2 * tp) / Math.max(1, 2 * tp + fp + fn)

/** The score of a set is the mean of these fields. */
export const SCORED = [
  'title',
  'city',
  'seniority',
  'employment_type',
  'min_experience_months',
  'must_have',
  'nice_to_have',
  'responsibilities',
  'qualifications',
] as const

interface Asked {
  canonical: string
  taxonomy_id: string | null
}

export interface Miss {
  field: string
  lost: unknown[]
  extra: unknown[]
}

const ids = new Map<string, string | null>()
function idOf(skill: string): string | null {
  let id = ids.get(skill)
  if (id === undefined) {
    id = normalizeSkill(skill).taxonomyId
    ids.set(skill, id)
  }
  return id
}
const sameWish = (gold: string, { canonical, taxonomy_id }: Asked): boolean =>
  sameSkill(gold, canonical) || (taxonomy_id !== null && taxonomy_id === idOf(gold))

/** Compares one Role after the other, and counts. */
export class Sheet {
  readonly counts: Record<string, Count> = {}

  private count(field: string, tp: number, fp: number, fn: number): void {
    this.counts[field] ??= { tp: 0, fp: 0, fn: 0 }
    const own = this.counts[field]
    own.tp += tp
    own.fp += fp
    own.fn += fn
  }

  private one<T>(
    field: string,
    gold: T | null | undefined,
    got: T | null,
    equal: (a: T, b: T) => boolean,
    misses: Miss[],
  ): void {
    if (gold === undefined) return
    if (gold === null || gold === '') {
      if (got) {
        this.count(field, 0, 1, 0)
        misses.push({ field, lost: [], extra: [got] })
      }
      return
    }
    const ok = got !== null && got !== '' && equal(gold, got)
    if (ok) this.count(field, 1, 0, 0)
    else {
      this.count(field, 0, got ? 1 : 0, 1)
      misses.push({ field, lost: [gold], extra: got ? [got] : [] })
    }
  }

  private many<T>(
    field: string,
    gold: readonly string[],
    got: readonly T[],
    equal: (a: string, b: T) => boolean,
    misses: Miss[],
  ): void {
    const extra = [...got]
    const lost: string[] = []
    let tp = 0
    for (const wanted of gold) {
      const at = extra.findIndex((each) => equal(wanted, each))
      if (at < 0) lost.push(wanted)
      else {
        extra.splice(at, 1)
        tp++
      }
    }
    this.count(field, tp, extra.length, lost.length)
    if (lost.length + extra.length > 0) misses.push({ field, lost, extra })
  }

  /** `role` is null for a posting that was refused. */
  add(gold: Gold, role: Role | null): Miss[] {
    const misses: Miss[] = []
    const [must, nice] = [role?.must_have_skills ?? [], role?.nice_to_have_skills ?? []]
    const wanted = (list: { skill: string }[]) => list.map(({ skill }) => skill)
    const has = (a: string, b: string) => fold(b).includes(fold(a))
    const starts = (a: string, b: string) =>
      fold(b).includes(fold(a).split(' ').slice(0, 5).join(' '))
    const equal = (a: unknown, b: unknown) => String(a) === String(b)
    if (gold.title)
      this.one('title', gold.title, role?.title ?? '', (a, b) => same(a, b, 0.8), misses)
    if (gold.location?.city) {
      this.one('city', gold.location.city, role?.location ?? '', has, misses)
    }
    this.one<string>('seniority', gold.seniority, role?.seniority ?? null, equal, misses)
    this.one<string>(
      'employment_type',
      gold.employment_type,
      role?.employment_type ?? '',
      equal,
      misses,
    )
    const months = role?.min_experience_months || null
    this.one('min_experience_months', gold.min_experience_months, months, equal, misses)
    this.many('must_have', wanted(gold.must_have), must, sameWish, misses)
    this.many('nice_to_have', wanted(gold.nice_to_have), nice, sameWish, misses)
    const both = wanted([...gold.must_have, ...gold.nice_to_have])
    this.many('asked_skills', both, [...must, ...nice], sameWish, [])
    this.many(
      'responsibilities',
      gold.responsibilities,
      role?.responsibilities ?? [],
      starts,
      misses,
    )
    this.many('qualifications', gold.qualifications, role?.qualifications ?? [], starts, misses)
    return misses
  }

  mean(): number {
    const scores = SCORED.flatMap((field) => {
      const own = this.counts[field]
      return own && own.tp + own.fp + own.fn > 0 ? [f1(own)] : []
    })
    return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
  }
}
