// Finds the candidate's own name in every form on a page: whole, with initials, misspelt, run
// together.

import { isGivenName } from '../../taxonomy/names/people-names.js'
import { APOSTROPHE } from '../../text/char-codes.js'
import { codeAt } from '../../text/code-at.js'
import { editDistance } from '../../text/edit-distance.js'
import type { Page, PageLine, Word } from '../page/make-page.js'
import type { Finding } from '../types.js'
import { isCapital, NAME } from './name-words.js'
import { ownNameWords } from './own-name.js'
import { otherPart, singleCounts } from './single-names.js'

/** Between the words of one name: "Futo, T", "G.Mariammal", "jo_doe". */
const JOINT = /^(?:[ \t._-]{1,3}|,[ \t]?|\.[ \t]{0,2}|)$/
/** Shorter words often differ from others by one letter only. */
const MISSPELT_CHARS_MIN = 5
/** A space, the word, a space: three parts when cut at the spaces. */
const MIDDLE_PARTS = 3
/** More letters in a row are an abbreviation beside the name, not initials. */
const INITIALS_MAX = 3

interface Own {
  full: ReadonlySet<string>
  /** The same words, for loops: going through a set makes an object for every word of a page. */
  names: readonly string[]
  initials: ReadonlySet<string>
  /** Whether a word begins or ends like one of the name; nearly all words of a page do neither. */
  mayBe: (word: string) => boolean
}

function ownOf(words: readonly string[]): Own {
  const names = [...new Set(words.filter((word) => word.length > 1))]
  // A bit for each letter; a shift goes by the last five bits of a code, which tell letters apart.
  let firsts = 0
  let lasts = 0
  for (const word of names) {
    firsts |= 1 << codeAt(word, 0)
    lasts |= 1 << codeAt(word, word.length - 1)
  }
  return {
    full: new Set(names),
    names,
    initials: new Set(words.map((word) => word[0] ?? '')),
    // A word that is one letter off still begins or ends right. What this check of every word saves:
    // npm run bench:plain.
    mayBe: (word) =>
      (((firsts >> codeAt(word, 0)) | (lasts >> codeAt(word, word.length - 1))) & 1) === 1,
  }
}

/** The word without its genitive: "sample's", "samples'". */
function bareOf(word: string): string {
  const { length } = word
  if (codeAt(word, length - 1) === APOSTROPHE) return word.slice(0, -1)
  return codeAt(word, length - 2) === APOSTROPHE && word.endsWith('s') ? word.slice(0, -2) : word
}

/** The word of the name that a text begins with; one or two letters begin many words. */
const opening = (text: string, names: readonly string[]): string | undefined =>
  names.find((name) => name.length > 2 && text.startsWith(name))

/** "tamasfuto", "futotamas2": two or more words of the name run together. */
function isRunTogether(word: string, names: readonly string[]): boolean {
  if (opening(word, names) === undefined) return false
  let rest = word.replace(/\d+$/, '')
  let parts = 0
  while (rest !== '') {
    const part = opening(rest, names)
    if (part === undefined) return false
    rest = rest.slice(part.length)
    parts++
  }
  return parts > 1
}

/** "R&D", "C++", "C#": the letter behind the name is the first of these. */
const OF_A_SIGN = /[&+#]/

/**
 * One or two letters that begin a word of the name; after a full word any single capital but I and
 * A.
 */
function isInitial(page: Page, word: Word, own: Own): boolean {
  if (word.text.length > 2 || OF_A_SIGN.test(page.text.charAt(word.end))) return false
  if (!/^\p{Upper}+$/u.test(page.text.slice(word.start, word.end))) return false
  if (own.initials.has(word.text[0] ?? '')) return true
  return word.text.length === 1 && !/[ai\d]/.test(word.text)
}

/** "Ahmed" for "Ahmad": counts beside a word that is right. */
function isMisspelt(word: string, names: readonly string[]): boolean {
  if (word.length < MISSPELT_CHARS_MIN) return false
  for (const name of names) {
    if (name.length >= MISSPELT_CHARS_MIN && editDistance(word, name, 1) <= 1) return true
  }
  return false
}

/** "Jo Marie Sample" for Jo Sample: a capitalised word between two of the name, on one line. */
function isMiddle(page: Page, at: number, own: Own): boolean {
  const [before, word, next] = [page.words[at - 1], page.words[at], page.words[at + 1]]
  if (!before || !next || !own.full.has(before.text) || !own.full.has(next.text)) return false
  if (before.text === next.text || !isCapital(page, word) || !isCapital(page, next)) return false
  return page.folded.slice(before.end, next.start).split(' ').length === MIDDLE_PARTS
}

/** "A. Sample, B. Other": initials after the comma, before another family name. */
function isNextPerson(page: Page, from: number, own: Own): boolean {
  let at = from
  while ((page.words[at]?.text.length ?? 0) === 1) at++
  const [before, word] = [page.words[at - 1], page.words[at]]
  if (!before || !word || at === from) return false
  return !own.full.has(word.text) && /^[ .-]{1,3}$/.test(page.folded.slice(before.end, word.start))
}

/** "P.Q.R.S. Sample": initials with dots, which no abbreviation has beside a name. */
const DOTTED = /^(?:\p{Upper}\.[ ]?){2,6}(?=\p{Upper}\p{Alpha})/u
/** Room for such initials. */
const DOTTED_CHARS = 30

const isShort = (page: Page, first: Word, last: Word | undefined, initials: number): boolean =>
  initials <= INITIALS_MAX ||
  DOTTED.test(page.text.slice(first.start, Math.min(last?.end ?? 0, first.start + DOTTED_CHARS)))

/** Room for the rest of a degree behind its first letter. */
const DEGREE_CHARS = 6
/** A shorter word behind the comma is a degree: "Ana Sample, MD". */
const GIVEN_CHARS_MIN = 3

/** "SAMPLE Tai Man, Peter": the given name behind a name that fills the rest of its line. */
function givenBehind(page: Page, at: number, to: number, line: PageLine | undefined) {
  const [before, word] = [page.words[to - 1], page.words[to]]
  if (!line || !before || !word || at !== line.firstWord || to !== line.lastWord - 1) return null
  const isLong = word.text.length >= GIVEN_CHARS_MIN
  const isGiven = isLong && isCapital(page, word) && isGivenName(word.text)
  return isGiven && /^,[ \t]?$/.test(page.folded.slice(before.end, word.start)) ? word : null
}

/** "Ana Sample, M.Ed.": the letter is no initial, since another word follows its dot at once. */
const opensDegree = (page: Page, last: Word | undefined): boolean =>
  last !== undefined &&
  last.text.length === 1 &&
  /^\.\p{Upper}\p{Alpha}{0,3}\b/u.test(page.text.slice(last.end, last.end + DEGREE_CHARS))

/** Runs of own words and initials, and single words that stand alone. */
export function ownNames(page: Page): Finding[] {
  const own = ownOf(ownNameWords(page))
  if (own.full.size === 0) return []
  const found: Finding[] = []
  let lineNumber = 0
  for (let at = 0; at < page.words.length; ) {
    const first = page.words[at]
    if (!first) break
    while ((page.lines[lineNumber]?.end ?? Number.POSITIVE_INFINITY) <= first.start) lineNumber++
    const line = page.lines[lineNumber]
    let to = at
    let full = 0
    let initials = 0
    let slips = 0
    for (; to < page.words.length; to++) {
      const word = page.words[to]
      const before = page.words[to - 1]
      const joint = to > at && before && word ? page.folded.slice(before.end, word.start) : ''
      if (!word || (joint !== '' && !JOINT.test(joint))) break
      const isWhole = full > 0 && initials > 0 && joint.startsWith(',')
      if (isWhole && isNextPerson(page, to, own)) break
      // "Ana Sample, M.D.": behind given and family name a letter begins a degree.
      if (full > 1 && joint.startsWith(',') && word.text.length === 1) break
      const bare = bareOf(word.text)
      const mayBe = own.mayBe(bare)
      if (mayBe && own.full.has(bare)) full++
      else if (isInitial(page, word, own)) initials++
      else if (mayBe && isMisspelt(bare, own.names)) slips++
      else if (to === at || !isMiddle(page, to, own)) break
    }
    if (to > at + 1 && opensDegree(page, page.words[to - 1])) {
      to--
      initials--
    }
    const last = page.words[to - 1]
    const isForm =
      full > 1 ||
      (full === 1 && slips > 0) ||
      (full === 1 && initials > 0 && isShort(page, first, last, initials))
    if (last && (isForm || (full === 1 && initials === 0 && singleCounts(page, at, line)))) {
      const dot = last.text.length === 1 && page.text[last.end] === '.' ? 1 : 0
      const end = givenBehind(page, at, to, line)?.end ?? last.end + dot
      found.push({ start: first.start, end, ...NAME })
    } else if (to === at && own.mayBe(first.text) && isRunTogether(first.text, own.names)) {
      found.push({ start: first.start, end: first.end, ...NAME })
    } else if (full === 1 && own.full.size === 1) {
      const other = otherPart(page, at, line)
      if (other) found.push({ ...other, ...NAME })
    }
    at = Math.max(to, at + 1)
  }
  return found
}
