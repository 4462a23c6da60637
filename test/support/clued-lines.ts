// Lines of a made-up résumé with their clues, as the labeller and the rules are given them.

import { readText } from '../../src/documents/read-text.js'
import { layoutDocument } from '../../src/layout/layout-document.js'
import type { Line } from '../../src/layout/types.js'
import { type CluedLine, clueLines } from '../../src/resume/labels/clued-lines.js'
import { assignSections } from '../../src/resume/sections/assign-sections.js'
import type { Found } from '../../src/resume/types.js'
import type { Labelled } from '../../src/sequence/crf/decode.js'

/** The confidence of a given label; promoted labels are compared with it. */
export const LABELLED = 0.9

export const linesOf = (text: string): Line[] => layoutDocument(readText(text)).lines

export const clueText = (text: string): CluedLine[] => clueLines(assignSections(linesOf(text)))

export function clueOne(text: string): CluedLine {
  const [line] = clueText(text)
  if (!line) throw new Error('no line')
  return line
}

/**
 * Rows of "label> text": the labeller's label of each line, for instance "H> EXPERIENCE" for a
 * heading.
 */
export function clueRows(rows: string[]): { clued: CluedLine[]; labels: Labelled[] } {
  const parts = rows.map((row) => row.split('> '))
  const clued = clueText(parts.map(([, line]) => line ?? '').join('\n'))
  const labels = parts.map(([label]) => ({ label: label ?? 'O', probability: LABELLED }))
  if (clued.length !== labels.length) throw new Error('a row became no line, or two')
  return { clued, labels }
}

/** A value with the place of its words, in the first line that has them. */
export function foundIn(lines: CluedLine[], value: string): Found {
  const clued = lines.find(({ source }) => source.line.text.includes(value))
  if (!clued) throw new Error(`no line has "${value}"`)
  const { index, text } = clued.source.line
  const start = text.indexOf(value)
  return { value, spans: [{ line: index, start, end: start + value.length }], confidence: LABELLED }
}

/** The text at the place of a found value. */
export const quoteOf = (lines: CluedLine[], { spans }: Found): string =>
  spans
    .map(({ line, start, end }) =>
      lines.find(({ source }) => source.line.index === line)?.source.line.text.slice(start, end),
    )
    .join(' ')
