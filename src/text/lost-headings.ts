// Restores the line breaks of a text that a form or a copy made one line: around headings in
// capitals, behind spans of dates, before bullets, around a mail address. Nothing else in such a
// text tells where its parts begin.

/** A text with more lines has kept its breaks. */
const LINES_MAX = 3
/** A shorter line is a line. */
const LONG_CHARS = 400
/** Fewer headings may be words that somebody shouts. */
const HEADINGS_MIN = 3

const WORD = String.raw`\p{Upper}{4,}`
/** "PROFILE", "WORK EXPERIENCE", "TRAINING & COURSES" between words in small letters. */
const CAPITALS = new RegExp(
  String.raw`(?<=^|[\p{Lower}\p{N}.,;:)!+]\s)(?:\p{Upper}{2,}\s(?=\p{Upper}{2}))?${WORD}(?:\s(?:&\s|(?:AND|OF|THE)\s)?${WORD}){0,3}:?(?=\s)`,
  'gu',
)
const VOWELS = /[AEIOUYÄÖÜÉÈ]/g
/** Initials have few vowels: "RTITB". A longer word is a word. */
const VOWEL_SHARE_MIN = 0.35
const WORD_CHARS = 6

const POINT = String.raw`(?:\p{Alpha}{3,9}\.?\s)?(?:\d{1,2}[/.])?(?:19|20)\d\d`
/** "October 2020 – Present", "2015 – 2016". */
const DATES = new RegExp(String.raw`${POINT}\s*[-–—]\s*(?:${POINT}|\p{Alpha}{3,8})(?=\s)`, 'gu')
/** The sentence before the line with the dates ends no further back. */
const HEAD_CHARS_MAX = 120
const SENTENCE_END = /[.!?;]\s(?=\p{Upper})/gu
const BULLET = /\s(?=[•●▪◦■□‣➢➤✓]\s?\S)/gu
const MAIL = /[^\s@]{1,64}@[^\s@]{1,80}\.\p{Alpha}{2,10}/gu

/** A year, but none that a small word leads into a sentence: "in 2019 Acme". */
const YEAR = /(?<!\b\p{Lower}{2,6}\s)(?:19|20)\d\d\)?(?=\s\p{Upper}\p{Alpha})/gu

const isWord = (word: string): boolean =>
  word.length >= WORD_CHARS || (word.match(VOWELS)?.length ?? 0) >= VOWEL_SHARE_MIN * word.length

/** The words of a heading, without initials that follow it: "LICENCES RTITB"; '' if none is left. */
function headingOf(capitals: string): string {
  const words = capitals.split(' ')
  while (words.length > 0 && !isWord((words.at(-1) ?? '').replace(':', ''))) words.pop()
  return words.join(' ')
}

/** Where the spaces stand that were breaks. */
function breaksIn(line: string): number[] {
  const found = [...line.matchAll(CAPITALS), ...line.matchAll(MAIL)].map(({ index, 0: text }) => {
    const { length } = text.includes('@') ? text : headingOf(text)
    return { index, length, isHeading: !text.includes('@') }
  })
  const marked = found.filter(({ length }) => length > 0)
  if (marked.filter(({ isHeading }) => isHeading).length < HEADINGS_MIN) return []
  const around = marked.flatMap(({ index, length }) => [index - 1, index + length])
  const years = Array.from(line.matchAll(YEAR), ({ index, 0: { length } }) => index + length)
  const dated = [...line.matchAll(DATES)].flatMap(({ index, 0: { length } }) => {
    const from = Math.max(0, index - HEAD_CHARS_MAX)
    const end = [...line.slice(from, index).matchAll(SENTENCE_END)].at(-1)
    return [index + length, ...(end ? [from + end.index + 1] : [])]
  })
  return [...around, ...years, ...dated, ...Array.from(line.matchAll(BULLET), ({ index }) => index)]
}

/** Whether the text has few lines; counts no further than it must. */
function hasFewLines(text: string): boolean {
  let at = -1
  for (let lines = 0; lines <= LINES_MAX; lines++) {
    at = text.indexOf('\n', at + 1)
    if (at < 0) return true
  }
  return false
}

/** The text with its breaks restored. Its length stays the same, so every character keeps its place. */
export function withLostHeadings(text: string): string {
  if (text.length < LONG_CHARS || !hasFewLines(text)) return text
  const mended = text.split('\n').map((line) => {
    const breaks = line.length < LONG_CHARS ? [] : breaksIn(line)
    let read = ''
    let from = 0
    for (const at of [...new Set(breaks)].sort((a, b) => a - b)) {
      if (line[at] !== ' ') continue
      read += `${line.slice(from, at)}\n`
      from = at + 1
    }
    return read + line.slice(from)
  })
  return mended.join('\n')
}
