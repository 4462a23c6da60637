// A ranking as a table to read, as CSV and as JSON.
import type { Role } from '../../contract/role.js'
import { csvLine } from '../batch/csv.js'
import type { Ranked } from './rank-files.js'

export type WriteRanking = (role: Role, ranked: readonly Ranked[], total: number) => string

/** Leaves room for score and reasons on a line of 80; longer file names are cut. */
const NAME_WIDTH = 26
const cut = (text: string): string =>
  (text.length <= NAME_WIDTH ? text : `${text.slice(0, NAME_WIDTH - 1)}…`).padEnd(NAME_WIDTH)

const missedMust = ({ result }: Ranked): string[] =>
  result.explanation.missed.flatMap(({ requirement, severity }) =>
    severity === 'must_have' ? [requirement] : [],
  )

export const rankTable: WriteRanking = (role, ranked, total) =>
  [
    `${role.title || 'The role'}: ${ranked.length} of ${total}`,
    '',
    ...ranked.map((one, index) => {
      const { candidate, result, file } = one
      const lacks = missedMust(one).slice(0, 3).join(', ')
      const place = String(index + 1).padStart(4)
      return `${place}. ${String(result.score).padStart(3)}  ${result.band.padEnd(9)}  ${cut(candidate.contact.name)}  ${file}${lacks ? `  (lacks ${lacks})` : ''}`
    }),
  ].join('\n')

export const rankCsv: WriteRanking = (_role, ranked) =>
  [
    csvLine([
      'rank',
      'score',
      'band',
      'name',
      'email',
      'file',
      'copies',
      'must_have_coverage',
      'nice_to_have_coverage',
      'met',
      'missed_must_haves',
    ]),
    ...ranked.map((one, index) => {
      const { candidate, result, file, copies } = one
      const { signals, explanation } = result
      return csvLine([
        index + 1,
        result.score,
        result.band,
        candidate.contact.name,
        candidate.contact.email,
        file,
        copies.join('; '),
        signals.must_have_coverage,
        signals.nice_to_have_coverage,
        explanation.met.map(({ requirement }) => requirement).join('; '),
        missedMust(one).join('; '),
      ])
    }),
  ].join('\n')

export const rankJson: WriteRanking = (role, ranked, total) =>
  JSON.stringify({ role, total, ranked }, null, 2)
