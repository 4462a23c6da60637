// Finds the name under a quotation: "– Ana Sample, CTO" below what she says of the candidate.
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import type { Page } from '../page/make-page.js'
import { linesHolding } from '../recogniser.js'
import type { Finding } from '../types.js'
import { NAME, RANKS } from './name-words.js'
import { REFEREE_MIN } from './other-names.js'

const DASHES = ['–', '—', '- ', '―']
/** At the start of a line or behind a quotation a dash, then the name up to a comma or the end of the line. */
const SIGNED =
  /(?:^|(?<quote>["”»])[ \t]*)[–—―-]{1,2}[ \t]?(?<name>\p{Upper}[^,|(\n]{3,50}?)[ \t]*(?:[,|(]|$)/u
/** The end of a quotation. */
const QUOTED = /["”“»«'’][ \t.]*$/
/** "Judge Ana Sample": the words behind one title may be the name. */
const LEADS_MAX = 2

/** The line above, or the one over an empty line. */
function above({ lines, folded }: Page, number: number): string {
  for (const line of [lines[number - 1], lines[number - 2]]) {
    const text = line ? folded.slice(line.start, line.end) : ''
    if (text.trim() !== '') return text
  }
  return ''
}

/** Where the name begins in the words: behind at most one title. */
function nameIn(words: string): number | null {
  const pieces = words.split(' ')
  for (let lead = 0; lead < LEADS_MAX && pieces.length - lead > 1; lead++) {
    const rest = pieces.slice(lead).join(' ')
    const isRanked = RANKS.has((pieces[lead] ?? '').toLowerCase())
    if (!isRanked && nameLikelihood(rest) >= REFEREE_MIN) return words.length - rest.length
  }
  return null
}

export function quotedAuthors(page: Page): Finding[] {
  return linesHolding(page, DASHES).flatMap((line): Finding[] => {
    const text = page.text.slice(line.start, line.end)
    const match = SIGNED.exec(text)
    const words = match?.groups?.name
    if (!match || words === undefined) return []
    if (match.groups?.quote === undefined && !QUOTED.test(above(page, line.number))) return []
    const lead = nameIn(words)
    if (lead === null) return []
    const start = line.start + match.index + match[0].indexOf(words) + lead
    return [{ start, end: start + words.length - lead, ...NAME }]
  })
}
