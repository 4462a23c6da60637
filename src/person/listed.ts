// Finds the words of a list, except inside phrases that must stay.
import type { Placeholder, RemovalCategory } from '../contract/redaction.js'
import type { Page } from './page/make-page.js'
import type { PhraseList } from './page/phrase-list.js'
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
    .flatMap(({ start, end }) =>
      linesOf(page, start, end).map((piece) => ({ ...piece, category, placeholder })),
    )
}

/** A phrase that goes on over the end of a line, as one stretch on each. */
export function linesOf(page: Page, start: number, end: number): { start: number; end: number }[] {
  const stop = page.folded.indexOf('\n', start)
  if (stop < 0 || stop >= end) return [{ start, end }]
  return [{ start, end: stop }, ...linesOf(page, stop + 1, end)]
}
