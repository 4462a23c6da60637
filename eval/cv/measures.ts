// The measures of the scorer beside the sets (score.mjs), for answers in this process: fields of
// positions and schools, and whole entries.

import { similarity } from '../measure/alike.js'

const SAME = 0.75
export const same = (a: unknown, b: unknown): boolean => similarity(a, b) >= SAME
const equal = (a: unknown, b: unknown): boolean => String(a) === String(b)

export interface Count {
  tp: number
  fp: number
  fn: number
}
export type Sheet = Record<string, Count>
export type Entry = Record<string, string | null | undefined>

interface Kind {
  fields: [string, (a: unknown, b: unknown) => boolean][]
  alike: (gold: Entry, got: Entry) => number
  /** An open end (null) is a statement too: a current position. */
  open: string | null
}

export const KINDS: Record<'work' | 'education', Kind> = {
  work: {
    fields: [
      ['employer', same],
      ['title', same],
      ['start', equal],
      ['end', equal],
    ],
    alike: (a, b) =>
      similarity(a.employer, b.employer) +
      similarity(a.title, b.title) +
      (a.start && a.start === b.start ? 0.8 : 0) +
      (a.end !== undefined && (a.end ?? null) === (b.end ?? null) && (a.end || a.start === b.start)
        ? 0.4
        : 0),
    open: 'end',
  },
  education: {
    fields: [
      ['institution', same],
      ['degree_level', equal],
      ['field', same],
      ['end', equal],
    ],
    alike: (a, b) =>
      similarity(a.institution, b.institution) +
      similarity(a.degree, b.degree) * 0.8 +
      (a.end && a.end === b.end ? 0.6 : 0) +
      (a.degree_level && a.degree_level === b.degree_level ? 0.3 : 0),
    open: null,
  },
}

export function count(sheet: Sheet, field: string, tp: number, fp: number, fn: number): void {
  sheet[field] ??= { tp: 0, fp: 0, fn: 0 }
  const own = sheet[field]
  own.tp += tp
  own.fp += fp
  own.fn += fn
}

export interface Pairing {
  pairs: [Entry, Entry][]
  lost: Entry[]
  extra: Entry[]
}

export function align(gold: Entry[], got: Entry[], alike: Kind['alike']): Pairing {
  const options: [number, number, number][] = []
  gold.forEach((g, i) => {
    got.forEach((p, j) => {
      const score = alike(g, p)
      if (score >= 1) options.push([score, i, j])
    })
  })
  options.sort((a, b) => b[0] - a[0] || Math.abs(a[1] - a[2]) - Math.abs(b[1] - b[2]))
  const [left, right] = [new Set<number>(), new Set<number>()]
  const pairs: [Entry, Entry][] = []
  for (const [, i, j] of options) {
    if (left.has(i) || right.has(j)) continue
    left.add(i)
    right.add(j)
    pairs.push([gold[i] as Entry, got[j] as Entry])
  }
  return {
    pairs,
    lost: gold.filter((_, at) => !left.has(at)),
    extra: got.filter((_, at) => !right.has(at)),
  }
}

/** Compares the entries of one document with its gold. */
export function record(
  sheet: Sheet,
  kind: 'work' | 'education',
  gold: Entry[],
  got: Entry[],
): Pairing {
  const { fields, alike, open } = KINDS[kind]
  const pairing = align(gold, got, alike)
  for (const [g, p] of pairing.pairs) {
    let all = true
    for (const [field, isEqual] of fields) {
      const [want, have] = [g[field], p[field]]
      if (want === undefined) continue
      if (field === open) {
        const ok = want === null ? have === null : Boolean(have) && isEqual(want, have)
        count(sheet, field, ok ? 1 : 0, ok ? 0 : 1, ok ? 0 : 1)
        all &&= ok
        continue
      }
      if (want === null || want === '') {
        if (have) count(sheet, field, 0, 1, 0)
      } else {
        const ok = have != null && have !== '' && isEqual(want, have)
        count(sheet, field, ok ? 1 : 0, ok || !have ? 0 : 1, ok ? 0 : 1)
      }
      all &&= want === null || (have != null && isEqual(want, have))
    }
    count(sheet, 'entry', all ? 1 : 0, all ? 0 : 1, all ? 0 : 1)
  }
  for (const g of pairing.lost) {
    count(sheet, 'entry', 0, 0, 1)
    for (const [field] of fields)
      if (g[field] != null || (field === open && g[field] === null)) count(sheet, field, 0, 0, 1)
  }
  for (const p of pairing.extra) {
    count(sheet, 'entry', 0, 1, 0)
    for (const [field] of fields)
      if (p[field] || (field === open && p[field] === null)) count(sheet, field, 0, 1, 0)
  }
  return pairing
}

export const f1 = ({ tp, fp, fn }: Count): number =>
  tp + fp + fn === 0 ? Number.NaN : (200 * tp) / (2 * tp + fp + fn)

/** The mean of the fields' F1, and that of whole entries, in per cent. */
export function figures(
  sheet: Sheet,
  kind: 'work' | 'education',
): { fields: number; entries: number } {
  const own = KINDS[kind].fields.map(([field]) => f1(sheet[field] ?? { tp: 0, fp: 0, fn: 0 }))
  const known = own.filter((value) => !Number.isNaN(value))
  return {
    fields: known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length),
    entries: f1(sheet.entry ?? { tp: 0, fp: 0, fn: 0 }),
  }
}
