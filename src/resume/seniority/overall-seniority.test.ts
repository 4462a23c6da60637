import { describe, expect, it } from 'vitest'
import type { WorkEntry } from '../../contract/candidate.js'
import { normalizeTitle } from '../../taxonomy/titles/normalize-title.js'
import { asOfDate } from '../experience.js'
import { overallSeniority } from './overall-seniority.js'

const today = asOfDate('2025-06-30')

const position = (
  title: string,
  start: string,
  end: string | null,
  highlights: string[] = [],
): WorkEntry => ({
  employer: 'Northwind Ltd',
  employer_normalized: 'Northwind',
  title,
  title_normalized: title,
  seniority: normalizeTitle(title).seniority,
  start,
  end,
  tenure_months: 0,
  skills: [],
  highlights,
})

const CASES: [guarantee: string, positions: WorkEntry[], seniority: WorkEntry['seniority']][] = [
  ['unknown without positions', [], null],
  [
    'the newest title decides where it states a level',
    [
      position('Junior Accountant', '2012', '2015'),
      position('Lead Accountant', '2020-01', null),
      position('Senior Accountant', '2015', '2019'),
    ],
    'lead',
  ],
  ['a year in a profession is junior', [position('Software Engineer', '2024-06', null)], 'junior'],
  ['three years in a profession are mid', [position('Accountant', '2022-01', null)], 'mid'],
  ['six years without more are mid', [position('Software Engineer', '2019-06', null)], 'mid'],
  [
    'six years and people led are senior',
    [position('Software Engineer', '2019-06', null, ['Led a team of 5 engineers'])],
    'senior',
  ],
  ['ten years in a profession are senior', [position('Civil Engineer', '2015-01', null)], 'senior'],
  ['twenty years at the till are mid', [position('Cashier', '2005-01', null)], 'mid'],
  ['ten years as a guard are mid', [position('Security Guard', '2014-01', null)], 'mid'],
  [
    'years in another profession do not count',
    [position('Waiter', '2008-01', '2023-12'), position('Data Analyst', '2024-01', null)],
    'junior',
  ],
  ['a trade takes longer', [position('Electrician', '2015-01', null)], 'mid'],
  ['a master of a trade is senior', [position('Electrician', '2010-01', null)], 'senior'],
]

describe('overallSeniority', () => {
  it.each(CASES)('%s', (_, positions, seniority) => {
    expect(overallSeniority(positions, today)).toBe(seniority)
  })
})
