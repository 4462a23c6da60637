// Finds the candidate's name where its letters are spaced out: "A N A   S A M P L E".

import { foldedWords } from '../../text/fold-in-place.js'
import { withClosedLetters } from '../../text/spaced-letters.js'
import type { Page } from '../page/make-page.js'
import type { Finding } from '../types.js'
import { NAME } from './name-words.js'
import { ownNameWords } from './own-name.js'

/** Letters that are spaced out open their line with a single one. Few pages have such a line. */
const OPENS_SPACED = /^[ \t]*\p{Alpha}[ \t]/mu

export function spacedNames(page: Page): Finding[] {
  if (!OPENS_SPACED.test(page.text)) return []
  const own = new Set(ownNameWords(page))
  return page.lines.flatMap(({ start, end }) => {
    const line = page.text.slice(start, end)
    const closed = withClosedLetters(line)
    if (closed === line || !foldedWords(closed).some((word) => own.has(word))) return []
    const from = start + line.search(/\S/)
    return [{ start: from, end: from + line.trim().length, ...NAME }]
  })
}
