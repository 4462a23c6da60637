// Finds the canonical title that words mean: as written, turned round, without what people add.
import { dataLines } from '../../core/data-file.js'
import { titleTable } from './bake.js'
import { statedSeniority } from './read-seniority.js'
import type { CanonicalTitle } from './read-titles.js'
import { otherForms } from './title-forms.js'
import { keyWords, spelledOut, titleWords, writtenOut } from './title-key.js'
import { isTitleNoun } from './title-nouns.js'

export interface FoundTitle extends CanonicalTitle {
  /** The title has exactly this name; otherwise it is a kind of the title that was found. */
  exact: boolean
}

const table = titleTable()
const RANKS = new Map(
  dataLines('./data/ranks.txt', import.meta.url).map((rank) => [rank.toLowerCase(), rank]),
)
const GRADE = /^(?:i{1,3}|iv|v|[1-9]|l[1-7]|[1-3](?:st|nd|rd)|grade|level|class|band)$/
const GRADE_CHARS_MAX = 5

/** Every canonical title with its occupation group. */
export const canonicalTitles = (): readonly CanonicalTitle[] => table.titles

const exact = (title: CanonicalTitle | undefined): FoundTitle | undefined =>
  title && { ...title, exact: true }
const kindOf = (title: CanonicalTitle | undefined): FoundTitle | undefined =>
  title && { ...title, exact: false }

/** First and last words of all keys: most groups of words are no title by these alone. */
const FIRST = new Set<string>()
const LAST = new Set<string>()
for (const key of table.byKey.keys()) {
  const space = key.indexOf(' ')
  FIRST.add(space < 0 ? key : key.slice(0, space))
  LAST.add(key.slice(key.lastIndexOf(' ') + 1))
}

/** The title whose key is the words from one index up to another. */
function lookUp(words: readonly string[], from = 0, to = words.length): CanonicalTitle | undefined {
  if (!FIRST.has(words[from] ?? '') || !LAST.has(words[to - 1] ?? '')) return undefined
  const isAll = from === 0 && to === words.length
  return table.byKey.get((isAll ? words : words.slice(from, to)).join(' '))
}

/** A title by its whole text, grades and stated seniority included. */
export const titleNamed = (text: string): CanonicalTitle | undefined =>
  lookUp(keyWords(titleWords(text)))

const isPlain = (word: string, dropped: readonly string[]): boolean =>
  !dropped.includes(word) && !(word.length <= GRADE_CHARS_MAX && GRADE.test(word))

/** Words of a title are all that a title of the vocabulary has, seniority words and grades aside. */
export function isTitle(words: readonly string[]): boolean {
  if (lookUp(keyWords(words))) return true
  const written = spelledOut(words)
  const { words: dropped } = statedSeniority(written)
  return lookUp(keyWords(written.filter((word) => isPlain(word, dropped)))) !== undefined
}

/** The longest known title that the words end with: "Embedded Linux Software Engineer". */
function kind(words: readonly string[]): CanonicalTitle | undefined {
  for (let from = 1; from < words.length - 1; from++) {
    const found = lookUp(words, from)
    if (found) return found
  }
  return undefined
}

/** "HVAC Service Technician" → HVAC Technician: one field and the noun, the nearest field first. */
function withoutMiddle(words: readonly string[]): CanonicalTitle | undefined {
  const noun = words.at(-1) ?? ''
  if (!LAST.has(noun)) return undefined
  for (let at = words.length - 3; at >= 0; at--) {
    if (!FIRST.has(words[at] ?? '')) continue
    const pair = lookUp([words[at] ?? '', words[at + 1] ?? '', noun])
    const found = pair ?? lookUp([words[at] ?? '', noun])
    if (found) return found
  }
  return undefined
}

/** "Pipe Welder": some nouns stay the same job whatever stands before them. */
function byNoun(words: readonly string[]): CanonicalTitle | undefined {
  const noun = words.at(-1) ?? ''
  return words.length > 1 && table.open.has(noun) ? table.byKey.get(noun) : undefined
}

/** "Assistant Professor of Physics", "Software Engineer Java": the title stands first. */
function byBeginning(words: readonly string[]): CanonicalTitle | undefined {
  for (let to = words.length - 1; to >= 1; to--) {
    const found = to > 1 || table.open.has(words[0] ?? '') ? lookUp(words, 0, to) : undefined
    if (found && !words.slice(to).some(isTitleNoun)) return found
  }
  return undefined
}

/** A way to read a text, taken apart once for all look-ups. */
class Reading {
  private words: { all: string[]; plain: string[] } | undefined

  constructor(
    private readonly text: string,
    private readonly dropped: readonly string[],
  ) {}

  private taken() {
    if (this.words) return this.words
    const all = writtenOut(this.text)
    const plain = all.filter((word) => isPlain(word, this.dropped))
    this.words = { all: keyWords(all), plain: keyWords(plain) }
    return this.words
  }

  named(): FoundTitle | undefined {
    const { all, plain } = this.taken()
    return exact(lookUp(all) ?? (plain.length < all.length ? lookUp(plain) : undefined))
  }

  kind(): FoundTitle | undefined {
    const { plain } = this.taken()
    return kindOf(kind(plain) ?? withoutMiddle(plain) ?? byNoun(plain) ?? byBeginning(plain))
  }
}

/** The other readings of a text, made as they are asked for: most titles need none. */
function* otherReadings(text: string, dropped: readonly string[]): Generator<Reading> {
  for (const form of otherForms(text)) yield new Reading(form, dropped)
}

function firstOf(
  list: Iterable<Reading>,
  find: (reading: Reading) => FoundTitle | undefined,
): FoundTitle | undefined {
  for (const reading of list) {
    const found = find(reading)
    if (found) return found
  }
  return undefined
}

/** Of "Co-Founder and CTO" the office says more than whose firm it is. */
const HOLDERS = new Set(['Founder', 'Owner', 'Partner', 'Board Member'])

/** The first title of a list that names the work; failing that the first. */
function byWork(list: readonly Reading[]): FoundTitle | undefined {
  let holder: FoundTitle | undefined
  for (const reading of list) {
    const found = reading.named()
    if (found && !HOLDERS.has(found.name)) return found
    holder ??= found
  }
  return holder
}

const byName = (reading: Reading): FoundTitle | undefined => reading.named()
const byKind = (reading: Reading): FoundTitle | undefined => reading.kind()

/** "Assistant Store Manager" is the assistant of a title that we have. */
function ranked(text: string, dropped: readonly string[]): FoundTitle | undefined {
  const space = text.indexOf(' ')
  const [word = ''] = space > 0 ? writtenOut(text.slice(0, space)) : []
  const rank = dropped.includes(word) ? undefined : RANKS.get(word)
  if (!rank) return undefined
  const rest = text.slice(space + 1)
  const title = new Reading(rest, dropped).named() ?? firstOf(otherReadings(rest, dropped), byName)
  return title && { ...title, name: `${rank} ${title.name}` }
}

/** The title that a cleaned text stands for, from the most to the least faithful reading. */
export function findTitle(
  text: string,
  asides: readonly string[],
  dropped: readonly string[],
): FoundTitle | undefined {
  const whole = new Reading(text, dropped)
  const found = whole.named() ?? ranked(text, dropped)
  if (found) return found
  const others = [...otherReadings(text, dropped)]
  const inBrackets = asides.map((aside) => new Reading(aside, dropped))
  return (
    byWork(others) ??
    firstOf([...others, whole], byKind) ??
    firstOf(inBrackets, (reading) => reading.named() ?? reading.kind())
  )
}
