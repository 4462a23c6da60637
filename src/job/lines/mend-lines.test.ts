// Lines as their writer meant them: wrapped ones joined, headings set apart, and nothing of the
// page around them.
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

it.each(['4 of 5', 'Page 2', 'Page 2 of 3', 'Yes / No', '[TBD]', 'TBC?', 'n/a', 'Report this job'])(
  'the furniture of a page or form is left out: %s',
  (furniture) => {
    const lines = linesOf(`Cook\n\n${furniture}\n\nYou cook lunch for a school.`)
    expect(lines.includes(furniture)).toBe(furniture === 'TBC?')
  },
)

it('a sentence that links and bold words broke apart is one line', () => {
  const text = [
    'We are looking for a',
    'Lamp Keeper',
    'to join us.',
    'Craft',
    ': Steady hands with',
    'oil',
    'and',
    'brass',
    'every day',
    '.',
    'Sign in',
    'Apply',
    'Calm',
    ': You watch the sea.',
  ]
  expect(linesOf(text.join('\n'))).toEqual([
    'We are looking for a Lamp Keeper to join us.',
    'Craft: Steady hands with oil and brass every day.',
    'Sign in',
    'Apply',
    'Calm: You watch the sea.',
  ])
})

it('the number of an item is not glued to the heading before it', () => {
  const lines = linesOf(
    'Cook wantedHalls are cleanedMeals are servedPreferred Experience1. A year in a kitchen',
  )
  expect(lines.at(-1)).toBe('1. A year in a kitchen')
})

it.each([
  ['Sales to B2B or B2CNo minimum age', 'No minimum age'],
  ['Working knowledge of SEOResponsive pages', 'Responsive pages'],
  ['A team playerProactivePersuasive', 'Persuasive'],
  ['A team playerPowerPoint', 'PowerPoint'],
  ['No DUIs in five years', 'No DUIs in five years'],
  ['Screens in ReactNative', 'Screens in ReactNative'],
])('where breaks were lost, initials do not run into a word: %s', (text, last) => {
  expect(linesOf(`Cook wantedHalls are cleanedMeals are servedLamps are lit\n${text}`).at(-1)).toBe(
    last,
  )
})

it('a break is found where the words on both sides look like a skill that is misspelt', () => {
  expect(linesOf('Welsh is a plusEducation and Work Experience').at(-1)).toBe(
    'Education and Work Experience',
  )
})

it('a text that is wrapped at the width of a page is joined, though its items are not', () => {
  const guests = ['ten', 'twenty', 'thirty', 'forty', 'fifty']
  const wide = guests
    .map((many) => `of ${many} guests who come and go all year in a house by the sea where the `)
    .map((line) => `${line}${'lamps are trimmed at dusk and again '.repeat(2)}with care`)
  const lines = linesOf(`${wide.join('\n')}.\n\n- Short\n- Shorter\n- Shortest\n`)
  expect(lines[0]).toBe(`${wide.join(' ')}.`)
  expect(lines.slice(1)).toEqual(['Short', 'Shorter', 'Shortest'])
})

it('what every sheet of a printed page repeats is kept once, and lines of mere figures go', () => {
  const sheet = 'Night Watch - Example Harbour\n6/18/25, 08:17\n'
  const lines = linesOf(`${sheet}You row.\n${sheet}You tar hulls.\n${sheet}You look out.`)
  expect(lines).toEqual([
    'Night Watch - Example Harbour',
    'You row.',
    'You tar hulls.',
    'You look out.',
  ])
})

it('a sign that opens several lines was a bullet', () => {
  const document = layoutDocument(
    readText('Duties\n!"Trim the wick\n!"Tar the hulls !"\nRow the boat\n!"Paint'),
  )
  expect(sourceLines(document).map(({ text, bullet }) => [text, bullet])).toEqual([
    ['Duties', false],
    ['Trim the wick', true],
    ['Tar the hulls', true],
    ['Row the boat', true],
    ['Paint', true],
  ])
})

it('a heading that stands over each part of a specification is kept, the header of each sheet is not', () => {
  const part = (name: string) => [
    'Harbour Museum, job 4711',
    name,
    'Essential criteria',
    `Knowledge of ${name.toLowerCase()}`,
  ]
  const lines = linesOf(['Loans', 'Storage', 'Transport'].flatMap(part).join('\n'))
  const timesOf = (text: string) => lines.filter((line) => line === text).length
  expect(timesOf('Essential criteria')).toBe(3)
  expect(timesOf('Harbour Museum, job 4711')).toBe(1)
})

it.each([
  'Own the Go-To-Market plan with the Pre-Sales, Post-Sales and C-Level teams',
  'Du baust Self-Service-Analytics-Lösungen mit Data-Lake-Architekturen',
  'Row-Level Security, Role-Based Access, Real-Time APIs',
])('the hyphens of a compound part nothing: %s', (text) => {
  expect(linesOf(`Keeper\n${text}\nRow the boat`)).toContain(text)
})

it.each([
  'The role involves:-Assisting guests-Restocking shelves-Lamp room watch',
  'The role involves -Assisting guests -Restocking shelves -Lamp room watch',
])('dashes before items that ran together part them: %s', (text) => {
  expect(linesOf(`Keeper\n${text}`).slice(-3)).toEqual([
    'Assisting guests',
    'Restocking shelves',
    'Lamp room watch',
  ])
})

it.each(['??', '\uf0b7', '•'])(
  '"%s" inside a line parts items and the headings in them',
  (sign) => {
    const items = ['Duties', 'Trim the wick', 'Report to the harbour Requirements', 'Steady hands']
    expect(linesOf(`Keeper\n${items.join(` ${sign} `)}`)).toEqual([
      'Keeper',
      'Duties',
      'Trim the wick',
      'Report to the harbour',
      'Requirements',
      'Steady hands',
    ])
  },
)

it('an apostrophe that an export dropped is put back', () => {
  expect(
    linesOf('Keeper\nYou ll row, and we don t mind if you ve never sailed. Section B ll'),
  ).toContain("You'll row, and we don't mind if you've never sailed. Section B ll")
})
