// Prints the lines of PDFs with what layout says of them: node eval/text/lines.mjs FILE...
import { readFileSync } from 'node:fs'
import { openPdfium, readPdf } from '../../dist/documents/pdf/read-pdf.js'
import { layoutDocument } from '../../dist/layout/layout-document.js'

const flag = (on, letter) => (on ? letter : '.')

for (const path of process.argv.slice(2)) {
  await openPdfium()
  const document = layoutDocument(readPdf(new Uint8Array(readFileSync(path))))
  console.log(
    `== ${path}: ${document.pages} pages, ${document.warnings.join(' ') || 'no warnings'}`,
  )
  console.log(
    'page column block | size Bold Italic Caps cOlor bullet(*) Furniture Sidebar | indent gap | text',
  )
  for (const line of document.lines) {
    const flags = [
      flag(line.bold, 'B'),
      flag(line.italic, 'I'),
      flag(line.caps, 'C'),
      flag(line.colored, 'O'),
      flag(line.bullet, '*'),
      flag(line.furniture, 'F'),
      flag(line.sidebar, 'S'),
    ].join('')
    const text = line.segments.map((segment) => segment.text).join(' ¦ ')
    const extras = [...(line.icons ?? []).map((icon) => `<${icon}>`), ...line.links].join(' ')
    console.log(
      `${line.page} ${String(line.column).padStart(2)} ${String(line.block).padStart(3)} | ${line.size.toFixed(2)} ${flags} | ${line.indent.toFixed(1).padStart(4)} ${line.gapBefore.toFixed(1)} | ${text}${extras ? `   [${extras}]` : ''}`,
    )
  }
  for (const hidden of document.hidden)
    console.log(`hidden (${hidden.reason}, page ${hidden.page}): ${hidden.text}`)
}
