// Splits a skills section into its items: "Cloud: AWS (EC2, S3), CI/CD – advanced" → AWS, EC2, S3,
// CI/CD.
import { anyOf, eachOf, patternOf } from '../../languages/words.js'
import { LIMITS } from '../../runtime/limits.js'
import { foldName } from '../match/tokenize.js'
import { initialsOf } from './initials.js'
import { matchName } from './match-name.js'
import type { Vocabulary } from './vocabulary.js'
import { wordSet } from './word-table.js'

const LEVELS = wordSet('levels')
/** Words that may stand with a level: "advanced user", "expert level". */
const LEVEL_FILLERS: ReadonlySet<string> = new Set(eachOf('skill:level-fillers'))
/** Separators of items, and opening brackets, because separators inside a bracket do not count. */
const CUTS = /[,;|\t•●○◦▪▫■□◆◇►▶‣·∙➢✓✔★☆⬤◾([]/g
const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
])
/** A dash or star between blanks or at the start, or a wide gap, separates items too. */
const SPACED_DASH = /\s[-–—*~]+\s|\s{3,}|^[-–—*~]+\s/u
/** Grades in figures: "4/5", "8 / 10", "80 %". */
const GRADE = /\b\d{1,2}\s?\/\s?(?:5|10)\b|\b\d{1,3}\s?%/gu
/** Time spent: "5+ years", "3 yrs of experience". */
const YEARS = new RegExp(patternOf('skill-years'), 'giu')
/** A word that joins the last item to the list: "and Excel". */
const LEADING_WORD = new RegExp(String.raw`^(?:${anyOf('skill:leading-words')})\s`, 'i')
const LEADING_SIGNS = ' :/&+–—*-'
const TRAILING = /[\s:;,/&–—*-]$|[^.\s]\.$/u
/** Words that end a list and are no item of it. */
const ET_CETERA = new RegExp(String.raw`^(?:${anyOf('skill:et-cetera')})\.?$`, 'i')
/** A longer text before a colon is a sentence, not a label. */
const LABEL_CHARS_MAX = 45
const LABEL_WORDS_MAX = 6
/** More slashes are a path or an address. */
const SLASHES_MAX = 8
/** A bracket that closes further away encloses more than an item. */
const BRACKET_CHARS_MAX = 400
/** How much is looked at on either side of a line break: a broken name takes no more. */
const WRAP_CHARS = 80

/** Splits at separators outside brackets. A bracket that never closes is ignored. */
function cut(text: string): string[] {
  const items: string[] = []
  const add = (item: string) => {
    if (item.includes('(') || !SPACED_DASH.test(item)) items.push(item)
    else for (const part of item.split(SPACED_DASH)) items.push(part)
  }
  let from = 0
  CUTS.lastIndex = 0
  for (let mark = CUTS.exec(text); mark; mark = CUTS.exec(text)) {
    const at = mark.index
    const closing = CLOSING.get(mark[0])
    if (closing === undefined) {
      add(text.slice(from, at))
      from = at + 1
      continue
    }
    const close = text.slice(at, at + BRACKET_CHARS_MAX).indexOf(closing)
    if (close > 0) CUTS.lastIndex = at + close + 1
  }
  add(text.slice(from))
  return items
}

function clean(item: string): string {
  const bare = /\d/.test(item) ? item.replace(GRADE, ' ').replace(YEARS, ' ') : item
  let text = bare.replace(/\s+/g, ' ').trim()
  let start = 0
  while (start < text.length && LEADING_SIGNS.includes(text[start] ?? '')) start++
  text = text.slice(start).replace(LEADING_WORD, '')
  // One character at a time: a pattern for the whole tail would be quadratic on long runs.
  let end = text.length
  while (end > 0 && TRAILING.test(text.slice(Math.max(0, end - 2), end))) end--
  return text.slice(0, end)
}

/** The longest grade in LEVELS has this many words. */
const GRADE_WORDS_MAX = 3

function isGrade(item: string): boolean {
  const words = foldName(item).filter((word) => !LEVEL_FILLERS.has(word))
  return words.length > 0 && words.length <= GRADE_WORDS_MAX && LEVELS.has(words.join(' '))
}

function isInitialsOf(short: string, long: string): boolean {
  const words = foldName(long)
  const letters = foldName(short).join('')
  return (
    words.length > 1 &&
    (letters === initialsOf(words) || letters === words.map((word) => word[0]).join(''))
  )
}

/**
 * "Languages: Python" → "Python"; "AWS: EC2" keeps both because AWS is a skill; "Java: expert" →
 * "Java".
 */
function unlabel(vocabulary: Vocabulary, item: string): string[] {
  const colon = item.search(/:(?:\s|$)/)
  if (colon <= 0 || colon > LABEL_CHARS_MAX) return [item]
  const label = item.slice(0, colon)
  const rest = item.slice(colon + 1)
  if (foldName(label).length > LABEL_WORDS_MAX) return [item]
  if (isGrade(rest) || clean(rest) === '') return matchName(vocabulary, label) ? [label] : []
  const isTool = matchName(vocabulary, label)?.skill.kind === 'tool'
  return isTool ? [label, rest] : [rest]
}

/** Joins two items of one: "Agile and Scrum". */
const AND_BETWEEN = new RegExp(String.raw`\s(?:${anyOf('skill:joints')})\s`, 'i')

/** Whether an item holds a slash or a joining word at all; most hold neither. */
const PAIR = new RegExp(patternOf('skill-pair'), 'i')

/** Splits "HTML/CSS" and "Agile and Scrum" if the whole is no skill but a part is. */
function unjoin(vocabulary: Vocabulary, item: string): string[] {
  if (!PAIR.test(item) || matchName(vocabulary, item)) return [item]
  const slashed = item.split('/').map(clean).filter(Boolean)
  if (slashed.length > 1 && slashed.length <= SLASHES_MAX) {
    const known = slashed.filter((part) => matchName(vocabulary, part)).length
    if (known > 0) return slashed.flatMap((part) => unjoin(vocabulary, part))
  }
  const linked = item.split(AND_BETWEEN).map(clean).filter(Boolean)
  return linked.length > 1 && linked.every((part) => matchName(vocabulary, part)) ? linked : [item]
}

/** "AWS (EC2, S3)" → AWS, EC2, S3; "Python (5 years)" → Python. */
function unbracket(vocabulary: Vocabulary, item: string): string[] {
  const open = item.search(/[([]/)
  const close = open < 0 ? -1 : item.indexOf(item[open] === '(' ? ')' : ']', open)
  if (open <= 0 || close < 0) return item.split(SPACED_DASH)
  const outside = `${item.slice(0, open)} ${item.slice(close + 1)}`
  const inside = item.slice(open + 1, close)
  const own = outside.split(SPACED_DASH)
  if (clean(inside) === '' || isGrade(inside) || isInitialsOf(inside, outside)) return own
  // A remark in brackets ("since 2015", "academic projects") is no skill unless the vocabulary
  // knows it.
  const inner = cut(inside).flatMap((part) => unjoin(vocabulary, clean(part)))
  const listed = inner.length > 1 && !/\d{4}/.test(inside)
  return [...own, ...inner.filter((part) => listed || matchName(vocabulary, part))]
}

/** Joins a name that is broken over two lines ("machine⏎learning") if only the whole is known. */
function unwrap(vocabulary: Vocabulary, text: string): string {
  const lines = text.split(/\r?\n|\r/)
  const joined = [lines[0] ?? '']
  // The end of the joined text is kept beside it: cutting it from the whole would copy the whole
  // each time.
  let before = (lines[0] ?? '').slice(-WRAP_CHARS)
  for (const line of lines.slice(1)) {
    const last = clean(before.split(/[,;|•\n:(]/).at(-1) ?? '')
    const first = clean(line.slice(0, WRAP_CHARS).split(/[,;|•:)]/)[0] ?? '')
    const together = last !== '' && first !== '' && matchName(vocabulary, `${last} ${first}`)
    const apart = matchName(vocabulary, last) && matchName(vocabulary, first)
    const opened = before.lastIndexOf('(') > before.lastIndexOf(')')
    const next = (together && !apart) || opened ? ` ${line.trimStart()}` : `\n${line}`
    joined.push(next)
    before = `${before}${next}`.slice(-WRAP_CHARS)
  }
  return joined.join('')
}

/**
 * Items in order, each once, at most as many as an answer may hold. `joined` leaves "HTML/CSS" and
 * "Agile and Scrum" whole, for a caller who weighs both readings.
 */
export function splitList(vocabulary: Vocabulary, text: string, joined = false): string[] {
  const parted = joined ? (_: Vocabulary, item: string) => [item] : unjoin
  const items = new Set<string>()
  for (const line of unwrap(vocabulary, text).split('\n')) {
    for (const segment of cut(line)) {
      for (const part of unlabel(vocabulary, segment.trim())) {
        for (const piece of unbracket(vocabulary, part)) {
          for (const item of parted(vocabulary, clean(piece))) {
            if (item === '' || isGrade(item) || ET_CETERA.test(item)) continue
            if (items.size >= LIMITS.skillsMax) return [...items]
            items.add(item)
          }
        }
      }
    }
  }
  return [...items]
}
