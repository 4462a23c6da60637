import { expect, it } from 'vitest'
import type { LabelledUnit, UnitLabel } from '../types.js'
import { foreignLabels } from './foreign-labels.js'

const unit = (text: string, label: UnitLabel, more: Partial<LabelledUnit> = {}): LabelledUnit => ({
  text,
  label,
  probability: 0.6,
  span: { line: 0, start: 0, end: text.length },
  isHeading: false,
  isItem: true,
  heading: '',
  headingWords: [],
  distance: 1,
  ...more,
})
const FILLER = unit('x'.repeat(1000), 'O', { isHeading: true })
const labels = (...units: LabelledUnit[]): string =>
  foreignLabels([FILLER, ...units])
    .slice(1)
    .map(({ label }) => label)
    .join('')

it.each([
  'Apply: stelle@example.org',
  'We offer 2.350 Euro brutto',
  'Salary R$ 14 mil',
  'Tel. 253 000 117',
])('%s is not asked of anybody', (text) => {
  expect(labels(unit(text, 'Q'))).toBe('O')
})

it('items of one list are of one kind', () => {
  const duties = ['Formazione of apprendisti', 'prepare of piatti', 'monitor of merci']
  expect(labels(...duties.map((text, at) => unit(text, at === 0 ? 'O' : 'R')))).toBe('RRR')
})

it('what "you" do is a duty, what you have is not', () => {
  const said = { isItem: false, probability: 0.8 }
  expect(labels(unit('You maakt offertes on', 'O', said))).toBe('R')
  expect(labels(unit('You have time', 'O', said))).toBe('O')
})
