// Finds a people's or a state's name with a word for a citizen, a passport or a person: "Indian
// national", "sole UK national", "cittadina italiana", "citizen of Ghana".
import { byLanguage } from '../../languages/by-language.js'
import { writtenForms } from '../../languages/gendered-forms.js'
import { OTHER_LANGUAGES } from '../../languages/heard-languages.js'
import { redactionWords } from '../../languages/redaction-words.js'
import { anyOf, eachOf, patternOf } from '../../languages/words.js'
import { countryOf } from '../../taxonomy/countries/countries.js'
import { isNationality, nationalityOf } from '../../taxonomy/countries/nationalities.js'
import { foldInPlace } from '../../text/fold-in-place.js'
import { personalWords } from '../birth/personal-words.js'
import { linesOf } from '../listed.js'
import { isOwnPart } from '../own-parts.js'
import { lineAt, type Page } from '../page/make-page.js'
import { type PhraseHit, phraseList } from '../page/phrase-list.js'
import type { Finding, LinePart } from '../types.js'

/**
 * formal: behind a people or a state · after: behind a people · before: the same, and kept without
 * it · descent: behind a people, outside work · foreign: behind a people in another language · lead:
 * before a people in any language · of: before a state · status: of residents, outside work.
 */
type Kind = 'formal' | 'after' | 'before' | 'descent' | 'foreign' | 'lead' | 'of' | 'status'
const KINDS: readonly Kind[] = [
  'formal',
  'after',
  'before',
  'descent',
  'foreign',
  'lead',
  'of',
  'status',
]
const OUTSIDE_WORK: ReadonlySet<Kind> = new Set<Kind>(['descent', 'status'])
/** A referee may be asked about them, so statuses go there too. */
const isOutsideWork = (part: LinePart | undefined): boolean =>
  isOwnPart(part) || part === 'references'
/** Two peoples and what joins them. */
const PEOPLES_WORDS_MAX = 3
const NATIONALITY = { category: 'nationality_proxy', placeholder: 'NATIONALITY' } as const

const words = redactionWords('nationality', [...KINDS, 'states'])
const NOUNS = phraseList(
  KINDS.flatMap((kind) => words[kind].map((phrase) => [phrase, kind] as const)),
  true,
)
const STATES: ReadonlySet<string> = new Set(words.states)
const JOINTS: ReadonlySet<string> = new Set(eachOf('personal:between-peoples'))
/** What may follow "UK national" in a sentence about a person; "UK national curriculum" is none. */
const GOES_ON: ReadonlySet<string> = new Set(eachOf('personal:behind-papers'))
/** Between a people's name and its noun: a space, a hyphen or the end of a line. */
const GAP = /^(?:[ \t-]|[ \t]{0,3}\n[ \t]{0,3})$/
/** Between two peoples: "Irish/British", "US-EU", "French & Canadian". */
const JOINED = /^(?: ?[/&,-] ?| )$/

const foreignPeople = byLanguage(
  (code): ReadonlySet<string> =>
    new Set(personalWords(code, 'people').flatMap(writtenForms).map(foldInPlace)),
)
/** German adjectives bend: "polnischer", "polnischen". */
const BENT = new RegExp(`(?:${anyOf('personal:bent-endings')})$`)
export const isForeignPeople = (word: string): boolean =>
  [word, word.replace(BENT, '')].some(
    (form) =>
      nationalityOf(form) !== null || OTHER_LANGUAGES.some((code) => foreignPeople(code).has(form)),
  )

const isCapitalAt = (page: Page, at: number): boolean => /^\p{Upper}/u.test(page.text[at] ?? '')

/** Whether a word names whom the noun speaks of. "us" is a state in capitals alone. */
function isOf(page: Page, index: number, kind: Kind): boolean {
  const word = page.words[index]
  if (!word) return false
  if (kind === 'foreign') return isForeignPeople(word.text)
  if (!isCapitalAt(page, word.start)) return false
  if (isNationality(word.text)) return true
  if (kind !== 'formal') return false
  const isShort = STATES.has(word.text) && isCapitalAt(page, word.end - 1)
  return isShort || (word.text.length > 3 && countryOf(word.text) !== null)
}

/** The first of the peoples that are joined before a noun: "Irish and British". */
function firstOf(page: Page, index: number, kind: Kind): number {
  let first = index
  for (let at = index - 1; at >= index - 4; at--) {
    const [word, next] = [page.words[at], page.words[at + 1]]
    if (!word || !next || !JOINED.test(page.folded.slice(word.end, next.start))) break
    if (isOf(page, at, kind)) first = at
    else if (!JOINTS.has(word.text)) break
  }
  return first
}

/** Whether a noun goes on into a name or another noun: "Indian National Congress", "UK national team". */
function goesOn(page: Page, { to, end }: PhraseHit<Kind>, isLoose: boolean): boolean {
  const after = page.words[to]
  if (!after || page.folded.slice(end, after.start) !== ' ') return false
  return isCapitalAt(page, after.start) || (isLoose && !GOES_ON.has(after.text))
}

/** A state's name in capitals, perhaps behind an article. */
const NAMES_BEHIND = new RegExp(patternOf('personal-state-behind'), 'u')
/** It is not longer. */
const NAMES_CHARS_MAX = 80

/** The end of the names behind "citizen of"; behind an article only a state's count ("the Month"). */
function namesEnd(page: Page, from: number): number | null {
  const match = NAMES_BEHIND.exec(page.text.slice(from, from + NAMES_CHARS_MAX))
  const { article, names = '' } = match?.groups ?? {}
  if (!match || (article !== undefined && countryOf(names) === null)) return null
  return from + match[0].length
}

/** The end of the peoples behind a word: "ciudadana española y francesa". */
function peoplesEnd(page: Page, { to, end }: PhraseHit<Kind>): number | null {
  let last: number | null = null
  for (let at = to, before = end; at < to + PEOPLES_WORDS_MAX; at++) {
    const word = page.words[at]
    if (!word || !/^[ \t/,-]{1,2}$/.test(page.folded.slice(before, word.start))) break
    if (isForeignPeople(word.text)) last = word.end
    else if (last === null || !JOINTS.has(word.text)) break
    before = word.end
  }
  return last
}

/** A people's name before its noun, with the noun or without. */
function beforeNoun(page: Page, noun: PhraseHit<Kind>): [number, number] | null {
  const { value: kind, from } = noun
  const word = page.words[from - 1]
  if (!word || !GAP.test(page.folded.slice(word.end, noun.start))) return null
  // "English" above "NATIONALITY:" is a language above a label.
  const gap = page.folded.slice(word.end, noun.start)
  if (gap.includes('\n') && isCapitalAt(page, noun.start)) return null
  if (!isOf(page, from - 1, kind)) return null
  // "Ghana-born engineer" is an adjective, and goes on into a noun.
  const isState = kind === 'formal' && gap !== '-' && !isNationality(word.text)
  const isLoose = kind === 'descent' || isState
  if (kind !== 'before' && goesOn(page, noun, isLoose)) return null
  const first = page.words[firstOf(page, from - 1, kind)] ?? word
  return [first.start, kind === 'before' ? word.end : noun.end]
}

function place(page: Page, noun: PhraseHit<Kind>): [number, number] | null {
  const { value: kind, start, end } = noun
  if (OUTSIDE_WORK.has(kind) && !isOutsideWork(lineAt(page, start)?.part)) return null
  if (kind === 'status') return [start, end]
  if (kind !== 'of' && kind !== 'lead') return beforeNoun(page, noun)
  const last = kind === 'of' ? namesEnd(page, end) : peoplesEnd(page, noun)
  return last === null ? null : [start, last]
}

export function papers(page: Page): Finding[] {
  const found: Finding[] = []
  NOUNS.eachOpening(page, 0, page.words.length, (at) => {
    const noun = NOUNS.at(page, at)
    const [start, end] = (noun && place(page, noun)) ?? []
    if (start === undefined || end === undefined) return
    for (const piece of linesOf(page, start, end)) found.push({ ...piece, ...NATIONALITY })
  })
  return found
}
