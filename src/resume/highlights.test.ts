import { describe, expect, it } from 'vitest'
import { readText } from '../documents/read-text.js'
import { layoutDocument } from '../layout/layout-document.js'
import { parseResume } from './parse-resume.js'

const highlights = (positions: string): string[][] =>
  parseResume(layoutDocument(readText(`Maya Quill\n\nWORK EXPERIENCE\n\n${positions}`)), {
    asOf: '2026-01-01',
    candidateId: 'cand_1',
  }).work_history.map((position) => position.highlights)

describe('highlights', () => {
  it('a job profile below a position tells of that position', () => {
    const text =
      'Welder, Fern Works Ltd, 2016 - 2018\n\nJob Profile:\n- Welded frames of lorries\n- Kept the shop clean\n\nFitter, Oak Mills Ltd, 2012 - 2016\n- Fitted pumps\n'
    expect(highlights(text)).toEqual([
      ['Welded frames of lorries', 'Kept the shop clean'],
      ['Fitted pumps'],
    ])
  })

  it('a label does not go on with the bullet above it', () => {
    const text =
      'Software Engineer, Fern Works Ltd, 2016 - 2018\n- Automated the builds of four teams\nEnvironment: Java, Maven\nReason for leaving: the office closed\n'
    expect(highlights(text)).toEqual([
      [
        'Automated the builds of four teams',
        'Environment: Java, Maven',
        'Reason for leaving: the office closed',
      ],
    ])
  })

  it('the place of a position and the number of a page are none', () => {
    const text =
      'Fern Works Ltd\nSoftware Engineer\nSeptember 2016 - April 2018 (1 year 8 months)\nUtrecht, Netherlands\n- Automated the builds of four teams\nPage 1 of 2\n'
    expect(highlights(text)).toEqual([['Automated the builds of four teams']])
  })
})
