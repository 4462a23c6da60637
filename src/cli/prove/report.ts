// The proof in plain words, with its figures.
import { thousands } from '../../text/thousands.js'
import { SELECTED_FROM } from './parity.js'
import type { Proof } from './run-proof.js'

/** More findings do not help a reader. */
const LISTED_MAX = 8

const kilobytes = (bytes: number): string => `${thousands(Math.ceil(bytes / 1000))} kB`

const listed = (items: readonly string[]): string[] => [
  ...items.slice(0, LISTED_MAX).map((item) => `    ${item}`),
  ...(items.length > LISTED_MAX ? [`    and ${items.length - LISTED_MAX} more`] : []),
]

/** Why the proof fails; empty when all holds. */
export function faultsOf({ unexpected, uncovered, places, parity, returned }: Proof): string[] {
  return [
    ...places.flatMap(({ found }) => found),
    ...parity.differing.map((pair) => `another score: ${pair}`),
    ...unexpected.map((call) => `not answered as it should: ${call}`),
    ...uncovered.map((operation) => `not proven: ${operation}`),
    ...(returned === 0 ? ['no answer held what was sent: nothing was read'] : []),
  ]
}

export function reportOf(proof: Proof): string {
  const { places, parity } = proof
  const faults = faultsOf(proof)
  return [
    'What was sent',
    `  ${proof.calls} calls with made-up documents full of words that exist nowhere else: text, PDF, scan,`,
    `  web page, JSON; by POST and GET; ${proof.good} in order, ${proof.calls - proof.good} broken on purpose.`,
    `  ${proof.returned} answers held the words: the documents were read, and went to their sender alone.`,
    '',
    'Where the words were looked for afterwards (as they are, in capitals, UTF-16, base64 and hex)',
    ...places.map(
      ({ name, bytes, found }) =>
        `  ${found.length === 0 ? 'not found' : 'FOUND    '}  ${name} (${kilobytes(bytes)})`,
    ),
    '',
    'Whether a person changes a score',
    `  ${parity.pairs} matches of the same résumés under other names, genders, ages and origins: ${parity.differing.length} differ.`,
    `  Selected means a score of ${SELECTED_FROM} or more; the ratio is to the group selected most often.`,
    ...parity.groups.map(
      ({ group, rate, mean, ratio }) =>
        `  ${group.padEnd(14)} rate ${rate.toFixed(3)}  mean score ${mean.toFixed(1)}  impact ratio ${ratio.toFixed(3)}`,
    ),
    '',
    faults.length === 0
      ? 'Proven: nothing of a document was kept, and no score depended on the person.'
      : `NOT proven, for ${faults.length} reason${faults.length === 1 ? '' : 's'}:`,
    ...listed(faults),
  ].join('\n')
}
