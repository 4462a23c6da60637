import { expect, test } from 'vitest'
import { layoutDocument } from '../../layout/layout-document.js'
import { EXTRA_FORMATS } from '../formats.js'
import { readDocument } from '../read-document.js'

const read = async (body: string) => {
  const head = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset204 Arial Cyr;}}{\colortbl;\red255\green255\blue255;\red10\green20\blue30;}`
  const bytes = Buffer.from(`${head}${body}}`, 'latin1')
  return layoutDocument(await readDocument({ kind: 'bytes', bytes, formats: EXTRA_FORMATS }))
}
const textsOf = async (body: string) =>
  (await read(body)).lines.map(({ segments }) => segments.map(({ text }) => text).join(' | '))

test('looks, tabs and characters are read', async () => {
  const { lines } = await read(
    String.raw`{\b\fs32 Ada Fenwick}\par\pard\tqr\tx9000 Engineer\tab 2019 \endash  2021\par caf\'e9 {\f1 \'c0\'e4\'e0} na\u239?ve\par`,
  )
  expect(lines.map(({ text }) => text)).toEqual([
    'Ada Fenwick',
    'Engineer 2019 – 2021',
    'café Ада naïve',
  ])
  expect(lines[0]).toMatchObject({ bold: true })
  expect(lines[1]?.segments.map(({ text }) => text)).toEqual(['Engineer', '2019 – 2021'])
})

test('rows of a table are lines', async () => {
  const row = (...cells: string[]) =>
    String.raw`\trowd\cellx2500\cellx6000\cellx9000 ${cells.map((cell) => `\\pard\\intbl ${cell}\\cell`).join(' ')}\row `
  expect(await textsOf(row('BSc', 'Fenwick', '2012') + row('MSc', 'Marlow', '2014'))).toEqual([
    'BSc | Fenwick | 2012',
    'MSc | Marlow | 2014',
  ])
})

test('bullets, links and text boxes are read', async () => {
  const document = await read(
    String.raw`{\listtext\'b7\tab}Built things\par {\field{\*\fldinst HYPERLINK "https://example.com/ada"}{\fldrslt my page}}\par {\shp{\*\shpinst{\sp{\sn x}{\sv 1}}{\shptxt ada@example.com\par}}}\par`,
  )
  expect(document.lines.map(({ text, bullet, links }) => ({ text, bullet, links }))).toEqual([
    { text: 'Built things', bullet: true, links: [] },
    { text: 'my page', bullet: false, links: ['https://example.com/ada'] },
    { text: 'ada@example.com', bullet: false, links: [] },
  ])
})

test('hidden, white and deleted text is not read', async () => {
  const document = await read(
    String.raw`Engineer {\v kubernetes}{\cf1 kafka}{\deleted junior}\par{\info{\author Nobody}}{\*\unknown thing}`,
  )
  expect(document.lines.map(({ text }) => text)).toEqual(['Engineer'])
  expect(document.hidden.map(({ text, reason }) => [text, reason])).toEqual([
    ['kubernetes', 'invisible'],
    ['kafka', 'same_color'],
  ])
})

test('groups that never close, and numbers without end, are read all the same', async () => {
  expect(await textsOf('{{{Engineer\\fs99999999999 ')).toEqual(['Engineer'])
})
