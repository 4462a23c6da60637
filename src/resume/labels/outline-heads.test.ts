import { expect, test } from 'vitest'
import { clueText, linesOf } from '../../../test/support/clued-lines.js'
import { assignSections } from '../sections/assign-sections.js'
import { headsOf } from './heads.js'
import { labelLines } from './label-lines.js'
import { modelsFor } from './models.js'
import { outlineHeads } from './outline-heads.js'

const DUTIES = [
  'Planned the weekly rota of the bakery for nine people',
  'Kept the ovens and the cooling room in good repair',
  'Ordered flour, sugar and butter from four suppliers',
  'Trained six apprentices in dough, glaze and shaping',
  'Counted the till at closing and wrote the daily report',
  'Brought the waste of bread down from eleven to four per cent',
  'Baked for weddings, markets and two schools of the town',
  'Wrote the recipes of the house down for the first time',
  'Cleaned the shop front and the counters every evening',
].map((duty) => `- ${duty}`)

const RESUME = [
  'Mara Vellani',
  'mara.vellani@example.com',
  '',
  'EXPERIENCE',
  'Head Baker, Millstone Bakery Ltd   March 2016 - June 2021',
  ...DUTIES,
  'Baker, Harbour Bread Company   May 2012 - February 2016',
  ...DUTIES,
  '',
  'EDUCATION',
  'BSc Food Technology, University of Leeds   2008 - 2011',
].join('\n')

test('an outline finds the dated heads that a whole reading finds', () => {
  const clued = clueText(RESUME)
  const whole = headsOf(clued, labelLines(clued, modelsFor(['en'])))
  expect(whole.work).toHaveLength(2)
  expect(whole.education).toHaveLength(1)
  expect(outlineHeads(assignSections(linesOf(RESUME)), modelsFor(['en']))).toEqual(whole)
})

test('a text without dates or entries has no heads', () => {
  const letter = 'Dear Mara,\n\nThank you for the bread.\n\nYours,\nOlu'
  expect(outlineHeads(assignSections(linesOf(letter)), modelsFor(['en']))).toEqual({
    work: [],
    education: [],
  })
})
