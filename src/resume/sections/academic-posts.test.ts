import { expect, it } from 'vitest'
import { linesOf } from '../../../test/support/clued-lines.js'
import { assignSections } from './assign-sections.js'

const POSTS =
  'Lecturer in Chemistry, Fernhill University, 2015 - 2019\nResearch Fellow, Oakdale, 2012 - 2015'
const DEGREES =
  'BSc in Physics, Fernhill University, 2008 - 2011\nMSc in Physics, Oakdale, 2011 - 2013'

const sectionsOf = (text: string): string[] => [
  ...new Set(assignSections(linesOf(text)).map(({ section }) => section)),
]

it.each(['ACADEMIC CAREER', 'Academic History', 'Academic record'])(
  '"%s" over posts is a part of work, and over degrees of education',
  (heading) => {
    expect(sectionsOf(`${heading}\n${POSTS}`)).toEqual(['work'])
    expect(sectionsOf(`${heading}\n${DEGREES}`)).toEqual(['education'])
  },
)

it('the part ends at the next heading', () => {
  expect(sectionsOf(`ACADEMIC CAREER\n${POSTS}\nEDUCATION\n${DEGREES}`)).toEqual([
    'work',
    'education',
  ])
})

it('a heading that says what it holds keeps its word', () => {
  expect(sectionsOf(`EDUCATION\n${POSTS}`)).toEqual(['education'])
})
