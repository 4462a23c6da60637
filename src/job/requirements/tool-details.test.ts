import { expect, it } from 'vitest'
import { withoutDetails } from './tool-details.js'

const kept = (text: string, ...names: string[]): string[] => {
  const phrases = names.map((raw) => {
    const start = text.indexOf(raw)
    return { start, end: start + raw.length, raw, confidence: 1 }
  })
  return withoutDetails(text, phrases).map(({ raw }) => raw)
}

it('leaves out the parts of a program in brackets', () => {
  expect(
    kept('Practical Tableau experience (sheets, macros, layers)', 'Tableau', 'macros'),
  ).toEqual(['Tableau'])
  expect(kept('Excel (e.g., long formulas, charts)', 'Excel', 'charts')).toEqual(['Excel'])
})

it('leaves out the parts of a program behind a colon', () => {
  const text = 'Tableau experience: sheets, macros, layers.'
  expect(kept(text, 'Tableau', 'macros', 'layers')).toEqual(['Tableau'])
})

it('keeps programs in brackets, alternatives, and lists of which each part was read', () => {
  expect(kept('Microsoft Office (Word, mail, Excel)', 'Microsoft Office', 'Excel')).toHaveLength(2)
  expect(kept('Jenkins (or another build tool)', 'Jenkins', 'build tool')).toHaveLength(2)
  expect(kept('React (hooks, routing)', 'React', 'hooks', 'routing')).toHaveLength(3)
  expect(kept('Cloud platforms (storage, billing)', 'Cloud platforms', 'billing')).toHaveLength(2)
})

it('leaves out what a program is used for', () => {
  expect(kept('Some Python for validation, or testing', 'Python', 'validation', 'testing')).toEqual(
    ['Python'],
  )
  expect(kept('Python or a similar language for automation.', 'Python', 'automation')).toEqual([
    'Python',
  ])
  expect(kept('Basic SQL for troubleshooting', 'SQL', 'troubleshooting')).toEqual(['SQL'])
})

it('keeps a longer list, and programs, behind a purpose', () => {
  expect(kept('Git for control and Jenkins for builds', 'Git', 'Jenkins')).toHaveLength(2)
  const text = 'Python for learning models, scripting and automation'
  expect(kept(text, 'Python', 'learning models', 'scripting', 'automation')).toHaveLength(4)
})
