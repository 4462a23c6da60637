// Reading order and line attributes from runs set by hand: one page, Helvetica, ten points.
import { describe, expect, test } from 'vitest'
import { cpuMs } from '../../test/support/cpu-ms.js'
import { LIMITS } from '../core/limits.js'
import type { Document, MarkedLine, Page, Run } from '../documents/types.js'
import { layoutDocument } from './layout-document.js'

const SIZE = 10
const WIDTH_PER_LETTER = 5

interface Options {
  size?: number
  weight?: number
  color?: number
  icon?: string
}

/** Words of a text from x on, on a baseline. */
function words(text: string, x: number, y: number, options: Options = {}): Run[] {
  const { size = SIZE, weight = 400, color = 0, icon } = options
  const letter = (WIDTH_PER_LETTER * size) / SIZE
  let at = x
  return text.split(' ').map((word) => {
    const run: Run = {
      text: icon ? '' : word,
      box: { x: at, y: y - size * 0.8, width: word.length * letter, height: size },
      style: { font: 'Helvetica', size, weight, italic: false, color },
      baseline: y,
    }
    if (icon) run.icon = icon
    at += (word.length + 0.6) * letter
    return run
  })
}

const page = (runs: Run[], more: Partial<Page> = {}): Page => ({
  number: 1,
  width: 600,
  height: 800,
  runs,
  links: [],
  images: [],
  source: 'text_layer',
  ...more,
})

const paged = (...pages: Page[]): Document => ({ kind: 'paged', pages, hidden: [], warnings: [] })
const linesOf = (...pages: Page[]) => layoutDocument(paged(...pages)).lines
const textsOf = (...pages: Page[]) =>
  linesOf(...pages).map((line) => line.segments.map((segment) => segment.text).join(' | '))

/** Lines of text from (x, y) down, twelve points apart. */
const block = (texts: readonly string[], x: number, y: number, options: Options = {}) =>
  texts.flatMap((text, index) => words(text, x, y + index * 12, options))

const LEFT = ['Education', 'first thing on the left', 'second thing on the left', 'third one']
const RIGHT = [
  'Experience',
  'a long line of text on the right',
  'more of that text there',
  'the end',
]

describe('columns', () => {
  test('are read one at a time, whatever order they are painted in', () => {
    const runs = [...block(RIGHT, 320, 100), ...block(LEFT, 50, 100)].reverse()
    expect(textsOf(page(runs))).toEqual([...LEFT, ...RIGHT])
  })

  test('a full-width line above and below stands apart', () => {
    const wide = 'A line that runs across the whole width of the page from left to right margin'
    const runs = [
      ...words(wide, 50, 60),
      ...block(LEFT, 50, 100),
      ...block(RIGHT, 320, 100),
      ...words(`${wide} again`, 50, 200),
    ]
    expect(textsOf(page(runs))).toEqual([wide, ...LEFT, ...RIGHT, `${wide} again`])
  })

  test('a column of dates is read with its rows', () => {
    const runs = [
      ...block(['2019 – 2021'], 50, 100),
      ...block(['Engineer, Acme', 'built things for people who asked for them'], 150, 100),
      ...block(['2015 – 2019'], 50, 130),
      ...block(['Trainee, Acme', 'learned to build things'], 150, 130),
      ...block(['2012 – 2015'], 50, 160),
      ...block(['Student, Fenwick', 'read about things'], 150, 160),
    ]
    expect(textsOf(page(runs))).toEqual([
      '2019 – 2021 | Engineer, Acme',
      'built things for people who asked for them',
      '2015 – 2019 | Trainee, Acme',
      'learned to build things',
      '2012 – 2015 | Student, Fenwick',
      'read about things',
    ])
  })

  test('labels are read with their values', () => {
    const runs = [
      ...block(['Name', 'Phone', 'Born'], 50, 100),
      ...block([': Ada Fenwick', ': 555-0100', ': in spring'], 200, 100),
    ]
    expect(textsOf(page(runs))).toEqual([
      'Name | : Ada Fenwick',
      'Phone | : 555-0100',
      'Born | : in spring',
    ])
  })

  test('a coloured ground marks a sidebar', () => {
    const main = [
      ...RIGHT.slice(0, 3),
      'and here a line that is a good deal longer than the others',
    ]
    const runs = [...block(LEFT, 20, 100), ...block(main, 150, 106)]
    const ground = { box: { x: 0, y: 0, width: 146, height: 800 }, color: 0xdddddd }
    const lines = linesOf(page(runs, { shapes: [ground] }))
    expect(lines.map((line) => line.text)).toEqual([...LEFT, ...main])
    expect(lines.map((line) => line.sidebar)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('tables with rules', () => {
  const rule = (x: number, y: number, width: number, height: number) => ({
    box: { x, y, width, height },
    color: 0,
  })
  const grid = [
    ...[90, 110, 140, 170].map((y) => rule(50, y, 400, 0.5)),
    ...[50, 250, 350, 450].map((x) => rule(x, 90, 0.5, 80)),
  ]

  test('a row is one line, wrapped cells joined', () => {
    const runs = [
      ...words('Course', 60, 102),
      ...words('Year', 260, 102),
      ...words('Mark', 360, 102),
      ...block(['Diploma in the care', 'of bridges'], 60, 122),
      ...words('2014', 260, 122),
      ...words('81%', 360, 122),
      ...block(['School'], 60, 155),
      ...words('2010', 260, 155),
      ...words('77%', 360, 155),
    ]
    expect(textsOf(page(runs, { shapes: grid }))).toEqual([
      'Course | Year | Mark',
      'Diploma in the care of bridges | 2014 | 81%',
      'School | 2010 | 77%',
    ])
  })
})

describe('tables without rules', () => {
  const wrapped = [
    ...words('Course', 60, 100),
    ...words('School', 200, 100),
    ...words('Year', 350, 100),
    ...block(['Diploma in the care of', 'bridges that are old'], 60, 118),
    ...block(['Technical School of Lower', 'Fenwick'], 200, 118),
    ...words('2014', 350, 118),
    ...block(['School certificate'], 60, 148),
    ...words('Fenwick Road School', 200, 148),
    ...words('2010', 350, 148),
  ]

  test('a row is one line, wrapped cells joined', () => {
    expect(textsOf(page(wrapped))).toEqual([
      'Course | School | Year',
      'Diploma in the care of bridges that are old | Technical School of Lower Fenwick | 2014',
      'School certificate | Fenwick Road School | 2010',
    ])
  })

  test('a line that had room above it is no wrapped cell', () => {
    const entry = (y: number, year: string) => [
      ...words(year, 60, y),
      ...words('Acme Mills', 150, y),
      ...words('Leeds', 500, y),
      ...words('Weaver of fine cloth', 150, y + 12),
    ]
    const runs = [...entry(100, '2001'), ...entry(136, '2005'), ...entry(172, '2009')]
    expect(textsOf(page(runs)).slice(0, 3)).toEqual([
      '2001 | Acme Mills | Leeds',
      'Weaver of fine cloth',
      '2005 | Acme Mills | Leeds',
    ])
  })

  test('columns of running text are no table', () => {
    const text = 'lines of text 12'
    const column = (x: number, lines: number) => block(Array(lines).fill(text), x, 100)
    const segments = linesOf(page([...column(50, 5), ...column(150, 6), ...column(250, 4)]))
      .flatMap((line) => line.segments)
      .map((segment) => segment.text)
    expect(segments).toEqual(Array(15).fill(text))
  })
})

describe('lines', () => {
  test('a bullet joins its text and is no part of it', () => {
    const [line] = linesOf(page([...words('•', 50, 100), ...words('Led a team', 70, 100)]))
    expect(line).toMatchObject({ text: 'Led a team', bullet: true })
  })

  test('a mark that is drawn counts as a bullet', () => {
    const dot = { box: { x: 60, y: 95, width: 3, height: 3 }, color: 0 }
    const [line] = linesOf(page(words('Led a team', 70, 100), { shapes: [dot] }))
    expect(line).toMatchObject({ text: 'Led a team', bullet: true })
  })

  test('size, weight, capitals and colour are told against the body text', () => {
    const runs = [
      ...words('ADA FENWICK', 50, 60, { size: 20, weight: 700, color: 0x0000aa }),
      ...block(['body text that fills the page', 'and goes on and on'], 50, 100),
    ]
    expect(linesOf(page(runs))[0]).toMatchObject({ size: 2, bold: true, caps: true, colored: true })
  })

  test('an icon is kept as a hint, not as text', () => {
    const runs = [...words('x', 50, 100, { icon: 'phone' }), ...words('555-0100', 65, 100)]
    expect(linesOf(page(runs))[0]).toMatchObject({ text: '555-0100', icons: ['phone'] })
  })

  test('targets of links without words are kept by the line they stand with', () => {
    const link = (x: number, y: number, size: number, target: string) => ({
      box: { x, y, width: size, height: size },
      target,
    })
    const icon = words('x', 200, 60, { icon: 'github' }).map((run) => ({
      ...run,
      link: 'https://github.example/ada',
    }))
    const runs = [
      ...words('ada@fenwick.example', 50, 60),
      ...icon,
      ...block(['body text', 'and more of it'], 50, 100),
    ]
    const links = [
      link(200, 52, 10, 'https://github.example/ada'),
      link(230, 52, 10, 'https://linkedin.example/in/ada'),
      link(3, 790, 1, 'https://producer.example'),
    ]
    const lines = linesOf(page(runs, { links }))
    expect(lines.map((line) => line.links)).toEqual([
      ['https://github.example/ada', 'https://linkedin.example/in/ada'],
      [],
      [],
    ])
  })

  test('headers that repeat and page numbers are furniture', () => {
    const sheet = (number: number) => ({
      ...page([
        ...words('Ada Fenwick', 50, 30),
        ...block([`text of page ${number}`, 'and more of it'], 50, 300),
        ...words(`Page ${number} of 2`, 280, 780),
      ]),
      number,
    })
    expect(linesOf(sheet(1), sheet(2)).map((line) => line.furniture)).toEqual([
      ...[false, false, false, true],
      ...[true, false, false, true],
    ])
  })

  test('justified words are not taken for columns', () => {
    const spread = ['Five', 'days', 'of', 'training'].flatMap((word, index) =>
      words(word, 50 + index * 45, 100),
    )
    expect(textsOf(page(spread))).toEqual(['Five days of training'])
  })
})

describe('text and pages', () => {
  const marked = (lines: Partial<MarkedLine>[]): Document => ({
    kind: 'marked',
    format: 'text',
    lines: lines.map((line) => ({
      text: '',
      heading: 0,
      listItem: false,
      indent: 0,
      bold: false,
      gapBefore: false,
      links: [],
      ...line,
    })),
    title: 'A title',
    posting: null,
    hidden: [],
    warnings: [],
  })

  test('wide gaps and cells become segments, marks become bullets', () => {
    const { lines, title } = layoutDocument(
      marked([
        { text: 'Engineer      2019 – 2021' },
        { text: '- built bridges' },
        { text: 'a b', cells: ['a', 'b'] },
        { text: '   ' },
        { text: 'SKILLS', heading: 2, gapBefore: true },
      ]),
    )
    expect(title).toBe('A title')
    expect(lines.map((line) => line.segments.map((segment) => segment.text))).toEqual([
      ['Engineer', '2019 – 2021'],
      ['built bridges'],
      ['a', 'b'],
      ['SKILLS'],
    ])
    expect(lines[1]?.bullet).toBe(true)
    expect(lines[3]).toMatchObject({ heading: 2, caps: true, block: 1, index: 3 })
  })

  test('no more lines than the limit', () => {
    const many = Array.from({ length: LIMITS.linesMax + 5 }, () => ({ text: 'x' }))
    const { lines, warnings } = layoutDocument(marked(many))
    expect(lines).toHaveLength(LIMITS.linesMax)
    expect(warnings).toContain('lines_cut')
  })
})

test('a page of thousands of scattered words is laid out in time', () => {
  const runs = Array.from({ length: 12_000 }, (_, index) =>
    words('x', (index * 37) % 590, (index * 101) % 790),
  ).flat()
  const started = cpuMs()
  expect(linesOf(page(runs)).length).toBeGreaterThan(0)
  expect(cpuMs() - started).toBeLessThan(4000)
})
