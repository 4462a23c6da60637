import { describe, expect, it } from 'vitest'
import type { PartialDate } from '../../../dates/types.js'
import type { Found, WorkFound } from '../../types.js'
import { mergeRepeats } from './merge-repeats.js'

const value = (text: string): Found | null =>
  text === '' ? null : { value: text, spans: [], confidence: 1 }
const day = (text: string): PartialDate => ({
  year: Number(text.slice(0, 4)),
  month: Number(text.slice(5, 7)),
})

/** "employer | title | from | to | lines of its body"; no dates when `from` is empty. */
function entry(row: string): WorkFound {
  const [employer = '', title = '', from = '', to = '', body = '0'] = row
    .split('|')
    .map((part) => part.trim())
  const range = {
    start: 0,
    end: 0,
    from: day(from),
    to: to === 'present' ? ('present' as const) : day(to === '' ? from : to),
    single: to === '',
  }
  return {
    employer: value(employer),
    title: value(title),
    dates: from === '' ? null : { range, line: 0, confidence: 1 },
    isCurrent: false,
    head: [],
    body: Array.from({ length: Number(body) }, (_, at) => at),
    confidence: 1,
  }
}

const show = ({ employer, title }: WorkFound): string =>
  `${employer?.value ?? ''} | ${title?.value ?? ''}`

const CASES: { guarantee: string; given: string[]; kept: string[] }[] = [
  {
    guarantee: 'a position told twice is kept once, with the values of the longer telling',
    given: [
      'Acme | Engineer | 2019-01 | 2020-03 | 0',
      'Acme Ltd | Software Engineer | 2019-01 | 2020-03 | 4',
    ],
    kept: ['Acme Ltd | Software Engineer'],
  },
  {
    guarantee: 'the shorter telling fills what the longer one lacks',
    given: ['Acme | Engineer | 2019-01 | present | 0', ' | Engineer | 2019-01 | present | 4'],
    kept: ['Acme | Engineer'],
  },
  {
    guarantee: 'other dates are another position',
    given: ['Acme | Engineer | 2019-01 | 2020-03', 'Acme | Engineer | 2020-04 | 2021-03'],
    kept: ['Acme | Engineer', 'Acme | Engineer'],
  },
  {
    guarantee: 'another employer in the same months is another position',
    given: ['Acme | Engineer | 2019-01 | 2020-03', 'Northwind | Engineer | 2019-01 | 2020-03'],
    kept: ['Acme | Engineer', 'Northwind | Engineer'],
  },
  {
    guarantee: 'a word that many names share makes no employer of two',
    given: [
      'Fern University | Tutor | 2019-01 | 2020-03',
      'Quill University | Tutor | 2019-01 | 2020-03',
      'Acme Inc. | Tutor | 2019-01 | 2020-03',
    ],
    kept: ['Fern University | Tutor', 'Quill University | Tutor', 'Acme Inc. | Tutor'],
  },
  {
    guarantee: 'another title in the same months is another position',
    given: ['Acme | Engineer | 2019-01 | 2020-03', 'Acme | Trainer | 2019-01 | 2020-03'],
    kept: ['Acme | Engineer', 'Acme | Trainer'],
  },
  {
    guarantee: 'without dates nothing is merged',
    given: ['Acme | Engineer', 'Acme | Engineer'],
    kept: ['Acme | Engineer', 'Acme | Engineer'],
  },
  {
    guarantee: 'one date alone says too little to merge',
    given: ['Acme | Engineer | 2019', 'Acme | Engineer | 2019'],
    kept: ['Acme | Engineer', 'Acme | Engineer'],
  },
  {
    guarantee: 'an employer alone and a title alone have nothing in common',
    given: ['Acme | | 2019-01 | 2020-03', ' | Engineer | 2019-01 | 2020-03'],
    kept: ['Acme | ', ' | Engineer'],
  },
  { guarantee: 'nothing stays nothing', given: [], kept: [] },
]

describe('mergeRepeats', () => {
  it.each(CASES)('$guarantee', ({ given, kept }) => {
    expect(mergeRepeats(given.map(entry)).map(show)).toEqual(kept)
  })
})
