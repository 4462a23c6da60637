// Takes a glossed wish apart: the names of what is asked for, without the words that frame them.
import { anyOf, eachOf, patternOf } from '../../languages/words.js'

export interface Piece {
  text: string
  start: number
}

/** Longer items and pieces are sentences. */
const ITEM_WORDS_MAX = 5
const PIECE_WORDS_MAX = 6
/** Bounds of the work. */
const PIECES_MAX = 8
/** The word that says what a piece is stands this near behind it. */
const CUE_CHARS = 18
/** English words of the gloss that lead up to what is asked. */
const LEAD = new RegExp(
  String.raw`^.*?\b(?:${anyOf('glossed:skill-leads')})\s+(?:${anyOf('glossed:skill-links')})*`,
  'iu',
)
/** These are part of what is asked: "a licence for first aid". */
const WHOLE = new RegExp(String.raw`\b(?:${anyOf('glossed:skill-wholes')})\s+(?=\p{L})`, 'iu')
/** Marks and small words between the pieces of a statement. */
const EDGE = new RegExp(patternOf('glossed-skill-edges'), 'iu')
const FRAME = eachOf('glossed:skill-frame')
  // The longest first: "at least" is more than "at".
  .sort((a, b) => b.length - a.length)
  .join('|')
/** Words around what is asked that say nothing of it, at either end. */
const HEAD = new RegExp(`^(?:(?:${FRAME})(?:\\s+|$))+`, 'iu')
const TAIL = new RegExp(`(?:\\s+(?:${FRAME}))+[.!?]*$|[\\s.!?,;:]+$`, 'iu')
/** What follows says where or how it was gained, or how much it is asked for. */
const AFTER = new RegExp(String.raw`\s+(?:${anyOf('glossed:skill-tails')})\b.*$`, 'iu')
/** Words of a sentence about the person, the house or the post: no name of a skill. */
const NO_SKILL = new RegExp(String.raw`\b(?:${anyOf('glossed:no-skill')})\b|@|\d{3}`, 'iu')

/** A word that leads to what is asked, and nothing else. */
const BARE_LEAD = new RegExp(`^(?:${anyOf('glossed:skill-wholes')})$`, 'iu')
/** Ends with the words that a licence or a register hangs on. */
const LEAD_BEFORE = new RegExp(patternOf('glossed-skill-lead-before'), 'iu')

const isName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  !BARE_LEAD.test(text) &&
  text.split(' ').length <= PIECE_WORDS_MAX &&
  !NO_SKILL.test(text)

/** A stretch without the words around it that only frame it. */
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

/** Where a phrase begins, with the word that leads to it and is part of its name. */
export const withLead = (text: string, start: number): number =>
  start - (LEAD_BEFORE.exec(text.slice(0, start))?.[0].length ?? 0)

/** A phrase of a text without the cue that it reaches into: "Excel nice" of "Excel nice to have". */
export function beforeCue(text: string, start: number, end: number): string {
  const cue = AFTER.exec(text.slice(start, end + CUE_CHARS))
  return text.slice(start, cue ? Math.min(end, start + cue.index) : end)
}

/** A phrase that was found, item by item: "diligence and patience" is two. What is known stays whole. */
export function trimmedPieces(text: string, isKnown: (text: string) => boolean): Piece[] {
  const whole = bare(text, 0)
  if (isKnown(whole.text)) return [whole]
  return partsOf(text, 0).filter(({ text: own }) => isName(own))
}

/** What a wish names: behind a word that leads to it, or a short item as it is. */
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
