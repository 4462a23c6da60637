// Finds the candidate's name in the scripts of China, Korea and Japan: below or above the name in Latin
// letters, and wherever it comes again.
import { dataLines } from '../../tables/data-file.js'
import { lineAt, type Page, type PageLine } from '../page/make-page.js'
import type { Finding } from '../types.js'
import { CASELESS_DOCUMENTS, NAME } from './name-words.js'

const SURNAMES: ReadonlySet<string> = new Set(
  dataLines('./data/surnames-other-scripts.txt', import.meta.url).flatMap((line) =>
    line.split(' '),
  ),
)
/** The longest family name there. */
const SURNAME_CHARS_MAX = 3
/** Whole names are no longer; longer lines need no look. */
const NAME_CHARS_MAX = 8
/** A Korean given name has two letters; with one, the word is more often a place. */
const KOREAN = /^ ?\p{Script=Hangul}{2}$/u
const CHINESE = /^\p{Script=Han}{1,2}$/u
/** Behind a family name of two letters, which is a Japanese one or a rare Chinese one. */
const LONG =
  /^[ \u3000]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}(?<![県市都区省府州町村])$/u

/** "김민준", "王小明", "山田 太郎": one whole name and nothing else. */
export function isOtherScriptName(text: string): boolean {
  if (text.length > NAME_CHARS_MAX || CASELESS_DOCUMENTS.has(text)) return false
  for (let length = SURNAME_CHARS_MAX; length > 0; length--) {
    if (!SURNAMES.has(text.slice(0, length))) continue
    const given = text.slice(length)
    if (KOREAN.test(given) || (length > 1 ? LONG : CHINESE).test(given)) return true
  }
  return false
}

const textOf = ({ text }: Page, line: PageLine | undefined): string =>
  line && line.end - line.start <= 2 * NAME_CHARS_MAX ? text.slice(line.start, line.end).trim() : ''

/** The lines above and below a name that fills its own line. */
function besideLine(page: Page, { start, end }: Finding): string[] {
  const line = lineAt(page, start)
  const isAlone =
    line && page.text.slice(line.start, line.end).trim() === page.text.slice(start, end)
  if (!line || !isAlone) return []
  const at = page.lines.indexOf(line)
  return [page.lines[at - 1], page.lines[at + 1]]
    .map((other) => textOf(page, other))
    .filter(isOtherScriptName)
}

/** A candidate has few such forms. */
const FORMS_MAX = 4

function everywhere({ text }: Page, name: string): Finding[] {
  const found: Finding[] = []
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    found.push({ start: at, end: at + name.length, ...NAME })
  return found
}

/** `own`: where the page has the candidate's name. */
export function otherScriptNames(page: Page, own: readonly Finding[]): Finding[] {
  const known = page.known.names.filter(isOtherScriptName)
  const beside = own.flatMap((finding) => besideLine(page, finding))
  return [...new Set([...known, ...beside])]
    .slice(0, FORMS_MAX)
    .flatMap((name) => everywhere(page, name))
}
