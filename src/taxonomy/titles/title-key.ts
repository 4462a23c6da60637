// The key under which a title is looked up: folded words, short forms written out, no plurals.
import { dataText } from '../../core/data-file.js'
import { fold } from '../../core/fold.js'

interface ShortForms {
  /** Short for one word; also written out in a title that is not known. */
  words: Record<string, string>
  /** Names that people read as they are ("HR", "QA"): written out for the look-up only. */
  names: Record<string, string>
}

const { words: WORDS, names: NAMES } = JSON.parse(
  dataText('./data/abbreviations.json', import.meta.url),
) as ShortForms
const SHORT_WORDS = new Map(Object.entries(WORDS))
const SHORT_NAMES = new Map(Object.entries(NAMES))

const WORDS_MAX = 14
const PARTED = /[ -]+/
const LITTLE = new Set(['and', 'the', 'a', 'an'])
/** "sales" and "nurses" lose their s; "business", "campus", "analysis" do not. */
const SINGULAR_CHARS_MIN = 4
/** "foremen" is a plural, "omen" is not. */
const MEN_CHARS_MIN = 4
const NO_PLURAL = /(?:ss|us|is)$/
/** An accounts manager keeps the books, an account manager keeps customers. */
const OTHER_PLURALS = new Set(['accounts', 'stores'])

const ASCII = /^[\x00-\x7f]*$/
const SEPARATORS: ReadonlySet<string> = new Set(' \t\n\r\f\v,;:()[]|/')
const BEGINS = /^[a-z0-9.#+]/
const LEADING = /^[^a-z0-9.#+]+/
const TRAILING = /[^a-z0-9+#]+$/

/** Plain letters, in one pass: most of the traffic, and titles are looked up by the thousand. */
function asciiWords(text: string): string[] {
  const words: string[] = []
  let word = ''
  const end = () => {
    const bare = BEGINS.test(word) ? word : word.replace(LEADING, '')
    const trimmed = bare.replace(TRAILING, '')
    if (trimmed !== '' && words.length < WORDS_MAX) words.push(trimmed)
    word = ''
  }
  for (let at = 0; at < text.length && words.length < WORDS_MAX; at++) {
    const char = text[at] ?? ''
    if (char === "'") continue
    const next = text[at + 1] ?? ' '
    const isDash = char === '-' && (word === '' || next === ' ' || (next >= '0' && next <= '9'))
    if (char === '&') {
      end()
      words.push('and')
    } else if (SEPARATORS.has(char) || isDash) end()
    else word += char
  }
  end()
  return words
}

/** Words of a title, folded; "&" reads "and", "C++" and ".NET" keep their marks. */
export function titleWords(text: string): string[] {
  const folded = fold(text)
  if (ASCII.test(folded)) return asciiWords(folded)
  return folded
    .replace(/&/g, ' and ')
    .replace(/'/g, '')
    .split(/[\s,;:()[\]|–—/]+|-(?=[\s\d])|(?<=\s)-/)
    .map((word) => word.replace(/^[^\p{L}\p{N}.#+]+|[^\p{L}\p{N}+#]+$/gu, ''))
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX)
}

/** "mgr" → "manager"; null when it is no short form of one word. */
export function wholeWord(word: string): string | null {
  const bare = word.includes('.') ? word.replace(/\./g, '') : word
  return SHORT_WORDS.get(word) ?? SHORT_WORDS.get(bare) ?? null
}

/** The words of a title with short forms written out: "Sr. SW Eng" → senior, software, engineer. */
export function writtenOut(text: string): string[] {
  const all: string[] = []
  for (const word of titleWords(text)) {
    const whole = wholeWord(word)
    if (whole?.includes(' ')) all.push(...whole.split(' '))
    else all.push(whole ?? word)
  }
  return all
}

function singular(word: string): string {
  if (word.endsWith('men') && word.length > MEN_CHARS_MIN) return `${word.slice(0, -2)}an`
  if (word.length < SINGULAR_CHARS_MIN || !word.endsWith('s')) return word
  if (NO_PLURAL.test(word) || OTHER_PLURALS.has(word)) return word
  return word.slice(0, -1)
}

/** The words of a key: "Sr HR Mgrs" → senior, human, resource, manager. */
export function keyWords(words: readonly string[]): string[] {
  const all: string[] = []
  for (const word of words) {
    const whole = wholeWord(word) ?? SHORT_NAMES.get(word) ?? word
    const parts = PARTED.test(whole) ? whole.split(PARTED) : [whole]
    for (const part of parts) if (!LITTLE.has(part)) all.push(singular(part))
  }
  return all
}

export const titleKey = (text: string): string => keyWords(titleWords(text)).join(' ')
