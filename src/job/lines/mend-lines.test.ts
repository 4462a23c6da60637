// Lines as their writer meant them: wrapped ones joined, headings apart, nothing of the page around them.
import { expect, it } from 'vitest'
import { readText } from '../../documents/read-text.js'
import { layoutDocument } from '../../layout/layout-document.js'
import { sourceLines } from './source-lines.js'

const linesOf = (text: string) =>
  sourceLines(layoutDocument(readText(text))).map((line) => line.text)

const WRAPPED = [
  'You keep the books of a house with two hundred guests and',
  'answer the questions of those who audit them every year',
  'and you help the kitchen to order what it needs for them',
  'without a loss, which is harder than it sounds to anyone',
  'who has not done it before, and you do so with a calm hand',
].join('\n')

it('a heading below a wrapped text is not glued to it', () => {
  const lines = linesOf(`${WRAPPED}\nPreferred Qualifications:\nA diploma in bookkeeping`)
  expect(lines).toContain('Preferred Qualifications:')
  expect(lines[0]).toMatch(/^You keep .* calm hand$/)
})

it.each(['4 of 5', 'Page 2', 'Page 2 of 3', 'Yes / No', '[TBD]', 'TBC?', 'n/a'])(
  'the furniture of a page or form is left out: %s',
  (furniture) => {
    const lines = linesOf(`Cook\n\n${furniture}\n\nYou cook lunch for a school.`)
    expect(lines.includes(furniture)).toBe(furniture === 'TBC?')
  },
)

it('the number of an item is not glued to the heading before it', () => {
  const lines = linesOf(
    'Cook wantedHalls are cleanedMeals are servedPreferred Experience1. A year in a kitchen',
  )
  expect(lines.at(-1)).toBe('1. A year in a kitchen')
})

it('a break is found where the words on both sides look like a skill that is misspelt', () => {
  expect(linesOf('Welsh is a plusEducation and Work Experience').at(-1)).toBe(
    'Education and Work Experience',
  )
})
