// Writes a read document the way the expected files of these cases are written.
import type { Document, MarkedLine } from '../../../src/documents/types.js'

/** A blank line for a gap, # for headings, - for items, ** for bold lines, | between cells. */
export function showDocument(document: Document): string {
  if (document.kind !== 'marked') throw new Error('pages are shown by the layout cases')
  const { lines, posting, hidden } = document
  const parts = [lines.map(showLine).join('\n').trimStart()]
  if (posting) {
    const { description, ...facts } = posting
    parts.push(`POSTING ${JSON.stringify(facts, null, 1)}`)
    parts.push(`POSTING DESCRIPTION\n${description.map(showLine).join('\n').trimStart()}`)
  }
  for (const { reason, text } of hidden) parts.push(`HIDDEN ${reason}: ${text}`)
  return `${parts.join('\n\n')}\n`
}

function showLine(line: MarkedLine): string {
  const gap = line.gapBefore ? '\n' : ''
  const indent = ' '.repeat(line.indent)
  const heading = line.heading > 0 ? `${'#'.repeat(line.heading)} ` : ''
  const item = line.listItem ? '- ' : ''
  const text = line.cells ? line.cells.join(' | ') : line.text
  const bold = line.bold && line.heading === 0 ? `**${text}**` : text
  const links = line.links.length > 0 ? ` <${line.links.join('> <')}>` : ''
  return `${gap}${indent}${heading}${item}${bold}${links}`
}
