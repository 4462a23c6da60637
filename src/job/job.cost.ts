// Runs in titles, sentences and requirements of a posting.
import { runsOf } from '../../bench/cost/cost-cases.js'
import type { CostCase } from '../../bench/cost/growth.js'
import { cleanPostedTitle, cleanTitle } from './facts/clean-title.js'
import { findYears } from './requirements/find-years.js'
import { splitProse } from './units/split-prose.js'

const NOBODY = { employers: [] }
const TITLE_MARKS = ['- ', '(a', ' at A', 'm/w', '| ']

export const costs: CostCase[] = [
  ...runsOf('a title', 50_000, TITLE_MARKS, (text) => cleanTitle(text, NOBODY)),
  ...runsOf('a posted title', 50_000, TITLE_MARKS, (text) => cleanPostedTitle(text, NOBODY)),
  ...runsOf('years', 400_000, ['5 - ', '5+ years ', '5 '], findYears),
  ...runsOf('prose', 200_000, ['A. ', 'br', 'Key Duties: ', 'aB.C', '( '], splitProse),
]
