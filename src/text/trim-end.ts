// Cuts spaces and given marks off the end of a text. The pattern /[\s,;]+$/ would start again at
// every space of the text, which takes longer than all else that is done to a short line.
import { isPlainLetter } from './ascii-runs.js'
import { codeIn } from './code-at.js'

const SPACE = /\s/

/** Letters and digits are never cut off: most texts end with one. */
const isKept = (code: number): boolean => isPlainLetter(code) || (code > 47 && code < 58)

/** @example trimEnd('Acme Ltd., ', ',.') // 'Acme Ltd' */
export function trimEnd(text: string, marks: string): string {
  let end = text.length
  for (; end > 0; end -= 1) {
    if (isKept(codeIn(text, end - 1))) break
    const char = text[end - 1] ?? ''
    if (char !== ' ' && !marks.includes(char) && !SPACE.test(char)) break
  }
  return end === text.length ? text : text.slice(0, end)
}
