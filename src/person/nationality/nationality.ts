// Finds nationality: labelled values, words such as "US citizen", and a people's name among
// personal details.

import { findDates } from '../../dates/find-dates.js'
import { redactionWords } from '../../languages/redaction-words.js'
import { anyOf, eachOf, patternOf } from '../../languages/words.js'
import { countryOf } from '../../taxonomy/countries/countries.js'
import { isNationality } from '../../taxonomy/countries/nationalities.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { isClearPeople } from '../ethnicity/peoples.js'
import { isPersonal, type Label } from '../labels/label.js'
import { listed } from '../listed.js'
import type { Page, PageLine } from '../page/make-page.js'
import { phraseSet } from '../page/phrase-list.js'
import { labelledValues, linesHolding, matches, PIECE_END, type Recogniser } from '../recogniser.js'
import type { Finding } from '../types.js'
import { ownPeople } from './own-people.js'
import { isForeignPeople, papers } from './papers.js'

const groups = redactionWords('nationality', ['anywhere', 'native'])
const ANYWHERE = phraseSet('nationality/anywhere', () => groups.anywhere, true)
/** A nationality that fills its line has few words. */
const LINE_WORDS_MAX = 3
const NATIONALITY = { category: 'nationality_proxy', placeholder: 'NATIONALITY' } as const
/** A date that stands where a nationality might. */
const MONTH_FIRST = new RegExp(
  String.raw`^[\s:=-]*(?:\d|(?:${anyOf('personal:months')})[a-z]*\b)`,
  'i',
)

const NATIVE = `(?:${groups.native.toSorted((a, b) => b.length - a.length).join('|')})`
/** "Yoruba (native)", "Hausa - mother tongue": a language that is said to be one's own. */
const OWN_LANGUAGE = new RegExp(
  `\\b[a-z]{4,20}[ \\t]{0,2}(?:[(:,-][ \\t]{0,2}|[ \\t](?:${anyOf('personal:before-native')})[ \\t])${NATIVE}(?:[ \\t](?:${anyOf('personal:behind-native')}))?\\b\\)?`,
  'g',
)
/** "Português nativo", "Gurung   Native": the word stands behind the language and ends the item. */
const NATIVE_BEHIND = new RegExp(
  `(?<=^|[,;|•·:(]|[ \\t]{2}|\\b(?:${anyOf('personal:between-peoples')}) )[ \\t]*(?<cut>[a-z]{4,20}[ \\t]{1,12}${NATIVE})(?=[ \\t]*(?:$|[,;|•·.)]|[ \\t]{2}|(?:${anyOf('personal:between-peoples')}) ))`,
  'g',
)
/** "native speaker of Yoruba", "mother tongue: Hausa". */
const LANGUAGE_BEHIND = new RegExp(
  String.raw`\b(?:${anyOf('personal:own-language')})[ \t]{0,2}[a-z]{4,20}\b`,
  'g',
)

/**
 * "Native Portuguese": the name of the people is that of the language; "native Android" names no
 * people.
 */
const NATIVE_BEFORE = new RegExp(patternOf('personal-native-before'), 'g')

/** Whether a language is called so: like a people, in any language that is read. */
const isTongue = (word: string): boolean =>
  isNationality(word) || isForeignPeople(word) || isClearPeople(word)

/** The language is removed too, because alone it would read like one that was learned. */
function ownLanguages(page: Page): Finding[] {
  const lines = linesHolding(page, groups.native)
  const kind = ['nationality_proxy', 'NATIONALITY'] as const
  const before = matches(page, lines, [NATIVE_BEFORE], ...kind).filter(({ start, end }) =>
    isNationality(page.folded.slice(start, end).split(/[ \t]/)[1] ?? ''),
  )
  const said = matches(page, lines, [OWN_LANGUAGE, LANGUAGE_BEHIND], ...kind)
  const behind = matches(page, lines, [NATIVE_BEHIND], ...kind).filter(({ start, end }) =>
    isTongue(page.folded.slice(start, end).split(/[ \t]/)[0] ?? ''),
  )
  return [...said, ...before, ...behind].filter(({ start, end }) =>
    /\p{Upper}/u.test(page.text.slice(start, end)),
  )
}

const isPeople = (page: Page, from: number, to: number): boolean => {
  if (to <= from || to - from > LINE_WORDS_MAX) return false
  for (let at = from; at < to; at++) if (!isNationality(page.words[at]?.text ?? '')) return false
  return true
}

function piecesOfPeople(page: Page, { start, end, firstWord, lastWord }: PageLine): Finding[] {
  if (!PIECE_END.test(page.folded.slice(start, end))) return []
  const found: Finding[] = []
  let from = firstWord
  for (let at = firstWord; at < lastWord; at++) {
    const [first, word, next] = [page.words[from], page.words[at], page.words[at + 1]]
    const isCut = at + 1 === lastWord || PIECE_END.test(page.folded.slice(word?.end, next?.start))
    if (!first || !word || !isCut) continue
    if (isPeople(page, from, at + 1))
      found.push({ start: first.start, end: word.end, ...NATIONALITY })
    from = at + 1
  }
  return found
}

/** A line of personal details with only a people's name, or such a piece of the head. */
function alone(page: Page): Finding[] {
  const found: Finding[] = []
  for (const line of page.lines) {
    const { start, end, part, firstWord, lastWord } = line
    if (!isPersonal(part)) continue
    if (isPeople(page, firstWord, lastWord)) found.push({ start, end, ...NATIONALITY })
    else if (part === 'top') found.push(...piecesOfPeople(page, line))
  }
  return found
}

/** "Born in Sampleland", "emigrated to …": any place that follows is removed. */
const FROM = new RegExp(patternOf('personal-grew-up'), 'gu')
const BORN_SIGNS = eachOf('personal:born-signs').map((sign) => `${sign} `)
const GREW_UP_SIGNS = eachOf('personal:grew-up-signs').map((sign) => `${sign} `)

function origins(page: Page): Finding[] {
  return linesHolding(page, GREW_UP_SIGNS).flatMap((line) =>
    Array.from(page.text.slice(line.start, line.end).matchAll(FROM), (match): Finding => {
      const start = line.start + match.index + match[0].length - (match.groups?.cut ?? '').length
      return { start, end: line.start + match.index + match[0].length, ...NATIONALITY }
    }),
  )
}

/** "Came to the UK from Ghana in 2019", "landed in Canada": a move to another country, told outside work. */
const ARRIVAL = new RegExp(patternOf('personal-arrival'), 'gu')
const ARRIVAL_SIGNS = eachOf('personal:arrival-signs')

const arrivals = (page: Page): Finding[] =>
  linesHolding(page, ARRIVAL_SIGNS)
    .filter(({ part }) => part !== 'work')
    .flatMap((line) =>
      Array.from(page.text.slice(line.start, line.end).matchAll(ARRIVAL))
        .filter(({ groups }) => countryOf((groups?.place ?? '').toLowerCase()) !== null)
        .map(({ index, 0: all }) => ({
          start: line.start + index,
          end: line.start + index + all.length,
          ...NATIONALITY,
        })),
    )

/** A visa with what it is for in brackets, its sponsor and its end. */
const VISA = new RegExp(patternOf('personal-visa'), 'g')
const VISA_SIGNS = eachOf('personal:visa-signs')

const visas = (page: Page): Finding[] =>
  matches(
    page,
    linesHolding(page, VISA_SIGNS).filter(({ part }) => part !== 'work'),
    [VISA],
    'nationality_proxy',
    'NATIONALITY',
  )

/**
 * After or before the day of birth: "… 1988 in Sampletown", "12.05.1990, Sampletown", "Sampletown /
 * 12.05.1990".
 */
const BIRTH_TOWN = new RegExp(patternOf('personal-birth-town'), 'u')
/** A place before a date: "Pune, 12.04.1990". */
const TOWN_BEFORE =
  /^[\s:=-]*(?<cut>\p{Upper}[\u0300-\u036f\p{Alpha}.'’-]*(?:,?[ \t]\p{Upper}[\u0300-\u036f\p{Alpha}.'’-]*){0,3})[\s,/(&-]+\d/u
/** A word for being born, with no number between it and the date. */
const BORN_BEFORE = new RegExp(String.raw`\b(?:${anyOf('personal:born-before')})\b[^\d]{0,30}$`)

/** "in" behind a date of birth, before the town. */
const IN_BEHIND = new RegExp(patternOf('personal-in-behind'))

/** "Sampletown, Sampleland. French national": the next sentence; "St. Sample" goes on. */
const SENTENCE_BEHIND = /(?<=\p{Lower}{3})\.\s.*$/u
/** How surely the words behind a date and its comma must be a place. */
const TOWN_MIN = 0.5

/** The town beside a date of birth. */
function birthTowns(page: Page, labels: Label[]): Finding[] {
  const found: Finding[] = []
  const add = (match: RegExpExecArray | null, from: number) => {
    const cut = match?.groups?.cut?.replace(SENTENCE_BEHIND, '')
    if (!match || cut === undefined) return
    const start = from + match[0].indexOf(cut)
    found.push({ start, end: start + cut.length, ...NATIONALITY })
  }
  for (const value of labelledValues(labels, page, ['birth_date'])) {
    const text = page.text.slice(value.start, value.end)
    const date = findDates(text).at(-1)
    if (!date) continue
    add(BIRTH_TOWN.exec(text.slice(date.end)), value.start + date.end)
    if (!MONTH_FIRST.test(text)) add(TOWN_BEFORE.exec(text), value.start)
  }
  for (const line of linesHolding(page, BORN_SIGNS)) {
    const text = page.text.slice(line.start, line.end)
    for (const { start, end } of findDates(text)) {
      if (!BORN_BEFORE.test(page.folded.slice(line.start, line.start + start))) continue
      const behind = text.slice(end)
      const town = BIRTH_TOWN.exec(behind)
      // "Born 7 May 1979, Sampletown": without "in" it must be a town that is known.
      const cut = town?.groups?.cut?.replace(SENTENCE_BEHIND, '') ?? ''
      const isTown = isPlaceLike(cut) >= TOWN_MIN && /^,/.test(behind)
      if (IN_BEHIND.test(behind) || isTown) add(town, line.start + end)
    }
  }
  return found
}

/** "eligible to work in the UK", "full right to work in Ireland", outside duties. */
const RIGHT_TO_WORK = new RegExp(patternOf('personal-right-to-work'), 'g')
const RIGHT_SIGNS = eachOf('personal:right-signs')

const rightsToWork = (page: Page): Finding[] =>
  matches(
    page,
    linesHolding(page, RIGHT_SIGNS).filter(({ part }) => part !== 'work'),
    [RIGHT_TO_WORK],
    'nationality_proxy',
    'NATIONALITY',
  )

export const nationality: Recogniser = (page, labels) => [
  ...birthTowns(page, labels),
  ...ownPeople(page),
  ...labelledValues(labels, page, ['nationality', 'birth_place']),
  ...listed(page, ANYWHERE, 'nationality_proxy', 'NATIONALITY'),
  ...ownLanguages(page),
  ...papers(page),
  ...rightsToWork(page),
  ...visas(page),
  ...arrivals(page),
  ...alone(page),
  ...origins(page),
]
