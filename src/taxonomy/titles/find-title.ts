// Finds the canonical title that words mean: as written, turned round, or without what people add.
import { eachOf, patternOf } from '../../languages/words.js'
import { dataLines } from '../../tables/data-file.js'
import { statedSeniority } from './read-seniority.js'
import type { CanonicalTitle } from './read-titles.js'
import { otherForms } from './title-forms.js'
import { keyWords, spelledOut, writtenOut } from './title-key.js'
import { familyTitle, kindOfTitle } from './title-kind.js'
import { isEnglishNoun, leadsTitle, OF } from './title-nouns.js'
import { lookUp } from './title-vocabulary.js'

export interface FoundTitle extends CanonicalTitle {
  /**
   * Whether the title has exactly this name; otherwise it is a kind of the title that was found.
   */
  exact: boolean
}

const RANKS = new Map(
  dataLines('./data/ranks.txt', import.meta.url).map((rank) => [rank.toLowerCase(), rank]),
)
/** Grades ("III", "2", "L5", "2nd") and the words that go with them. */
const GRADE = new RegExp(patternOf('title-grade'))
/** No grade has more letters, so longer words need not be tried. */
const GRADE_CHARS_MAX = 5

/** "MD (Medical Doctor)": the brackets tell which meaning the letters have. */
const SHORT_FORM = /^[A-Z]{2,5}$/

const exact = (title: CanonicalTitle | undefined): FoundTitle | undefined =>
  title && { ...title, exact: true }
const kindOf = (title: CanonicalTitle | undefined): FoundTitle | undefined =>
  title && { ...title, exact: false }

const isPlain = (word: string, dropped: readonly string[]): boolean =>
  !dropped.includes(word) && !(word.length <= GRADE_CHARS_MAX && GRADE.test(word))

/**
 * Whether the words are exactly a title of the vocabulary, apart from seniority and grades.
 * `written` are the same words with short forms written out.
 */
export function isTitle(words: readonly string[], written = spelledOut(words)): boolean {
  if (lookUp(keyWords(words))) return true
  const { words: dropped } = statedSeniority(written)
  const plain = written.filter((word) => isPlain(word, dropped))
  return plain.length < written.length && lookUp(keyWords(plain)) !== undefined
}

/** English has this noun too, so it counts only with the words it governs: "chef de projet". */
const OPENING_WORDS_MIN = 3

/** One way to read a text, split into words once for all look-ups. */
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

  /**
   * "Chef de projet marketing": in other languages a title begins with its noun, and its kind
   * follows.
   */
  opening(): FoundTitle | undefined {
    const { plain } = this.taken()
    const [first = '', second = ''] = plain
    const isLed = leadsTitle(first) && !isEnglishNoun(first)
    if (!isLed && !OF.has(second)) return undefined
    for (let count = plain.length - 1; count >= (isLed ? 1 : OPENING_WORDS_MIN); count--) {
      const title = lookUp(plain, 0, count)
      if (title) return kindOf(title)
    }
    return undefined
  }

  kind(): FoundTitle | undefined {
    const { plain } = this.taken()
    return kindOf(kindOfTitle(plain))
  }

  family(): FoundTitle | undefined {
    return kindOf(familyTitle(this.taken().plain))
  }
}

/** The other readings of a text. They are made on demand, because most titles need none. */
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

/** In "Co-Founder and CTO" the office tells more than the share in the firm. */
const HOLDERS = new Set(eachOf('title:holders'))

/** The first title of a list that names the work, or else the first title. */
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
const byFamily = (reading: Reading): FoundTitle | undefined => reading.family()

/** "Assistant Store Manager" is the assistant of a title in the vocabulary. */
function ranked(text: string, dropped: readonly string[]): FoundTitle | undefined {
  const space = text.indexOf(' ')
  const [word = ''] = space > 0 ? writtenOut(text.slice(0, space)) : []
  const rank = dropped.includes(word) ? undefined : RANKS.get(word)
  if (!rank) return undefined
  const rest = text.slice(space + 1)
  const title = new Reading(rest, dropped).named() ?? firstOf(otherReadings(rest, dropped), byName)
  return title && { ...title, name: `${rank} ${title.name}` }
}

/** The title that a cleaned text stands for; the most faithful reading that finds one wins. */
export function findTitle(
  text: string,
  asides: readonly string[],
  dropped: readonly string[],
): FoundTitle | undefined {
  const whole = new Reading(text, dropped)
  const inBrackets = asides.map((aside) => new Reading(aside, dropped))
  const spelled = SHORT_FORM.test(text) ? firstOf(inBrackets, byName) : undefined
  const found = spelled ?? whole.named() ?? ranked(text, dropped) ?? whole.opening()
  if (found) return found
  const others = [...otherReadings(text, dropped)]
  return (
    byWork(others) ??
    firstOf([...others, whole], byKind) ??
    firstOf(inBrackets, (reading) => reading.named() ?? reading.kind()) ??
    firstOf([...others, whole], byFamily)
  )
}
