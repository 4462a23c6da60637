// Splits a translated wish into the names of what is asked for, without the words around them.
import { anyOf, eachOf, patternOf } from '../../languages/words.js'

export interface Piece {
  text: string
  start: number
}

/** Longer items and pieces are sentences. */
const ITEM_WORDS_MAX = 5
const PIECE_WORDS_MAX = 6
/** Bounds the work: an item names a few things. */
const PIECES_MAX = 8
/** The word that says what a piece is stands at most this far behind it. */
const CUE_CHARS = 18
/** English words that lead to what is asked for. */
const LEAD = new RegExp(
  String.raw`^.*?\b(?:${anyOf('glossed:skill-leads')})\s+(?:${anyOf('glossed:skill-links')})*`,
  'iu',
)
/** Leading words that are part of it: "a licence for first aid". */
const WHOLE = new RegExp(String.raw`\b(?:${anyOf('glossed:skill-wholes')})\s+(?=\p{Alpha})`, 'iu')
/** Marks and small words between the pieces of a statement. */
const EDGE = new RegExp(patternOf('glossed-skill-edges'), 'iu')
const FRAME = eachOf('glossed:skill-frame')
  // The longest come first, so that "at least" is tried before "at".
  .sort((a, b) => b.length - a.length)
  .join('|')
/** Words at either end that say nothing about what is asked for. */
const HEAD = new RegExp(`^(?:(?:${FRAME})(?:\\s+|$))+`, 'iu')
const TAIL = new RegExp(`(?:\\s+(?:${FRAME}))+[.!?]*$|[\\s.!?,;:]+$`, 'iu')
/** Words behind it that say where or how it was gained, or how strongly it is asked for. */
const AFTER = new RegExp(String.raw`\s+(?:${anyOf('glossed:skill-tails')})\b.*$`, 'iu')
/** Words of a sentence about the person, the firm or the post: no name of a skill holds them. */
const NO_SKILL = new RegExp(String.raw`\b(?:${anyOf('glossed:no-skill')})\b|@|\d{3}`, 'iu')

/** A text that is only such a leading word. */
const BARE_LEAD = new RegExp(`^(?:${anyOf('glossed:skill-wholes')})$`, 'iu')
/** Text that ends with a word that a licence or register belongs to. */
const LEAD_BEFORE = new RegExp(patternOf('glossed-skill-lead-before'), 'iu')

const isName = (text: string): boolean =>
  /\p{Alpha}{2}/u.test(text) &&
  !BARE_LEAD.test(text) &&
  text.split(' ').length <= PIECE_WORDS_MAX &&
  !NO_SKILL.test(text)

/** A stretch without the words around it. */
function bare(text: string, from: number): Piece {
  const cut = text.replace(AFTER, '')
  const head = HEAD.exec(cut)?.[0].length ?? 0
  const rest = cut.slice(head).replace(TAIL, '').replace(TAIL, '')
  const start = head + (rest.length - rest.trimStart().length)
  return { text: rest.trim(), start: from + start }
}

function partsOf(text: string, from: number): Piece[] {
  const parts: Piece[] = []
  let at = 0
  for (const edge of text.matchAll(new RegExp(EDGE.source, 'giu'))) {
    parts.push(bare(text.slice(at, edge.index), from + at))
    at = edge.index + edge[0].length
  }
  return [...parts, bare(text.slice(at), from + at)].filter(({ text: own }) => own !== '')
}

/** Where a phrase begins, including a leading word that is part of its name. */
export const withLead = (text: string, start: number): number =>
  start - (LEAD_BEFORE.exec(text.slice(0, start))?.[0].length ?? 0)

/** A phrase without the cue that it runs into: "Excel nice" in "Excel nice to have". */
export function beforeCue(text: string, start: number, end: number): string {
  const cue = AFTER.exec(text.slice(start, end + CUE_CHARS))
  return text.slice(start, cue ? Math.min(end, start + cue.index) : end)
}

/**
 * Splits a found phrase into its items: "diligence and patience" are two. A known name stays whole.
 */
export function trimmedPieces(text: string, isKnown: (text: string) => boolean): Piece[] {
  const whole = bare(text, 0)
  if (isKnown(whole.text)) return [whole]
  return partsOf(text, 0).filter(({ text: own }) => isName(own))
}

/** The names in a wish: what follows a leading word, or a short item as it is. */
export function piecesOf(text: string, isTaken: boolean): Piece[] {
  const lead = LEAD.exec(text)?.[0] ?? ''
  const whole = lead === '' ? WHOLE.exec(text)?.index : undefined
  const isShort = text.split(' ').length <= ITEM_WORDS_MAX && !isTaken
  if (lead === '' && whole === undefined && !isShort) return []
  const from = whole ?? lead.length
  return partsOf(text.slice(from), from)
    .filter(({ text: own }) => isName(own))
    .slice(0, PIECES_MAX)
}
