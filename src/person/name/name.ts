// Names: the candidate's own in every form, relatives' and referees' by their labels and titles.
import { companyCueWords } from '../../taxonomy/employers/employer-table.js'
import { editDistance } from '../../taxonomy/match/typo-index.js'
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import { isGivenName, isSurname } from '../../taxonomy/names/people-names.js'
import type { Label } from '../labels/find-labels.js'
import type { Page, PageLine, Word } from '../page/make-page.js'
import { WordSet } from '../page/word-lists.js'
import { labelValue, type Recogniser } from '../recogniser.js'
import type { Finding } from '../types.js'
import { wordGroups } from '../word-list.js'
import { isEverydayWord, ownNameWords } from './own-name.js'

const NAME = { category: 'name', placeholder: 'NAME' } as const
const groups = wordGroups<'titles' | 'small_words' | 'verbs' | 'months'>(
  './data/name.json',
  import.meta.url,
)
const TITLES = new WordSet(groups.titles)
const VERBS: ReadonlySet<string> = new Set(groups.verbs)
const MONTHS: ReadonlySet<string> = new Set(groups.months)
const SMALL_WORDS: ReadonlySet<string> = new Set(groups.small_words)
/** Between the words of one name: "Futo, T", "G.Mariammal", "jo_doe". */
const JOINT = /^(?:[ \t._-]{1,3}|,[ \t]?|\.[ \t]{0,2}|)$/
/** Before the name of somebody who died, or a title. */
const LATE = /^(?:(?:late|let|lt|dr|prof|mr|mrs|ms|shri|sh|smt)\b[., ]{0,3}){1,2}/
const PARTICLES: ReadonlySet<string> = new Set(
  'al el ad as bin ben ibn abu van von der den de da di du la le ter ten zu zur'.split(' '),
)
const MISSPELT_CHARS_MIN = 5
const SINGLE_CHARS_MIN = 3
const VALUE_WORDS_MAX = 6
const REFEREE_MIN = 0.6

const isCapital = (page: Page, word: Word | undefined): boolean =>
  word !== undefined && /^\p{Lu}/u.test(page.text.slice(word.start, word.end))

interface Own {
  full: ReadonlySet<string>
  initials: ReadonlySet<string>
}

function ownOf(words: string[]): Own {
  return {
    full: new Set(words.filter((word) => word.length > 1)),
    initials: new Set(words.map((word) => word[0] ?? '')),
  }
}

/** "tamasfuto", "futotamas2": two or more words of the name run together. */
function isRunTogether(word: string, full: ReadonlySet<string>): boolean {
  let rest = word.replace(/\d+$/, '')
  let parts = 0
  while (rest !== '') {
    const part = [...full].find((name) => name.length > 2 && rest.startsWith(name))
    if (part === undefined) return false
    rest = rest.slice(part.length)
    parts++
  }
  return parts > 1
}

/** "Grace has led", "with Grace": a name that is a word counts as the subject, or as a capital inside a sentence. */
function isSubject(page: Page, word: Word, before: Word | undefined, next: Word | undefined) {
  if (MONTHS.has(word.text)) return false
  if (next && VERBS.has(next.text) && next.start - word.end === 1) return true
  if (/^'s\b/.test(page.folded.slice(word.end, word.end + 3))) return true
  const isInside = before !== undefined && word.start - before.end === 1 && !isCapital(page, before)
  return isInside && !(next && next.start - word.end === 1 && isCapital(page, next))
}

function singleCounts(page: Page, at: number, line: PageLine | undefined): boolean {
  const word = page.words[at]
  if (!word || word.text.length < SINGLE_CHARS_MIN || !isCapital(page, word)) return false
  const isAlone = line !== undefined && line.lastWord - line.firstWord === 1
  if (isAlone) return true
  const next = page.words[at + 1]
  const before = page.words[at - 1]
  if (isEverydayWord(word.text)) return isSubject(page, word, before, next)
  if (before && TITLES.has(before.text)) return true
  const joins = (a: Word | undefined, b: Word | undefined) =>
    a !== undefined &&
    b !== undefined &&
    /^[ \t]?[&-]?[ \t]?$/.test(page.folded.slice(a.end, b.start))
  const isProper = (other: Word | undefined) =>
    other !== undefined && isCapital(page, other) && !SMALL_WORDS.has(other.text)
  if (next && joins(word, next) && companyCueWords.has(next.text)) return false
  // Inside a longer proper name it is somebody else's, or a firm's.
  return !(joins(word, next) && isProper(next)) && !(joins(before, word) && isProper(before))
}

/** One or two letters that begin a word of the name; behind a full word any single capital but I and A. */
function isInitial(page: Page, word: Word, own: Own): boolean {
  const printed = page.text.slice(word.start, word.end)
  if (word.text.length > 2 || !/^\p{Lu}+$/u.test(printed)) return false
  if (own.initials.has(word.text[0] ?? '')) return true
  return word.text.length === 1 && !/[ai\d]/.test(word.text)
}

/** "Ahmed" for "Ahmad": counts beside a word that is right. */
function isMisspelt(word: string, full: ReadonlySet<string>): boolean {
  if (word.length < MISSPELT_CHARS_MIN) return false
  for (const name of full) {
    if (name.length >= MISSPELT_CHARS_MIN && editDistance(word, name, 1) <= 1) return true
  }
  return false
}

/** "Jo Marie Sample" of Jo Sample: a capitalised word between two of the name, all on one line. */
function isMiddle(page: Page, at: number, own: Own): boolean {
  const [before, word, next] = [page.words[at - 1], page.words[at], page.words[at + 1]]
  if (!before || !next || !own.full.has(before.text) || !own.full.has(next.text)) return false
  if (before.text === next.text || !isCapital(page, word) || !isCapital(page, next)) return false
  return page.folded.slice(before.end, next.start).split(' ').length === 3
}

/** Runs of own words and initials, and single words that stand by themselves. */
function ownNames(page: Page): Finding[] {
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
      if (!word || (to > at && before && !JOINT.test(page.folded.slice(before.end, word.start))))
        break
      const bare = word.text.replace(/'s?$/, '')
      if (own.full.has(bare)) full++
      else if (isInitial(page, word, own)) initials++
      else if (isMisspelt(bare, own.full)) slips++
      else if (!isMiddle(page, to, own)) break
    }
    const isForm =
      full > 1 || (full === 1 && slips > 0) || (full === 1 && initials > 0 && initials < 4)
    const last = page.words[to - 1]
    if (last && (isForm || (full === 1 && initials === 0 && singleCounts(page, at, line)))) {
      const dot = last.text.length === 1 && page.text[last.end] === '.' ? 1 : 0
      found.push({ start: first.start, end: last.end + dot, ...NAME })
    } else if (to === at && isRunTogether(first.text, own.full)) {
      found.push({ start: first.start, end: first.end, ...NAME })
    }
    at = Math.max(to, at + 1)
  }
  return found
}

/** The name behind a label: up to the first sign or digit, a few words at most. */
function labelledName(page: Page, label: Label): Finding | null {
  const value = labelValue(page, label)
  if (!value) return null
  const late = LATE.exec(page.folded.slice(value.start, value.end))?.[0].length ?? 0
  const start = value.start + late
  const text = page.text.slice(start, value.end)
  const stop = text.search(/[,;|\d@:(]|\s[-–]\s|\s{2,}/)
  const cut = (stop < 0 ? text : text.slice(0, stop)).replace(/[\s([]+$/, '')
  const words = cut.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0 || words.length > VALUE_WORDS_MAX || !/\p{L}{2}/u.test(cut)) return null
  const isReferee = label.field.name === 'referee_name'
  const isSure = isReferee
    ? nameLikelihood(cut) >= REFEREE_MIN
    : /\p{Lu}/u.test(cut) || nameLikelihood(cut) > 0
  return isSure ? { ...value, start, end: start + cut.length } : null
}

/** "Mr. Rajan Pillai", "Frau Weber": the capitalised words behind a title. */
function titledNames(page: Page): Finding[] {
  const found: Finding[] = []
  for (const index of TITLES.in(page)) {
    const word = page.words[index]
    if (!word || !isCapital(page, word)) continue
    // "MS" in capitals is a degree or a firm's programs.
    if (page.text.slice(word.start, word.end) === 'MS') continue
    let to = index + 1
    for (let before = word; to <= index + 4; to++) {
      const next = page.words[to]
      if (!next || TITLES.has(next.text)) break
      if (!isCapital(page, next) && !PARTICLES.has(next.text)) break
      if (!/^(?:\.?[ \t]?|\.[ \t]?|-)$/.test(page.folded.slice(before.end, next.start))) break
      before = next
    }
    const start = page.words[index + 1]?.start ?? 0
    const end = page.words[to - 1]?.end ?? 0
    const words = page.words.slice(index + 1, to)
    if (words.some(({ text }) => isSurname(text) || isGivenName(text))) {
      found.push({ start, end, ...NAME })
    }
  }
  return found
}

/** Lines under "References" that read like a name. */
function referees(page: Page): Finding[] {
  return page.lines
    .filter(({ part }) => part === 'references')
    .flatMap(({ start: opens, end, firstWord }) => {
      const title = page.words[firstWord]
      const start = title && TITLES.has(title.text) && title.end < end ? title.end + 1 : opens
      const text = page.text.slice(start, end)
      const head = text.split(/[,|(–]|\s-\s/)[0] ?? ''
      const number = /^[\s\d.)•-]*/.exec(head)?.[0].length ?? 0
      const isName = nameLikelihood(head.slice(number)) >= REFEREE_MIN
      return isName ? [{ start: start + number, end: start + head.length, ...NAME }] : []
    })
}

export const name: Recogniser = (page, labels) => {
  const labelled = labels
    .filter(({ field }) => field.value === 'name')
    .map((label) => labelledName(page, label))
    .filter((finding) => finding !== null)
  const found = labelled.map(({ start, end }) => page.text.slice(start, end))
  const ownLabelled = labels.some(({ field }) => field.name.startsWith('own_name'))
    ? found.slice(0, 1)
    : []
  const names = [...page.known.names, ...ownLabelled]
  const named = { ...page, known: { ...page.known, names } }
  return [...labelled, ...ownNames(named), ...titledNames(page), ...referees(page)]
}
