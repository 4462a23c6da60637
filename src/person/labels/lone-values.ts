// Finds the values of a form that was pasted column by column, far from its labels: lines that hold
// only a sex, a marital status, a people, a faith or a date of birth, near each other.
import { findDates } from '../../dates/find-dates.js'
import { anyOf, eachOf, patternOf } from '../../languages/words.js'
import { isNationality } from '../../taxonomy/countries/nationalities.js'
import type { Page, PageLine } from '../page/make-page.js'

/** A value alone on its line is short. */
const LINE_CHARS_MAX = 40
/** How many lines may be between two values; blank ones count. */
const REACH_LINES = 4
/** One such line may be a heading or an item of a list. */
const KINDS_MIN = 2
const LEADING = /^[\s:;=.\-–•●▪*]+/
/** A sex, a marital state or a faith that fills its line, as forms give it. */
const SEX = new RegExp(patternOf('personal-sex'), 'i')
const STATUS = new RegExp(String.raw`^(?:${patternOf('personal-family-status')})\W*$`, 'i')
const FAITH = new RegExp(String.raw`^(?:${anyOf('personal:faiths')})\W*$`, 'i')
const BIRTH_YEAR = /(?:19[4-9]\d|200\d)\W*$/
/** "English" alone on a line is rather a language. */
const TONGUES: ReadonlySet<string> = new Set(eachOf('personal:peoples-and-tongues'))

function isBirthDate(text: string): boolean {
  if (!BIRTH_YEAR.test(text)) return false
  const [date, more] = findDates(text)
  return date?.hasDay === true && !more && date.start === 0
}

/** The first word of a line, if only signs stand behind it. */
const ONE_WORD = /^([^ ]*?)\W*$/

function isPeople(text: string): boolean {
  const [, word = ''] = ONE_WORD.exec(text.toLowerCase()) ?? []
  return isNationality(word) && !TONGUES.has(word)
}

type Kind = readonly [name: string, isOne: (text: string) => boolean]

const RARE: readonly Kind[] = [
  ['sex', (text) => SEX.test(text)],
  ['status', (text) => STATUS.test(text)],
  ['faith', (text) => FAITH.test(text)],
  ['birth', isBirthDate],
]
const KINDS: readonly Kind[] = [...RARE, ['people', isPeople]]

/** The kind of value that a line holds and nothing else. */
function kindOf(
  page: Page,
  { start, end, firstWord, lastWord }: PageLine,
  kinds: readonly Kind[],
): string | null {
  if (firstWord === lastWord || end - start > LINE_CHARS_MAX) return null
  const text = page.text.slice(start, end).replace(LEADING, '').trimEnd()
  for (const [kind, isOne] of kinds) if (isOne(text)) return kind
  return null
}

/** Numbers of the lines with such values, where values of several kinds are near each other. */
export function loneValues(page: Page): number[] {
  // A people alone is not enough, and to look one up costs most (npm run bench:plain).
  if (!page.lines.some((line) => kindOf(page, line, RARE) !== null)) return []
  const found: number[] = []
  let run: { number: number; kind: string }[] = []
  const close = () => {
    if (new Set(run.map(({ kind }) => kind)).size >= KINDS_MIN)
      found.push(...run.map(({ number }) => number))
    run = []
  }
  for (const line of page.lines) {
    const kind = kindOf(page, line, KINDS)
    if (kind === null) continue
    if (line.number - (run.at(-1)?.number ?? line.number) > REACH_LINES) close()
    run.push({ number: line.number, kind })
  }
  close()
  return found
}
