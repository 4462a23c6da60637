import { describe, expect, test } from 'vitest'
import { LIMITS } from '../../runtime/limits.js'
import { readPlainLines } from './read-plain.js'

const read = (text: string) => readPlainLines(text).lines
const one = (text: string) => read(text)[0]

describe('bullets and numbers open items', () => {
  test.each([
    ['• a', 'a'],
    ['•a', 'a'],
    ['- a', 'a'],
    ['– a', 'a'],
    ['* a', 'a'],
    ['o\ta', 'a'],
    ['  o a', 'a'],
    ['➢ a', 'a'],
    ['\uf0b7 a', 'a'],
    ['1. a', 'a'],
    ['12) a', 'a'],
    ['(3) a', 'a'],
    ['b) a', 'a'],
    ['iv) a', 'a'],
  ])('%j', (text, expected) => {
    expect(one(text)).toMatchObject({ text: expected, listItem: true })
  })

  test.each([
    '-5 degrees',
    '*nix systems',
    'o clock',
    '2019. A year',
    '3.5 years',
    'a. Smith',
    '--flag x',
    'C. Jung',
  ])('%j is no item', (text) => {
    expect(one(text)).toMatchObject({ text, listItem: false })
  })
})

describe('columns', () => {
  test.each([
    ['Engineer     2019 - 2021', ['Engineer', '2019 - 2021']],
    ['Engineer\t2019', ['Engineer', '2019']],
    ['| a | b |', ['a', 'b']],
    ['Fenwick Mills Inc.   2019 - 2021', ['Fenwick Mills Inc.', '2019 - 2021']],
    ['Fenwick Mills Inc.         Leeds', ['Fenwick Mills Inc.', 'Leeds']],
    ['Fenwick Mills Inc.\tLeeds', ['Fenwick Mills Inc.', 'Leeds']],
  ])('%j has cells', (text, cells) => {
    expect(one(text)?.cells).toEqual(cells)
  })

  test.each(['One sentence.   Another sentence.', 'two  spaces', 'a | b', '|'])(
    '%j has none',
    (text) => {
      expect(one(text)?.cells).toBeUndefined()
    },
  )
})

describe('Markdown', () => {
  test.each([
    ['# Title', { text: 'Title', heading: 1 }],
    ['### Title ###', { text: 'Title', heading: 3 }],
    ['**Title**', { text: 'Title', bold: true }],
    ['**Key:** value', { text: 'Key: value', bold: false }],
    ['*soft* words', { text: 'soft words' }],
    ['[site](https://example.com/a)', { text: 'site', links: ['https://example.com/a'] }],
    ['# of employees', { text: '# of employees', heading: 0 }],
    ['#hashtag', { text: '#hashtag', heading: 0 }],
    ['C# and F#', { text: 'C# and F#', heading: 0 }],
    ['up to **** a year', { text: 'up to **** a year' }],
    ['a * b * c', { text: 'a * b * c' }],
    ['snake_case__name', { text: 'snake_case__name' }],
  ])('%j', (text, expected) => {
    expect(one(text)).toMatchObject(expected)
  })

  test('a title underlined is a heading, a rule is a gap', () => {
    expect(read('Title\n=====\na\n\n-----\nb')).toMatchObject([
      { text: 'Title', heading: 1 },
      { text: 'a', heading: 0, gapBefore: true },
      { text: 'b', gapBefore: true },
    ])
  })
})

test('items that run together in one line are taken apart, contact lines are not', () => {
  const item = 'something that is long enough to be one'
  expect(read(`We offer: • ${item} • ${item} • ${item}`).map((line) => line.listItem)).toEqual([
    false,
    true,
    true,
    true,
  ])
  const contact =
    'Jane Example • Leeds • +44 113 555 0100 • jane@example.com • example.com/jane • Profile • Driving licence B'
  expect(read(contact)).toHaveLength(1)
})

test('lines are cut at the cap, and it says so', () => {
  const { lines, cut } = readPlainLines('a\n'.repeat(LIMITS.linesMax + 10))
  expect(lines).toHaveLength(LIMITS.linesMax)
  expect(cut).toBe(true)
})

test('a long line is cut at sentence ends and nothing of it is lost', () => {
  const sentences = Array.from({ length: 400 }, (_, index) => `Sentence number ${index} ends here.`)
  const lines = read(sentences.join(' '))
  expect(lines.every((line) => line.text.endsWith('.'))).toBe(true)
  expect(lines.map((line) => line.text).join(' ')).toBe(sentences.join(' '))
})

describe('two spaces between words', () => {
  test('are kept beside the text of a short line, because a mark may be lost there', () => {
    expect(one('Mason  Granite')).toMatchObject({ text: 'Mason Granite', spaced: 'Mason  Granite' })
  })

  test.each(['One sentence.  Another.', `${'word '.repeat(40)} end  of prose`])(
    'are no mark in prose: %j',
    (text) => {
      expect(one(text)?.spaced).toBeUndefined()
    },
  )
})
