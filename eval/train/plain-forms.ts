// Poorer copies of a document: pasted texts without empty lines or bullets, PDFs without some of their looks. A
// labeller that learns from them leans less on what other documents lack.
import type { Line } from '#engine/resume/training.js'
import type { LabelledDocument } from './documents.js'
import { type Random, seeded, seedOf } from './random.js'

/** How often a PDF's copy loses a kind of its looks. */
const LOST = { weight: 0.6, size: 0.5, gaps: 0.5, bullets: 0.4 } as const

const withLines = (document: LabelledDocument, change: (line: Line) => Line): LabelledDocument => ({
  ...document,
  document: { ...document.document, lines: document.document.lines.map(change) },
})

const withoutWeight = (line: Line): Line => ({
  ...line,
  bold: false,
  italic: false,
  segments: line.segments.map((segment) => ({ ...segment, bold: false, italic: false })),
})

function withoutLooks(document: LabelledDocument, random: Random): LabelledDocument {
  const loses = {
    weight: random() < LOST.weight,
    size: random() < LOST.size,
    gaps: random() < LOST.gaps,
    bullets: random() < LOST.bullets,
  }
  return withLines(document, (line) => ({
    ...(loses.weight ? withoutWeight(line) : line),
    ...(loses.size ? { size: 1, colored: false } : {}),
    ...(loses.gaps ? { gapBefore: 0 } : {}),
    ...(loses.bullets ? { bullet: false } : {}),
  }))
}

/** Two copies of a pasted text, one of a PDF. */
export function plainForms(document: LabelledDocument): LabelledDocument[] {
  if (document.form === 'pdf')
    return [withoutLooks(document, seeded(seedOf(`${document.gold.id}dull`)))]
  return [
    withLines(document, (line) => ({ ...line, gapBefore: 0, bullet: false })),
    withLines(document, (line) => ({ ...line, gapBefore: 0 })),
  ]
}
