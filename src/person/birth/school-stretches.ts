// Finds the lines under a heading that no list knows but whose words all speak of school: "Trade and
// school", "My studies". Their dates are those of school, whatever part they were put in.
import { eachOf } from '../../languages/words.js'
import type { Page, PageLine } from '../page/make-page.js'

const SCHOOL_HEADS: ReadonlySet<string> = new Set(eachOf('personal:school-heads'))
const FILLERS: ReadonlySet<string> = new Set(eachOf('personal:school-head-fillers'))
/** A heading has few words; one word alone may be a school that is an employer. */
const HEAD_WORDS_MIN = 2
const HEAD_WORDS_MAX = 5
/** No section of schools is longer than a dozen lines or so. */
const STRETCH_LINES_MAX = 14
/** A few words without a digit or a comma: the next heading, known or not. */
const LIKE_HEADING = /^\s*\p{Upper}[\p{Alpha}&' ]{2,28}:?\s*$/u

function isHead(page: Page, { firstWord, lastWord, start, end }: PageLine): boolean {
  const count = lastWord - firstWord
  if (count < HEAD_WORDS_MIN || count > HEAD_WORDS_MAX) return false
  let [heads, fillers] = [0, 0]
  for (let at = firstWord; at < lastWord; at++) {
    const word = page.words[at]?.text ?? ''
    if (SCHOOL_HEADS.has(word)) heads++
    else if (FILLERS.has(word)) fillers++
    else return false
  }
  return heads > 0 && fillers > 0 && !/[\d,.]/.test(page.folded.slice(start, end))
}

function stretchesOf(page: Page): ReadonlySet<number> {
  const found = new Set<number>()
  for (const head of page.lines) {
    if (!isHead(page, head)) continue
    for (let number = head.number + 1; number <= head.number + STRETCH_LINES_MAX; number++) {
      const line = page.lines[number]
      if (!line || page.known.headings?.has(number)) break
      const text = page.text.slice(line.start, line.end)
      if (LIKE_HEADING.test(text) && number > head.number + 1) break
      found.add(number)
    }
  }
  return found
}

const read = new WeakMap<Page, ReadonlySet<number>>()

/** The numbers of such lines, found once. */
export function schoolStretches(page: Page): ReadonlySet<number> {
  const known = read.get(page)
  if (known) return known
  const lines = stretchesOf(page)
  read.set(page, lines)
  return lines
}
