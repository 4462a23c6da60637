// Recognises the bullet or list number that opens a line.
import { dataJson } from '../tables/data-file.js'

const data = dataJson('./data/bullets.json', import.meta.url) as {
  marks: string
  dashes: string
  letterMarks: string
}

const escapeClass = (characters: string) => characters.replace(/[\\\]^-]/g, '\\$&')

/**
 * A bullet needs no space after it. A dash needs one, because "-5 °C" and "*nix" would lose their
 * first character.
 */
const MARK = new RegExp(`^[${escapeClass(data.marks)}]+[\\t ]*(?=\\S)`, 'u')
/** A dash with a space after it. */
const DASH = new RegExp(`^[${escapeClass(data.dashes)}][\\t ]+(?=\\S)`, 'u')
/**
 * Word's second-level bullet is a letter: it counts only with a tab or wide gap after it, or
 * indented.
 */
const LETTER = new RegExp(`^[${data.letterMarks}](?:\\t[\\t ]*| {2,})(?=\\S)`)
/** The same letter in an indented line, where one space is enough. */
const INDENTED_LETTER = new RegExp(`^[${data.letterMarks}] (?=\\S)`)
/** Matches 1. · 12) · (3) · a) · iv) but not 2019. or 3.5 */
const NUMBER =
  /^(?:\(?\d{1,2}[.)]|\(?[a-z]\)|\((?:i{1,3}|iv|v|vi{0,3}|ix|x)\)|(?:i{1,3}|iv|vi{0,3}|ix)\))[\t ]+(?=\S)/

/** The length of the opening mark with the space after it; 0 when there is none. */
export function openingMarkLength(line: string, indented: boolean): number {
  const rules = indented
    ? [MARK, DASH, LETTER, INDENTED_LETTER, NUMBER]
    : [MARK, DASH, LETTER, NUMBER]
  for (const rule of rules) {
    const length = rule.exec(line)?.[0].length
    if (length) return length
  }
  return 0
}
