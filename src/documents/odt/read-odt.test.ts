import { expect, test } from 'vitest'
import { makeOdt } from '../../../test/support/make-docx.js'
import { layoutDocument } from '../../layout/layout-document.js'
import { EXTRA_FORMATS } from '../formats.js'
import { readDocument } from '../read-document.js'

const read = async (body: string, automatic = '', styles = '') => {
  const bytes = makeOdt(body, automatic, styles)
  return layoutDocument(await readDocument({ kind: 'bytes', bytes, formats: EXTRA_FORMATS }))
}
const textStyle = (name: string, properties: string, family = 'text') =>
  `<style:style style:name="${name}" style:family="${family}"><style:text-properties ${properties}/></style:style>`

test('looks, links, tabs and deletions are read', async () => {
  const automatic =
    textStyle('B', 'fo:font-weight="bold" fo:font-size="20pt"') +
    textStyle('H', 'text:display="none"') +
    '<style:style style:name="P" style:family="paragraph"><style:paragraph-properties><style:tab-stops><style:tab-stop style:position="15cm" style:type="right"/></style:tab-stops></style:paragraph-properties></style:style>'
  const document = await read(
    `<text:tracked-changes><text:deletion><text:p>gone</text:p></text:deletion></text:tracked-changes>
     <text:p><text:span text:style-name="B">Ada Fenwick</text:span></text:p>
     <text:p text:style-name="P">Engineer<text:tab/>2019 – 2021</text:p>
     <text:p><text:a xlink:href="https://example.com/ada">my page</text:a><text:span text:style-name="H">kubernetes</text:span></text:p>`,
    automatic,
  )
  expect(document.lines.map(({ text, bold, links }) => ({ text, bold, links }))).toEqual([
    { text: 'Ada Fenwick', bold: true, links: [] },
    { text: 'Engineer 2019 – 2021', bold: false, links: [] },
    { text: 'my page', bold: false, links: ['https://example.com/ada'] },
  ])
  expect(document.lines[1]?.segments).toHaveLength(2)
  expect(document.hidden).toEqual([{ text: 'kubernetes', page: 1, reason: 'invisible' }])
  expect(document.source).toBe('odt')
})

test('lists, tables and text boxes are read', async () => {
  const list = '<text:list-item><text:p>Built things</text:p></text:list-item>'
  const cells = ['BSc', 'Fenwick College', '2012'].map(
    (text) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`,
  )
  const document = await read(
    `<text:p><draw:frame text:anchor-type="page" svg:x="12cm" svg:y="2cm" svg:width="6cm" svg:height="2cm"><draw:text-box><text:p>ada@example.com</text:p></draw:text-box></draw:frame>Ada Fenwick</text:p>
     <text:list>${list}</text:list>
     <table:table><table:table-column table:number-columns-repeated="3"/><table:table-row>${cells.join('')}</table:table-row></table:table>`,
  )
  const texts = document.lines.map(({ text }) => text)
  expect(texts.join(' ')).toContain('ada@example.com')
  expect(document.lines.find(({ text }) => text === 'Built things')?.bullet).toBe(true)
  expect(texts).toContain('BSc Fenwick College 2012')
})
