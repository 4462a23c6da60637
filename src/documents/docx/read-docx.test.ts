import { describe, expect, test } from 'vitest'
import {
  type DocxParts,
  item,
  makeDocx,
  paragraph,
  row,
  run,
  table,
  textBox,
} from '../../../test/support/make-docx.js'
import { layoutDocument } from '../../layout/layout-document.js'
import { EXTRA_FORMATS } from '../formats.js'
import { readDocument } from '../read-document.js'

const read = async (body: string, parts?: DocxParts) => {
  const bytes = makeDocx(body, parts)
  return layoutDocument(await readDocument({ kind: 'bytes', bytes, formats: EXTRA_FORMATS }))
}
const textsOf = async (body: string, parts?: DocxParts) =>
  (await read(body, parts)).lines.map(({ segments }) =>
    segments.map(({ text }) => text).join(' | '),
  )

const LISTS = `
  <w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val=""/>
    <w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum>
  <w:abstractNum w:abstractNumId="1">
    <w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>
    <w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%2)"/></w:lvl></w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>`

describe('looks', () => {
  test('come from the run, its style, the paragraph and the document, in that order', async () => {
    const styles = `
      <w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>
      <w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:i/></w:rPr></w:style>
      <w:style w:type="paragraph" w:styleId="Head"><w:basedOn w:val="Base"/><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>
      <w:style w:type="character" w:styleId="Plain"><w:rPr><w:b w:val="0"/></w:rPr></w:style>`
    const { lines } = await read(
      paragraph('Experience', '<w:pStyle w:val="Head"/>') +
        paragraph(run('Not bold here', '<w:rStyle w:val="Plain"/>'), '<w:pStyle w:val="Head"/>') +
        paragraph('A line of plain body text that is the longest of them all, so that it is body'),
      { styles },
    )
    expect(lines.map(({ bold, italic, size }) => ({ bold, italic, size }))).toEqual([
      { bold: true, italic: true, size: 1.6 },
      { bold: false, italic: true, size: 1.6 },
      { bold: false, italic: false, size: 1 },
    ])
  })

  test('capitals of a style are letters of the text', async () => {
    expect(await textsOf(paragraph(run('Ada Fenwick', '<w:caps/>')))).toEqual(['ADA FENWICK'])
  })
})

describe('lists', () => {
  test('items are bullets, and numbers are not part of the text', async () => {
    const { lines } = await read(
      item('Bullet', '1') + item('First', '2') + item('Inner', '2', 1) + item('Second', '2'),
      { numbering: LISTS },
    )
    expect(lines.map(({ text, bullet }) => [text, bullet])).toEqual([
      ['Bullet', true],
      ['First', true],
      ['Inner', true],
      ['Second', true],
    ])
  })
})

describe('tabs and tables', () => {
  test('a right tab sets a date apart on its line', async () => {
    const tabs = '<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>'
    const body = paragraph(`${run('Engineer')}<w:r><w:tab/></w:r>${run('2019 – 2021')}`, tabs)
    const { lines } = await read(body)
    expect(lines[0]?.segments.map(({ text }) => text)).toEqual(['Engineer', '2019 – 2021'])
    expect(lines[0]?.segments[1]?.x).toBeGreaterThan(400)
  })

  test('a row of short cells is one line', async () => {
    const body = table(
      [3000, 3000, 3000],
      row(paragraph('Degree'), paragraph('School'), paragraph('Year')),
      row(paragraph('BSc'), paragraph('Fenwick College'), paragraph('2012')),
      row(paragraph('MSc'), paragraph('Marlow University'), paragraph('2014')),
    )
    expect(await textsOf(body)).toEqual([
      'Degree | School | Year',
      'BSc | Fenwick College | 2012',
      'MSc | Marlow University | 2014',
    ])
  })

  test('a table used as two columns is read one column at a time', async () => {
    const left = ['Skills', 'TypeScript', 'PostgreSQL', 'Kafka', 'Terraform'].map((text) =>
      paragraph(text),
    )
    const right = [
      'Experience',
      'Engineer at Acme, who built the things that people had asked for',
      'and looked after them for years, through the nights too if need be',
      'until others did so, when there were more things to be built.',
      'Trainee at Fenwick, and so on, for the length of one more line here',
    ].map((text) => paragraph(text))
    expect((await textsOf(table([2600, 6800], row(left.join(''), right.join('')))))[1]).toBe(
      'TypeScript',
    )
  })
})

describe('text boxes', () => {
  const BOX = { x: 360, y: 72, width: 180, height: 80 }
  test('are read beside the text, and once', async () => {
    const texts = await textsOf(
      textBox(paragraph('ada@example.com') + paragraph('Leeds'), BOX) +
        paragraph('Ada Fenwick') +
        paragraph('Engineer'),
    )
    expect(texts.join(' | ').match(/ada@example\.com/g)).toHaveLength(1)
    expect(texts.join(' | ')).toContain('Leeds')
  })

  test('white letters on a dark fill are seen', async () => {
    const white = '<w:color w:val="FFFFFF"/>'
    const fill = '<a:solidFill><a:srgbClr val="203040"/></a:solidFill>'
    const document = await read(
      textBox(paragraph(run('Ada Fenwick', white)), BOX, fill) + paragraph('Engineer'),
    )
    expect(document.lines.map(({ text }) => text).join(' ')).toContain('Ada Fenwick')
    expect(document.hidden).toEqual([])
  })

  test('a box beyond the page is hidden', async () => {
    const document = await read(
      textBox(paragraph('kubernetes kafka'), { ...BOX, x: 900 }) + paragraph('Engineer'),
    )
    expect(document.hidden).toEqual([{ text: 'kubernetes kafka', page: 1, reason: 'off_page' }])
  })
})

describe('what is not shown', () => {
  test.each([
    ['hidden', '<w:vanish/>', 'invisible'],
    ['white on white', '<w:color w:val="FFFFFF"/>', 'same_color'],
    ['too small to be seen', '<w:sz w:val="2"/>', 'tiny'],
  ])('%s text is told and not read', async (_name, properties, reason) => {
    const document = await read(paragraph(`${run('Engineer')}${run(' kubernetes', properties)}`))
    expect(document.lines.map(({ text }) => text)).toEqual(['Engineer'])
    expect(document.hidden.map((one) => [one.text, one.reason])).toEqual([['kubernetes', reason]])
    expect(document.warnings).toContain('hidden_text')
  })

  test('deleted text is gone, inserted text is there', async () => {
    const body = `<w:p>${run('Engineer')}<w:del><w:r><w:delText> junior</w:delText></w:r></w:del><w:ins>${run(' senior')}</w:ins></w:p>`
    expect(await textsOf(body)).toEqual(['Engineer senior'])
  })

  test('a placeholder is no text', async () => {
    const control = (properties: string, text: string) =>
      `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${paragraph(text)}</w:sdtContent></w:sdt>`
    const body = control('<w:showingPlcHdr/>', 'Click here') + control('', 'Ada Fenwick')
    expect(await textsOf(body)).toEqual(['Ada Fenwick'])
  })
})

describe('links and fields', () => {
  const link = 'https://example.com/ada'
  test('a hyperlink gives its target', async () => {
    const body = `<w:p><w:hyperlink r:id="l1">${run('my page')}</w:hyperlink></w:p>`
    expect((await read(body, { links: { l1: link } })).lines[0]?.links).toEqual([link])
  })

  test('a field shows its result, and a link in it its target', async () => {
    const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
    const code = `<w:r><w:instrText> HYPERLINK "${link}" </w:instrText></w:r>`
    const body = `<w:p>${mark('begin')}${code}${mark('separate')}${run('my page')}${mark('end')}</w:p>`
    const { lines } = await read(body)
    expect(lines.map(({ text, links }) => ({ text, links }))).toEqual([
      { text: 'my page', links: [link] },
    ])
  })
})

test('a header is read first, and only once on one page', async () => {
  const header = paragraph('Ada Fenwick') + paragraph('ada@example.com')
  expect(await textsOf(paragraph('Experience'), { header })).toEqual([
    'Ada Fenwick',
    'ada@example.com',
    'Experience',
  ])
})

test('without being asked for, a DOCX is refused as the contract says', async () => {
  const bytes = makeDocx(paragraph('Ada Fenwick'))
  await expect(readDocument({ kind: 'bytes', bytes })).rejects.toMatchObject({
    code: 'unsupported_format',
    message: 'The document is a Word document (DOCX). Send a PDF or plain text instead.',
  })
})
