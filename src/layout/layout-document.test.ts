// Reading order and line attributes from runs set by hand: one page, Helvetica, ten points.
import { describe, expect, test } from 'vitest'
import { block, linesOf, page, textsOf, words } from '../../test/support/set-pages.js'
import type { Document, MarkedLine } from '../documents/types.js'
import { LIMITS } from '../runtime/limits.js'
import { layoutDocument } from './layout-document.js'

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

test('a page of thousands of scattered words is laid out', () => {
  const runs = Array.from({ length: 12_000 }, (_, index) =>
    words('x', (index * 37) % 590, (index * 101) % 790),
  ).flat()
  expect(linesOf(page(runs)).length).toBeGreaterThan(0)
})
