import { describe, expect, it } from 'vitest'
import { readText } from '../../../documents/read-text.js'
import { layoutDocument } from '../../../layout/layout-document.js'
import { isResume } from '../../judge-resume.js'
import { toCandidate } from '../../parse-resume.js'
import { readResume } from '../../read-resume.js'

const read = (prose: string, top = 'Nadia Brook\nnadia.brook@example.com') =>
  readResume(layoutDocument(readText(`${top}\n\n${prose}\n`)))

const positions = (prose: string): string[] =>
  toCandidate(read(prose), { asOf: '2026-01-01', candidateId: 'cand_1' }).work_history.map(
    ({ title, employer, start, end }) => `${title} / ${employer} / ${start}..${end ?? 'now'}`,
  )

const TOLD: [string, string[]][] = [
  [
    'I have worked as a nurse at St. Mary’s Hospital since 2015. Before that I worked as a care assistant at Oakfield Home from 2010 to 2015.',
    ['nurse / St. Mary’s Hospital / 2015..now', 'care assistant / Oakfield Home / 2010..2015'],
  ],
  [
    'From 2016 to 2020 I worked as a backend developer for Brightwave Ltd in Bristol, where I built payment services.',
    ['backend developer / Brightwave Ltd / 2016..2020'],
  ],
  [
    'I was employed as a bookkeeper with Harrow & Finch from March 2012 until June 2016, and I joined Little Bank as a senior accountant in July 2016, where I still work.',
    [
      'bookkeeper / Harrow & Finch / 2012-03..2016-06',
      'senior accountant / Little Bank / 2016-07..now',
    ],
  ],
  [
    'I was a line cook at Harbour Grill\nuntil 2016. I work as a chef at Blue Lamp Inn.',
    ['line cook / Harbour Grill / ..2016', 'chef / Blue Lamp Inn / ..now'],
  ],
]

const CAREER =
  'I like to work with my hands. I worked as an electrician at Volt & Sons from 2001 to 2005 and learned all that a workshop can teach.'

describe('a career that is told in prose', () => {
  it.each(TOLD)('gives its positions: %s', (prose, told) => {
    expect(positions(prose)).toEqual(told)
    expect(isResume(read(prose))).toBe(true)
  })

  it.each([
    `Dear Hiring Manager,\n${CAREER}`,
    `I am writing to apply for the post. ${CAREER}`,
    `${CAREER}\n\nYours sincerely,\nNadia Brook`,
  ])('is no résumé in a letter: %j', (letter) => {
    expect(positions(letter)).toEqual([])
    expect(isResume(read(letter))).toBe(false)
  })

  it.each([
    'Nadia Brook worked as a nurse at St. Mary’s Hospital from 2010 to 2015, the board said.',
    'She has been a nurse at St. Mary’s Hospital since 2015.',
    'I love to bake at home. Our shop opened in Leeds in 2012.',
  ])('is told in the first person and names posts: %s', (prose) => {
    expect(positions(prose)).toEqual([])
  })
})
