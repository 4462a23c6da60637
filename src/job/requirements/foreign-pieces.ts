// Takes a glossed wish apart: the names of what is asked for, without the words that frame them.

export interface Piece {
  text: string
  start: number
}

/** Longer items and pieces are sentences. */
const ITEM_WORDS_MAX = 5
const PIECE_WORDS_MAX = 6
/** Bounds of the work. */
const PIECES_MAX = 8
/** How far behind a piece the word stands that says what it is. */
const CUE_CHARS = 18
/** English words of the gloss that lead up to what is asked. */
const LEAD =
  /^.*?\b(?:experience in|experience|knowledge of|knowledge|skills in|fluent in|mastered|you know|you speak)\s+(?:(?:the|a|of|in|with|at|as|for)\s+)*/iu
/** These are part of what is asked: "a licence for first aid". */
const WHOLE = /\b(?:licence for|registration with|ability|skills)\s+(?=\p{L})/iu
/** Marks and small words between the pieces of a statement. */
const EDGE =
  /\s*[,;:()?]\s*|\s+(?:and|or|such as|with|including|at least|(?<!licence )for)\s+(?:(?:the|a|of|in|with|at|as|for)\s+)*/iu
const FRAME = [
  'nice to have',
  'is required',
  'not required',
  'ideally',
  'would be',
  'fluent',
  'good',
  'very good',
  'strong',
  'basic',
  'moderate',
  'advanced',
  'level',
  'mastered',
  'written and spoken',
  'valid',
  'gained',
  'similar',
  'you have',
  'you are',
  'you know',
  'you',
  'must',
  'completed',
  'several years',
  'also',
  'the',
  'an?',
  'of',
  'in',
  'with',
  'at',
  'as',
  'for',
  'from',
  'on',
  'is',
  'are',
  'and',
  'or',
  'at least',
  'experience',
  'knowledge',
  'one|two|three|four|five|six|seven|eight|ten',
]
  // The longest first: "at least" is more than "at".
  .sort((a, b) => b.length - a.length)
  .join('|')
const HEAD = new RegExp(`^(?:(?:${FRAME})(?:\\s+|$))+`, 'iu')
const TAIL = new RegExp(`(?:\\s+(?:${FRAME}))+[.!?]*$|[\\s.!?,;:]+$`, 'iu')
/** What follows says where or how it was gained, or how much it is asked for. */
const AFTER =
  /\s+(?:nice to have|is required|not required|ideally|would be|gained|written and spoken|or similar)\b.*$/iu
/** Words of a sentence about the person, the house or the post: no name of a skill. */
const NO_SKILL =
  /\b(?:you|your|we|our|us|years?|months?|salary|per week|hours|apply|full-time|part-time|temporary|permanent|we offer|holidays|degree|diploma|certificate in|date of birth|nationality|marital status|must|not|no|willing|willingness|job title|start date|work|but|who)\b|@|\d{3}/iu

/** A word that leads to what is asked, and nothing else. */
const BARE_LEAD = /^(?:licence for|registration with|ability|skills)$/iu
/** Ends with the words that a licence or a register hangs on. */
const LEAD_BEFORE = /\b(?:licence for|registration with)\s(?:(?:the|a|of)\s)*$/iu

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
