// Runs in titles, sentences and requirements of a posting.
import { runsOf } from '../../bench/cost/cost-cases.js'
import type { CostCase } from '../../bench/cost/growth.js'
import { cleanPostedTitle, cleanTitle } from './facts/clean-title.js'
import { noticedPost } from './refusal/hiring-notice.js'
import { findYears } from './requirements/find-years.js'
import { ranker } from './requirements/rank-phrase.js'
import { splitProse } from './units/split-prose.js'

const NOBODY = { employers: [] }
const TITLE_MARKS = ['- ', '(a', ' at A', 'm/w', '| ']

const RANKED = ['a preferred, ', 'a not essential, ', 'a and b ']

function rankFirst(text: string): string {
  const span = { line: 0, start: 0, end: text.length }
  const none = {
    isHeading: false,
    isItem: true,
    heading: '',
    headingWords: [],
    distance: 1,
  } as const
  return ranker({ ...none, headingWords: [], text, span })(0, 1)
}

export const costs: CostCase[] = [
  ...runsOf('a title', 50_000, TITLE_MARKS, (text) => cleanTitle(text, NOBODY)),
  ...runsOf('a posted title', 50_000, TITLE_MARKS, (text) => cleanPostedTitle(text, NOBODY)),
  ...runsOf('years', 400_000, ['5 - ', '5+ years ', '5 '], findYears),
  ...runsOf('a rank in a list', 20_000, RANKED, rankFirst),
  ...runsOf('a notice', 200_000, ['we need a ', 'a needed '], (text) => noticedPost([text])),
  ...runsOf('prose', 200_000, ['A. ', 'br', 'Key Duties: ', 'aB.C', '( '], splitProse),
]
