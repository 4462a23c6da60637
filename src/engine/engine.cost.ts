// Text and HTML bombs, read as a call would read them: from what was sent to lines.
import { costCase, runsOf } from '../../bench/cost/cost-cases.js'
import type { CostCase } from '../../bench/cost/growth.js'
import { MEGABYTE, PAGES, PIECES } from '../../test/hostile/documents-support/text-bombs.js'
import { RolecallError } from '../runtime/errors.js'
import { readSource } from './read-source.js'

/** A refusal is measured like an answer. */
async function read(text: string): Promise<void> {
  try {
    await readSource({ kind: 'text', text })
  } catch (error) {
    if (!(error instanceof RolecallError)) throw error
  }
}

/** Longer than one call may send, where even slow growth shows. */
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
