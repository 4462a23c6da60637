// Prints the lines of PDFs with what layout says of them: node dist/eval/text/lines.js FILE...
import type { Line } from '#engine/layout/types.js'
import { pdfLines } from '../read-files.js'

const flag = (on: boolean, letter: string): string => (on ? letter : '.')

function shown(line: Line): string {
  const flags = [
    flag(line.bold, 'B'),
    flag(line.italic, 'I'),
    flag(line.caps, 'C'),
    flag(line.colored, 'O'),
    flag(line.bullet, '*'),
    flag(line.furniture, 'F'),
    flag(line.sidebar, 'S'),
  ].join('')
  const place = `${line.page} ${String(line.column).padStart(2)} ${String(line.block).padStart(3)}`
  const standing = `${line.indent.toFixed(1).padStart(4)} ${line.gapBefore.toFixed(1)}`
  const text = line.segments.map((segment) => segment.text).join(' ¦ ')
  const extras = [...(line.icons ?? []).map((icon) => `<${icon}>`), ...line.links].join(' ')
  return `${place} | ${line.size.toFixed(2)} ${flags} | ${standing} | ${text}${extras ? `   [${extras}]` : ''}`
}

for (const path of process.argv.slice(2)) {
  const document = await pdfLines(path)
  console.log(
    `== ${path}: ${document.pages} pages, ${document.warnings.join(' ') || 'no warnings'}`,
  )
  console.log(
    'page column block | size Bold Italic Caps cOlor bullet(*) Furniture Sidebar | indent gap | text',
  )
  for (const line of document.lines) console.log(shown(line))
  for (const { reason, page, text } of document.hidden) {
    console.log(`hidden (${reason}, page ${page}): ${text}`)
  }
}
