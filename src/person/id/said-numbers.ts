// Finds numbers right behind the name of a paper or a register, wherever it stands in a line, and
// at the start of the next line: "NI number QQ 55 50 19 C", "OAB/SP 123.456".
import { anyOf, eachOf } from '../../languages/words.js'
import { labelList } from '../labels/fields.js'
import type { Page } from '../page/make-page.js'
import { phraseList } from '../page/phrase-list.js'
import { digitCount } from '../phone/digits.js'
import type { Finding } from '../types.js'

/** How sure a name is that a number follows: `loose` ones are also words of everyday duties. */
type Mark = 'sure' | 'loose' | 'call'
const marked = (names: string[], mark: Mark): [string, Mark][] => names.map((name) => [name, mark])
const marks = phraseList([
  ...marked(eachOf('personal:numbered-papers'), 'sure'),
  ...marked(eachOf('personal:numbered-duties'), 'loose'),
  ...marked(eachOf('personal:call-signs'), 'call'),
])

/** As far behind a name as its number is looked for, with the words between. */
const TAIL_CHARS = 110
/** Fewer digits are a year or an amount; with letters, or behind a word for number, four do. */
const DIGITS_MIN = 5
const MIXED_DIGITS_MIN = 4
/** A code of letters and digits, such as a share code, has nine signs. */
const CODE_CHARS_MIN = 9
/** Fewer digits at a line's end go on in the next line. */
const HALF_DIGITS_MAX = 4

const NUMBER_WORD = String.raw`(?:(?:${anyOf('personal:number-words')})(?![a-z])|#|n°|n\.o(?![a-z]))`
/** "SP 123.456", "GB 318 2207 41", "A/4561", "148" and "2093" on the next line. */
const NUMBER = String.raw`(?:[a-z]{1,6}[/.-]|[a-z]{1,3}[ ]){0,3}[a-z]{0,5}\d[a-z\d]*(?:[ ./-][a-z\d]*\d[a-z\d]*){0,6}(?:[ /-][a-z]|\([\da-z]\))?`
/**
 * What may stand between: signs, a body in brackets, words for number, "on request", one line end.
 */
const BEHIND = new RegExp(
  String.raw`^(?:\.?[o°](?=[ .:]))?[ \t.:#'")(/,-]{0,4}(?:\([a-z .]{2,14}\)[ \t:]{0,2})?(?:(?<word>${NUMBER_WORD})[ \t.:#)-]{0,4}){0,2}(?:[ ]?(?:${anyOf('personal:beside-numbers')})[ :]?){0,2}[ \t]{0,2}(?:\n[ \t]{0,60})?[(:#]?[ ]?(?!(?:${anyOf('personal:standards')})(?![a-z]))(?<number>${NUMBER})(?![a-z\d%+]|,\d|[ ]?[%$€£])`,
)
/** A radio amateur's call sign, as all states give them: "W5ABC", "VK2ABC", "9M2AB". */
const CALL_SIGN =
  /^[ \t:(,"-]{0,4}(?:[a-z]{2,12}[ \t:(,-]{1,3}){0,2}?(?<number>(?:[a-z]{1,2}|\d[a-z])\d[a-z]{1,4})(?![a-z\d])/
/** The rest of a number that its line's end has cut: a line of digits alone. */
const REST = /^[ \t]*\n[ \t]*(?<rest>\d[\d-]{1,7})(?=[ \t]*(?:\n|$))/
/** Years alone, and whole dates, which stand behind such names too. */
const DATES =
  /^(?:(?:\d{1,2}[./ -]){0,2}(?:19|20)\d\d[./ -]?)+(?:\d{1,2}[./-]\d{1,2}|\d\d)?$|^\d{1,2}[./-]\d{1,2}[./-]\d\d$/
/** Years alone: "License: 2015", "2014-2016". */
export const YEARS = /^(?:(?:19|20)\d\d[./ -]?)+$/

/** Letters that stand apart from the digits belong to the number only if they are capitals. */
function trimmed(page: Page, start: number, end: number): { start: number; end: number } {
  let [from, to] = [start, end]
  for (;;) {
    const word = /^[a-z]{1,6}(?= )/i.exec(page.text.slice(from, to))?.[0]
    if (word === undefined || word === word.toUpperCase()) break
    from += word.length + 1
  }
  const last = page.text.slice(to - 2, to)
  if (/^ [a-z]$/.test(last)) to -= 2
  return { start: from, end: to }
}

function isNumber(text: string, mark: Mark, hasWord: boolean): boolean {
  if (mark === 'call') return true
  if (DATES.test(text)) return false
  const digits = digitCount(text)
  const isMixed = /[a-z]/.test(text)
  if (hasWord) return digits >= MIXED_DIGITS_MIN
  if (mark === 'loose') return isMixed && digits >= MIXED_DIGITS_MIN
  if (isMixed && text.replace(/[^a-z\d]/g, '').length >= CODE_CHARS_MIN) return true
  return digits >= (isMixed ? MIXED_DIGITS_MIN : DIGITS_MIN)
}

const ID = { category: 'id_number', placeholder: 'ID' } as const

function numberBehind(page: Page, at: number, mark: Mark): Finding[] {
  const tail = page.folded.slice(at, at + TAIL_CHARS)
  const match = (mark === 'call' ? CALL_SIGN : BEHIND).exec(tail)
  const number = match?.groups?.number
  if (!match || number === undefined) return []
  const end = at + match[0].length
  const place = trimmed(page, end - number.length, end)
  const text = page.folded.slice(place.start, place.end)
  const hasWord = match.groups?.word !== undefined || /[:#]/.test(match[0].slice(0, 4))
  const rest = REST.exec(tail.slice(match[0].length))
  if (rest && hasWord && digitCount(text) <= HALF_DIGITS_MAX && /^[\d-]+$/.test(text)) {
    const stop = end + rest[0].length
    const more = rest.groups?.rest ?? ''
    return [
      { ...place, ...ID },
      { start: stop - more.length, end: stop, ...ID },
    ]
  }
  return isNumber(text, mark, hasWord) ? [{ ...place, ...ID }] : []
}

const LOOSE: ReadonlySet<string> = new Set(eachOf('personal:numbered-duties'))

/** Numbers behind the labels of forms and behind the names of papers. */
export function saidNumbers(page: Page): Finding[] {
  const labels = labelList
    .openings(page)
    .map((at) => labelList.at(page, at))
    .filter((hit) => hit?.value.name === 'id_number')
  return [
    ...labels.flatMap((hit) => {
      if (!hit) return []
      const isLoose = LOOSE.has(page.folded.slice(hit.start, hit.end))
      return numberBehind(page, hit.end, isLoose ? 'loose' : 'sure')
    }),
    ...marks.find(page).flatMap(({ value, end }) => numberBehind(page, end, value)),
  ]
}
