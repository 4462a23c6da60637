// Patterns of heads: which slot stands where. They are read from data/patterns.tsv.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pick, type Random } from '../random.js'
import type { Slot } from './types.js'

export type Part = { slot: Slot } | { mark: string }

/** A row of a head: what stands left, right and in the margin. */
export interface PatternRow {
  left: Part[]
  right: Part[]
  margin: Part[]
}

const SLOTS: Record<string, Slot> = {
  T: 'title',
  E: 'employer',
  I: 'institution',
  G: 'degree',
  F: 'field',
  D: 'dates',
  P: 'place',
  N: 'note',
}

const PATTERNS = join(process.cwd(), 'eval/train/typeset/data/patterns.tsv')

/** All patterns of a kind; one that is used more often stands there more often. */
const listed = (kind: string): string[] =>
  readFileSync(PATTERNS, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .filter(([own]) => own === kind)
    .flatMap(([, often, pattern]) => Array.from({ length: Number(often) }, () => pattern ?? ''))

const OF_KIND = { work: listed('work'), education: listed('education') }

export const pickPattern = (kind: 'work' | 'education', random: Random): string =>
  pick(OF_KIND[kind], random)

/** A group whose slots have no value drops out; the others lose their braces. */
const withoutEmptyGroups = (pattern: string, has: (slot: Slot) => boolean): string =>
  pattern.replace(/\{([^}]*)\}/g, (_, inner: string) => {
    const slots = [...inner.matchAll(/\b[TEIGFDPN]\b/g)].map(([letter]) => SLOTS[letter] as Slot)
    return slots.every(has) ? inner : ''
  })

function partsOf(text: string, joiner: string): Part[] {
  const parts: Part[] = []
  for (const piece of text.trim().split(/(?<![A-Za-z])([TEIGFDPN])(?![A-Za-z])/)) {
    const slot = SLOTS[piece]
    if (slot) parts.push({ slot })
    else if (piece) parts.push({ mark: piece.replaceAll('~', joiner) })
  }
  return parts
}

/** Drops slots without a value, and the marks that led to them. */
function filled(parts: readonly Part[], has: (slot: Slot) => boolean): Part[] {
  const out: Part[] = []
  let mark: Part | null = null
  for (const part of parts) {
    if ('mark' in part) mark = part
    else if (has(part.slot)) {
      if (mark) out.push(mark)
      out.push(part)
      mark = null
    } else mark = null
  }
  if (mark && out.length > 0 && 'mark' in mark && /[)\]]/.test(mark.mark) && opens(out))
    out.push(mark)
  return out.some((part) => 'slot' in part) ? out : []
}

const opens = (parts: readonly Part[]): boolean =>
  parts.some((part) => 'mark' in part && /[([]/.test(part.mark))

export function rowsOfPattern(
  pattern: string,
  joiner: string,
  has: (slot: Slot) => boolean,
): PatternRow[] {
  let rest = withoutEmptyGroups(pattern, has)
  let margins: string[] = []
  rest = rest.replace(/^\[([^\]]*)\]/, (_, inner: string) => {
    margins = inner.split(' / ')
    return ''
  })
  const rows = rest.split(' / ').map((row): PatternRow => {
    const [left = '', right = ''] = row.split(' > ')
    return {
      left: filled(partsOf(left, joiner), has),
      right: filled(partsOf(right, joiner), has),
      margin: [],
    }
  })
  margins.forEach((text, at) => {
    const margin = filled(partsOf(text, joiner), has)
    const row = rows[at]
    if (row) row.margin = margin
    else rows.push({ left: [], right: [], margin })
  })
  return rows.filter(({ left, right, margin }) => left.length + right.length + margin.length > 0)
}
