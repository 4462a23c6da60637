// Runs that look like the beginning of a telephone number or an address.
import { runsOf } from '../../bench/cost/cost-cases.js'
import type { CostCase } from '../../bench/cost/growth.js'
import { withClosedLetters } from '../text/spaced-letters.js'
import { locationCodes } from './address/location-codes.js'
import { kin } from './family/kin.js'
import { gender } from './gender/gender.js'
import { ownHealth } from './health/own-health.js'
import { emailsIn } from './mail/find-email.js'
import { beforeTown, namePieces, openingPiece } from './name/name-pieces.js'
import { stripped } from './name/strip-name.js'
import { makePage } from './page/make-page.js'
import { phonesIn } from './phone/find-phone.js'

const CHARS = 200_000

/** One line about the person, as long as a whole text. */
const oneLine = (text: string) => makePage(text, { names: [], parts: ['other'] })

export const costs: CostCase[] = [
  ...runsOf('telephone numbers', CHARS, ['1 ', '1', '+', '(1', '1-'], (text) =>
    phonesIn(text, 'US'),
  ),
  ...runsOf('mail addresses', CHARS, ['a@', '@', 'a.'], emailsIn),
  ...runsOf('a mail address without an end', CHARS, ['a.', 'a'], (text) => emailsIn(`${text}@`)),
  ...runsOf('letters that are spaced out', CHARS, ['A ', 'A  ', ' ', 'A\n'], withClosedLetters),
  ...runsOf(
    'what stands beside a name',
    CHARS,
    ['A ', 'Ab, ', ' "', ' - ', '1', '@', 'a.'],
    (text) => [namePieces(text), openingPiece(text), beforeTown(text), stripped(text)],
  ),
  ...runsOf(
    'family told in a sentence',
    CHARS,
    ['mother, ', 'my baby ', 'our first ', 'career break ', 'two little ', '1 '],
    (text) => kin(oneLine(`${text}carer's leave`)),
  ),
  ...runsOf(
    'health told in a sentence',
    CHARS,
    ['i have ', 'mild ', 'living with ', '1.86 m ', 'asthma '],
    (text) => ownHealth(oneLine(`${text}asthma 1`)),
  ),
  ...runsOf('words of a list', CHARS, ['she ', 'her his ', 'deaf ', 'german '], (text) => {
    const page = oneLine(text)
    return [gender(page, []), ownHealth(page)]
  }),
  ...runsOf('codes of places', CHARS, ['AK-118-', '9G8F+', 'gps ', '1.234, ', '///a.'], (text) =>
    locationCodes(oneLine(text)),
  ),
]
