// What a stranger's request can carry before authentication, and bodies that are bombs.
import type { IncomingMessage } from 'node:http'
import { costCase } from '../../bench/cost/cost-cases.js'
import type { CostCase } from '../../bench/cost/growth.js'
import { RolecallError } from '../runtime/errors.js'
import { bearerToken } from './credentials.js'
import { parseJson } from './json/parse-json.js'

/** How many parts each body repeats: as many as fit under the limit of a body. */
const BODIES: [name: string, count: number, make: (count: number) => string][] = [
  ['nesting without an end', 15_000_000, (count) => '['.repeat(count)],
  [
    'nesting of objects',
    1_000_000,
    (count) => `${'{"candidate":'.repeat(count)}1${'}'.repeat(count)}`,
  ],
  ['a long array', 1_000_000, (count) => `{"skills":[${'1,'.repeat(count)}1]}`],
  ['many objects', 3_000_000, (count) => `[${'{},'.repeat(count)}{}]`],
  [
    'many keys',
    1_000_000,
    (count) => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join()}}`,
  ],
  ['escaped quotes in one string', 5_000_000, (count) => `{"text":"${'\\"'.repeat(count)}"}`],
  ['backslashes in one string', 5_000_000, (count) => `{"text":"${'\\\\'.repeat(count)}"}`],
  ['quotes without an end', 9_000_000, (count) => '"'.repeat(count + 1)],
  ['one long string', 15_000_000, (count) => `{"text":"${'x'.repeat(count)}"}`],
]

function answered(body: Buffer): void {
  try {
    parseJson(body, 'The body')
  } catch (error) {
    if (!(error instanceof RolecallError)) throw error
  }
}

export const costs: CostCase[] = [
  ...BODIES.map(([name, size, make]) =>
    costCase({ name, size, make: (count) => Buffer.from(make(count)), work: answered }),
  ),
  costCase({
    name: 'a bearer token of spaces',
    size: 8_000_000,
    make: (count) =>
      ({ headersDistinct: { authorization: [`Bearer ${' '.repeat(count)}`] } }) as unknown,
    work: (request) => bearerToken(request as IncomingMessage),
  }),
]
