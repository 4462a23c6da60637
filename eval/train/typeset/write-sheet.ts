// Writes a sheet as somebody would paste it: without columns, gaps and looks.
import type { Style } from './style.js'
import type { Row, Sheet, Span } from './types.js'

const said = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')

function broken(text: string, width: number): string {
  if (width === 0) return text
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line].join('\n')
}

function pasted(
  { left, right, margin, bullet, gap }: Row,
  { pasteGap, pasteWidth }: Style,
): string {
  const parts = [said(margin), said(left), said(right)].filter(Boolean)
  const text = broken(`${bullet ? `${bullet} ` : ''}${parts.join(pasteGap)}`, pasteWidth)
  return `${gap >= 0.6 ? '\n' : ''}${text}`
}

export const writeSheet = ({ head, columns }: Sheet, style: Style): string =>
  [...head, ...columns.flatMap(({ rows }) => rows)].map((row) => pasted(row, style)).join('\n')
