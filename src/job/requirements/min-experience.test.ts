import { expect, it } from 'vitest'
import { jobUnit } from '../../../test/support/job-unit.js'
import type { LabelledUnit, UnitLabel } from '../types.js'
import { minExperience } from './min-experience.js'

const unit = (text: string, label: UnitLabel = 'Q'): LabelledUnit => ({
  ...jobUnit(text),
  label,
  probability: 1,
})
const monthsOf = (...units: LabelledUnit[]) => minExperience({}, units, 0).value

it.each([
  ["Three years' recent till work", 36],
  ['Indentured or 4 years on lathes', 48],
  ['Two years driving a tractor', 24],
  ['Age not exceeding 38 years', 0],
  ['Upper age limit: 30 years', 0],
  ['Learners spend four months in the pattern shop', 0],
  ['A 5 year checkable work history', 0],
])('%s: %d months are asked for', (text, months) => {
  expect(monthsOf(unit(text))).toBe(months)
})

it('a training that shortens the time is no demand of everybody', () => {
  const either = 'Four years of dry stone walling; or a masonry course and two years of it'
  expect(monthsOf(unit(either))).toBe(48)
})

it('years instead of a degree give way to what is asked of everybody', () => {
  const instead = unit('Degree in botany, or a diploma with six years of nursery work')
  expect(monthsOf(instead)).toBe(72)
  expect(monthsOf(instead, unit("Two years' glasshouse experience"))).toBe(24)
})

it('a unit that begins with years of experience counts, whatever it was taken for', () => {
  expect(monthsOf(unit("Min 5 yrs' saddlery experience", 'O'))).toBe(60)
  expect(monthsOf(unit('3 yrs in a forge.', 'O'))).toBe(36)
  expect(monthsOf(unit('3 yrs in a forge.', 'O'), unit('One year as a farrier'))).toBe(12)
  expect(monthsOf(unit('Our 30 years of experience speak for us', 'O'))).toBe(0)
})
