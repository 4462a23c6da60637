// Text and HTML bombs on their whole way from what was sent to lines.
import { costCase, runsOf } from '../../bench/cost/cost-cases.js'
import type { CostCase } from '../../bench/cost/growth.js'
import { MEGABYTE, PAGES, PIECES } from '../../test/hostile/documents-support/text-bombs.js'
import { RolecallError } from '../runtime/errors.js'
import { readSource } from './read-source.js'

/** A refusal costs what it costs: it is measured like an answer. */
async function read(text: string): Promise<void> {
  try {
    await readSource({ kind: 'text', text })
  } catch (error) {
    if (!(error instanceof RolecallError)) throw error
  }
}

/** Beyond what one call may send: what grows slowly shows there. */
const LONG_CHARS = 4 * MEGABYTE
const LONG_PIECES = [
  ...['a ', '- x\n', '<p>x', '<li>', '[a](b) ', '**a** ', '&lt;', 'a', 'word ', 'a line\n'],
  'A sentence with some words. ',
]

export const costs: CostCase[] = [
  ...runsOf('a text', MEGABYTE, PIECES, read),
  ...runsOf('a long text', LONG_CHARS, LONG_PIECES, read),
  ...PAGES.map(([name, size, make]) =>
    costCase({ name: `a page: ${name}`, size, make, work: read }),
  ),
]
