// The few marks of Markdown that occur in pasted postings and résumés.

/** A heading with one to six hashes; a longer line is a sentence that opens with one. */
const HEADING = /^(#{1,6}) +(\S.{0,160})$/
const CLOSING_HASHES = / +#+$/
/** A row of one repeated mark separates what follows. */
const RULE =
  /^(?:[-=_*~#]{3,}|(?:[-=_*~#] ){2,}[-=_*~#]|[\u2500-\u257f\u2014\u2013\u2015]{3,}|\|[\s|:-]+\|)$/
const UNDERLINE = /^(?:={3,}|-{3,})$/
/** "**text**", "__text__" and "*text*": a mark with a space inside it is a sign, not Markdown. */
const BOLD = /(?<!\\)(\*\*|__)(?=\S)([^*_]{1,300})(?<=\S)\1/g
/** The same with a single star, which must not be part of a word. */
const EMPHASIS = /(?<![\w*\\])\*(?=[^\s*])([^*]{1,300})(?<=\S)\*(?![\w*])/g
/** "[text](address)", and pictures, which only have an exclamation mark before it. */
const LINK = /!?\[([^[\]]{0,300})\]\((https?:[^()\s]{1,2000}|mailto:[^()\s]{1,300})\)/g
const ESCAPED = /\\([-\\`*_{}[\]()#+.!&|~>])/g
const TABLE_ROW = /^\|.*\|$/
/** Bounds a line. */
const LINKS_MAX = 20
/** Longer lines are not tried: nobody draws such a rule. */
const RULE_CHARS_MAX = 400

export function headingOf(line: string): { level: number; text: string } | null {
  const [, hashes, text] = HEADING.exec(line) ?? []
  if (!hashes || !text) return null
  // "# of employees" is a count, not a heading.
  if (hashes.length === 1 && /^\p{Lower}/u.test(text)) return null
  return { level: hashes.length, text: text.replace(CLOSING_HASHES, '') }
}

export const isRule = (line: string): boolean => line.length <= RULE_CHARS_MAX && RULE.test(line)

/** 1 or 2 if this line underlines a heading, otherwise 0. */
export function underlineLevel(line: string): 0 | 1 | 2 {
  if (line.length > RULE_CHARS_MAX || !UNDERLINE.test(line)) return 0
  return line.startsWith('=') ? 1 : 2
}

/** Takes the marks off a line; bold when all of its letters were bold. */
export function inlineMarks(line: string): { text: string; bold: boolean; links: string[] } {
  const links: string[] = []
  let boldLetters = 0
  const text = line
    .replace(LINK, (_whole, label: string, target: string) => {
      if (links.length < LINKS_MAX) links.push(target)
      return label
    })
    .replace(BOLD, (_whole, _mark, content: string) => {
      boldLetters += letterCount(content)
      return content
    })
    .replace(EMPHASIS, '$1')
    .replace(ESCAPED, '$1')
  return { text, bold: boldLetters > 0 && boldLetters === letterCount(text), links }
}

const letterCount = (text: string) => text.match(/[\p{Alpha}\p{N}]/gu)?.length ?? 0

/** The cells of a row in a pipe table. */
export function tableCells(line: string): string[] | null {
  if (!TABLE_ROW.test(line)) return null
  const cells = line
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
  return cells.length > 1 ? cells : null
}
