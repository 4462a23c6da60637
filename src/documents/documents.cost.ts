// Files that turn out to be no base64 only at their end, text that is slow to clean, and floods of entities.
import { costCase, runsOf } from '../../bench/cost/cost-cases.js'
import type { CostCase } from '../../bench/cost/growth.js'
import { RolecallError } from '../runtime/errors.js'
import { cleanText } from './clean-text.js'
import { chooseInput } from './intake.js'
import { shownText } from './plain/entities.js'

/** Every one must be refused, for its size or for its characters. */
function refused(file: string): void {
  try {
    chooseInput({ file })
  } catch (error) {
    if (error instanceof RolecallError) return
    throw error
  }
  throw new Error('this is no base64, and was taken')
}

export const costs: CostCase[] = [
  ...runsOf('a file', 14_000_000, ['!', '=', 'A', ' A', 'é'], (text) => refused(`${text}!`)),
  costCase({
    name: 'marks on one letter',
    size: 1_000_000,
    make: (count) => `a${'\u0301\u0316'.repeat(count >> 1)}b`,
    work: cleanText,
  }),
  ...runsOf('entities', 1_000_000, ['&amp;', '&', '&#39;', '&amp;amp;nbsp;'], shownText),
]
