// Runs that look like the beginning of a telephone number or an address.
import { runsOf } from '../../bench/cost/cost-cases.js'
import type { CostCase } from '../../bench/cost/growth.js'
import { emailsIn } from './mail/find-email.js'
import { phonesIn } from './phone/find-phone.js'

const CHARS = 200_000

export const costs: CostCase[] = [
  ...runsOf('telephone numbers', CHARS, ['1 ', '1', '+', '(1', '1-'], (text) =>
    phonesIn(text, 'US'),
  ),
  ...runsOf('mail addresses', CHARS, ['a@', '@', 'a.'], emailsIn),
  ...runsOf('a mail address without an end', CHARS, ['a.', 'a'], (text) => emailsIn(`${text}@`)),
]
