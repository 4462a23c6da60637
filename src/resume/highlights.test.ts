import { expect, it } from 'vitest'
import { readText } from '../documents/read-text.js'
import { layoutDocument } from '../layout/layout-document.js'
import { parseResume } from './parse-resume.js'

it('a job profile below a position tells of that position', () => {
  const text =
    'Maya Quill\n\nWORK EXPERIENCE\n\nWelder, Fern Works Ltd, 2016 - 2018\n\nJob Profile:\n- Welded frames of lorries\n- Kept the shop clean\n\nFitter, Oak Mills Ltd, 2012 - 2016\n- Fitted pumps\n'
  const { work_history } = parseResume(layoutDocument(readText(text)), {
    asOf: '2026-01-01',
    candidateId: 'cand_1',
  })
  expect(work_history.map(({ highlights }) => highlights)).toEqual([
    ['Welded frames of lorries', 'Kept the shop clean'],
    ['Fitted pumps'],
  ])
})
