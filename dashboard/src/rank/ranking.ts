// The order of the candidates, the filter by must-haves, and the table for download.
import type { Verdict } from '../lib/types'
import { T } from '../texts'
import type { Row } from './state'

export type RankedRow = Row & {
  candidate: NonNullable<Row['candidate']>
  match: NonNullable<Row['match']>
}

const isRanked = (row: Row): row is RankedRow => row.match !== null && row.candidate !== null

export const verdictsOf = (row: RankedRow, severity: Verdict['severity']): Verdict[] =>
  row.match.evidence.requirements.filter((one) => one.severity === severity)

export const metCount = (verdicts: readonly Verdict[]): number =>
  verdicts.filter(({ status }) => status === 'met').length

/** Best first; of equals the one with more must-haves, then the earlier file. */
export function ranked(rows: readonly Row[]): RankedRow[] {
  const met = (row: RankedRow): number => metCount(verdictsOf(row, 'must_have'))
  return rows
    .filter(isRanked)
    .sort((a, b) => b.match.score - a.match.score || met(b) - met(a) || a.number - b.number)
}

/** Those who meet every one of the chosen requirements. */
export const meeting = (rows: readonly RankedRow[], musts: readonly string[]): RankedRow[] =>
  rows.filter((row) => {
    const met = new Set(
      verdictsOf(row, 'must_have')
        .filter(({ status }) => status === 'met')
        .map(({ requirement }) => requirement),
    )
    return musts.every((name) => met.has(name))
  })

/** The name to show. If names are hidden, file names are too, because they often hold one. */
export const nameOf = (row: Row, hideNames: boolean): string => {
  if (hideNames) return T.rank.candidate(row.number)
  return row.candidate?.contact.name || row.file.name
}

export function table(rows: readonly RankedRow[], hideNames: boolean): (string | number)[][] {
  const C = T.rank.columns
  const head = [C.rank, C.name, ...(hideNames ? [] : [C.email, C.file]), C.score, C.band]
  const rest = [C.must, C.mustAll, C.nice, C.months, C.level, C.missing]
  const lines = rows.map((row, index) => {
    const must = verdictsOf(row, 'must_have')
    const nice = verdictsOf(row, 'nice_to_have')
    const missing = must.filter(({ status }) => status === 'missed')
    const who = hideNames ? [] : [row.candidate.contact.email, row.file.name]
    return [
      index + 1,
      nameOf(row, hideNames),
      ...who,
      row.match.score,
      row.match.band,
      metCount(must),
      must.length,
      metCount(nice),
      row.candidate.total_experience_months,
      row.candidate.seniority ?? '',
      missing.map(({ requirement }) => requirement).join('; '),
    ]
  })
  return [[...head, ...rest], ...lines]
}
