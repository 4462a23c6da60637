// Takes findings out of a text: settles overlaps, leaves placeholders alone, and keeps the rest
// byte for byte.

import { PLACEHOLDERS, type RedactionResult } from '../contract/redaction.js'
import type { Finding } from '../person/types.js'
import { hasLetterOrDigit } from '../text/has-letter-or-digit.js'

/** A placeholder that a text brings along has been redacted before, and must stay as it is. */
const PLACEHOLDER = new RegExp(`\\[(?:${PLACEHOLDERS.join('|')})\\]`, 'g')
/** White space and separators at the ends of a finding are not part of what is removed. */
const EDGE = /[\s,;:|•·]/

export const hasPlaceholder = (text: string): boolean => text.search(PLACEHOLDER) >= 0

/** A redacted résumé has lost its name and contact in its first lines. */
const HEAD_LINES = 3
/** A form's label before its value. */
const BEFORE_COLON = /^[^:：]*[:：]/

/**
 * Whether a text with placeholders has been redacted before: one stands in its head, or as the whole
 * value of a line. One in the middle of a sentence ("a template that fills [NAME]") was written so.
 */
export function isRedacted(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const head = lines.length > HEAD_LINES ? lines.slice(0, HEAD_LINES) : []
  return (
    head.some(hasPlaceholder) ||
    lines.some((line) => {
      const rest = line.replace(PLACEHOLDER, '')
      return rest !== line && !hasLetterOrDigit(rest.replace(BEFORE_COLON, ''))
    })
  )
}

interface Stretch {
  start: number
  end: number
}

function placeholdersIn(text: string): Stretch[] {
  return [...text.matchAll(PLACEHOLDER)].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }))
}

/** The parts of a finding that no taken stretch covers. */
function without(finding: Finding, taken: Stretch[]): Finding[] {
  let rest = [finding]
  for (const { start, end } of taken) {
    rest = rest.flatMap((part) => {
      if (end <= part.start || start >= part.end) return [part]
      // A neutral word replaces the whole finding; a part of it gets the placeholder.
      const { neutral: _, ...rest } = part
      return [
        { ...rest, end: start },
        { ...rest, start: end },
      ].filter((piece) => piece.end > piece.start)
    })
  }
  return rest
}

function trimmed(text: string, finding: Finding): Finding | null {
  let { start, end } = finding
  while (start < end && EDGE.test(text[start] ?? '')) start++
  // A bracket that opens at the end belongs to the text that stays.
  while (end > start && (EDGE.test(text[end - 1] ?? '') || /[([]/.test(text[end - 1] ?? ''))) end--
  return end > start && hasLetterOrDigit(text.slice(start, end)) ? { ...finding, start, end } : null
}

/**
 * Leaves a title to the finder of gender: "M. Dubois" then reads the same whether or not its name
 * was found together with the title.
 */
function withoutTitles(group: Finding[]): Finding[] {
  return group.map((finding) => {
    if (finding.category !== 'name') return finding
    const title = group.find(
      ({ category, start, end }) =>
        category === 'gender_proxy' && start === finding.start && end < finding.end,
    )
    return title ? { ...finding, start: title.end } : finding
  })
}

/** Longer findings win: an address that holds a name is one address. */
export function settle(text: string, findings: Finding[]): Finding[] {
  const groups = overlapping([...findings].sort((a, b) => a.start - b.start))
  const fixed = placeholdersIn(text)
  let next = 0
  const settled: Finding[] = []
  for (const group of groups) {
    const end = Math.max(...group.map((finding) => finding.end))
    while ((fixed[next]?.end ?? Number.POSITIVE_INFINITY) <= (group[0]?.start ?? 0)) next++
    const taken: Stretch[] = []
    for (let at = next; (fixed[at]?.start ?? end) < end; at++) taken.push(fixed[at] as Stretch)
    for (const finding of withoutTitles(group).sort(
      (a, b) => b.end - b.start - (a.end - a.start),
    )) {
      for (const piece of without(finding, taken)) {
        const kept = trimmed(text, piece)
        if (kept) settled.push(kept)
      }
      taken.push(finding)
    }
  }
  return settled.sort((a, b) => a.start - b.start)
}

/** Real overlaps are few; a bound keeps hostile ones cheap. */
const GROUP_MAX = 24

function overlapping(sorted: Finding[]): Finding[][] {
  const groups: Finding[][] = []
  let end = -1
  for (const finding of sorted) {
    const last = groups.at(-1)
    if (last && finding.start < end && last.length < GROUP_MAX) last.push(finding)
    else groups.push([finding])
    end = Math.max(end, finding.end)
  }
  return groups
}

/** What stands where a finding was. */
export const replacement = ({ placeholder, neutral }: Finding): string =>
  neutral ?? `[${placeholder}]`

export function applyFindings(text: string, settled: Finding[]): RedactionResult {
  const pieces: string[] = []
  let at = 0
  for (const finding of settled) {
    pieces.push(text.slice(at, finding.start), replacement(finding))
    at = finding.end
  }
  pieces.push(text.slice(at))
  const removed = settled.map(({ start, end, category }) => ({
    category,
    original: text.slice(start, end),
  }))
  return { redacted_text: pieces.join(''), removed }
}
