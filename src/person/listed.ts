// Finds the words of a list, except inside phrases that must stay.
import type { Placeholder, RemovalCategory } from '../contract/redaction.js'
import { lineAt, type Page } from './page/make-page.js'
import type { PhraseHit, PhraseList } from './page/phrase-list.js'
import type { Finding } from './types.js'

/** Kept phrases ("man hours") have few words, so they are searched for around each hit. */
const KEPT_WORDS_MAX = 4

function isKept(page: Page, kept: PhraseList<true>, from: number, to: number): boolean {
  for (let at = Math.max(0, to - KEPT_WORDS_MAX); at <= from; at++) {
    const hit = kept.at(page, at)
    if (hit && hit.from <= from && hit.to >= to) return true
  }
  return false
}

/** Looked for within the phrase alone: a text on one line has no other line break either. */
function lineBreakIn(page: Page, start: number, end: number): number {
  const at = page.folded.slice(start, end).indexOf('\n')
  return at < 0 ? -1 : start + at
}

/** A shorter line ends there, unless the next one goes on with a small letter. */
const PROSE_CHARS_MIN = 60

/** "… Church" above "Board member": two lines of a list, so the phrase ends with its line. */
function withinLines(
  page: Page,
  list: PhraseList<true>,
  hit: PhraseHit<true>,
): PhraseHit<true> | null {
  const stop = lineBreakIn(page, hit.start, hit.end)
  if (stop < 0) return hit
  const line = lineAt(page, hit.start)
  const isProse = line !== undefined && line.end - line.start >= PROSE_CHARS_MIN
  if (isProse || !/^\s*\p{Upper}/u.test(page.text.slice(stop, hit.end))) return hit
  return list.at(page, hit.from, line?.lastWord)
}

export function listed(
  page: Page,
  list: PhraseList<true>,
  category: RemovalCategory,
  placeholder: Placeholder,
  kept?: PhraseList<true>,
): Finding[] {
  return list
    .find(page)
    .filter(({ from, to }) => !kept || !isKept(page, kept, from, to))
    .flatMap((hit) => withinLines(page, list, hit) ?? [])
    .flatMap(({ start, end }) =>
      linesOf(page, start, end).map((piece) => ({ ...piece, category, placeholder })),
    )
}

/** A phrase that goes on over the end of a line, as one stretch on each. */
export function linesOf(page: Page, start: number, end: number): { start: number; end: number }[] {
  const stop = lineBreakIn(page, start, end)
  if (stop < 0) return [{ start, end }]
  return [{ start, end: stop }, ...linesOf(page, stop + 1, end)]
}
