// Runs that look like the beginning of a telephone number or an address.
import { runsOf } from '../../bench/cost/cost-cases.js'
import type { CostCase } from '../../bench/cost/growth.js'
import { withClosedLetters } from '../text/spaced-letters.js'
import { emailsIn } from './mail/find-email.js'
import { beforeTown, namePieces, openingPiece } from './name/name-pieces.js'
import { stripped } from './name/strip-name.js'
import { phonesIn } from './phone/find-phone.js'

const CHARS = 200_000

export const costs: CostCase[] = [
  ...runsOf('telephone numbers', CHARS, ['1 ', '1', '+', '(1', '1-'], (text) =>
    phonesIn(text, 'US'),
  ),
  ...runsOf('mail addresses', CHARS, ['a@', '@', 'a.'], emailsIn),
  ...runsOf('a mail address without an end', CHARS, ['a.', 'a'], (text) => emailsIn(`${text}@`)),
  ...runsOf('letters that are spaced out', CHARS, ['A ', 'A  ', ' ', 'A\n'], withClosedLetters),
  ...runsOf('what stands beside a name', CHARS, ['A ', 'Ab, ', ' "', ' - '], (text) => [
    namePieces(text),
    openingPiece(text),
    beforeTown(text),
    stripped(text),
  ]),
]
