// Finds names by their place: after a title, under "References", under a declaration.
import { eachOf, onlyOf, patternOf } from '../../languages/words.js'
import { companyCueWords } from '../../taxonomy/employers/employer-table.js'
import { STRONG_CUES } from '../../taxonomy/institutions/institution-table.js'
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import { isGivenName, isSurname } from '../../taxonomy/names/people-names.js'
import { lineAt, type Page, type PageLine } from '../page/make-page.js'
import type { Finding } from '../types.js'
import { isCapital, NAME, REFEREE_TITLES, SIGNATURE_CHARS_MAX, TITLES } from './name-words.js'

const PARTICLES: ReadonlySet<string> = new Set(eachOf('name:particles'))
/** How likely a line must be a name. */
export const REFEREE_MIN = 0.6
/** How many words after a title may be one name. */
const NAME_WORDS_MAX = 4
/** A title and one word are not enough for a referee's name. */
const TITLE_AND_NAME = 2
/** Capitalised words, initials included. */
const PROPER = /^(?:\p{Upper}[\u0300-\u036f\p{Alpha}'’.-]*\s*){2,5}$/u

/** Between the words of a name, and between a title and the name: "Barr. (Mrs.) Ana Sample". */
const INSIDE = /^(?:\.?[ \t]?|-)$/
const BEHIND_TITLE = /^(?:\.?\)?[ \t]?|-)$/

/** "MS" in capitals is a degree, or a company. */
const DEGREE = onlyOf('name:degree-in-capitals')

/** The capitalised words after a title: where they begin and end, and how many there are. */
function behind(page: Page, index: number): { start: number; end: number; to: number } | null {
  const title = page.words[index]
  if (!title || !isCapital(page, title)) return null
  if (page.text.slice(title.start, title.end) === DEGREE) return null
  let to = index + 1
  for (let before = title; to <= index + NAME_WORDS_MAX; to++) {
    const next = page.words[to]
    if (!next || TITLES.has(next.text) || REFEREE_TITLES.has(next.text)) break
    if (!isCapital(page, next) && !PARTICLES.has(next.text)) break
    const joint = before === title ? BEHIND_TITLE : INSIDE
    if (!joint.test(page.folded.slice(before.end, next.start))) break
    before = next
  }
  return { start: page.words[index + 1]?.start ?? 0, end: page.words[to - 1]?.end ?? 0, to }
}

/** How many words behind a name may go on to say that it is a school's or a firm's. */
const MORE_WORDS = 3

/** "Shri Krishna College", "Ms General Insurance Co.": a school or a firm is called so. */
function isOfHouse(page: Page, from: number, to: number): boolean {
  for (let at = from; at < to + MORE_WORDS; at++) {
    const [before, word] = [page.words[at - 1], page.words[at]]
    if (!word || !before) return false
    const isNext = INSIDE.test(page.folded.slice(before.end, word.start))
    if (at > from && (!isNext || !isCapital(page, word))) return false
    const isHouse = companyCueWords.has(word.text) || STRONG_CUES.has(word.text)
    if (isHouse && !isSurname(word.text)) return true
  }
  return false
}

/** "Mr. Rajan Pillai", "Frau Weber": the capitalised words after a title. */
export function titledNames(page: Page): Finding[] {
  const found: Finding[] = []
  for (const index of TITLES.in(page)) {
    const name = behind(page, index)
    if (!name) continue
    const words = page.words.slice(index + 1, name.to)
    const isReferee = words.length > 1 && lineAt(page, name.start)?.part === 'references'
    if (!isReferee && isOfHouse(page, index + 1, name.to)) continue
    if (isReferee || words.some(({ text }) => isSurname(text) || isGivenName(text)))
      found.push({ start: name.start, end: name.end, ...NAME })
  }
  return found
}

/** "Arch. Dr. P A Sample": among referees, any title comes before a name. */
function titledReferees(page: Page, { firstWord, lastWord }: PageLine): Finding[] {
  const found: Finding[] = []
  for (let index = firstWord; index < lastWord; index++) {
    if (!REFEREE_TITLES.has(page.words[index]?.text ?? '')) continue
    const name = behind(page, index)
    if (!name || name.to - index <= TITLE_AND_NAME || name.to > lastWord) continue
    found.push({ start: name.start, end: name.end, ...NAME })
    index = name.to - 1
  }
  return found
}

/** A phone number or an address: a line with a title and one of these is a referee's. */
const REACHED = /@|\d(?:[ ().-]{0,2}\d){6,}/

/** The lines under "References" that read like a name. */
export function referees(page: Page): Finding[] {
  const lines = page.lines.filter(({ part }) => part === 'references')
  const reached = page.lines.filter(
    ({ part, firstWord, start, end }) =>
      part !== 'references' &&
      REFEREE_TITLES.has(page.words[firstWord]?.text ?? '') &&
      REACHED.test(page.folded.slice(start, end)),
  )
  const titled = [...lines, ...reached].flatMap((line) => titledReferees(page, line))
  const whole = lines.flatMap(({ start: opens, end, firstWord }) => {
    const title = page.words[firstWord]
    const start = title && TITLES.has(title.text) && title.end < end ? title.end + 1 : opens
    const text = page.text.slice(start, end)
    const head = text.split(/[,|(–]|\s-\s/)[0] ?? ''
    const number = /^[\s\d.)•-]*/.exec(head)?.[0].length ?? 0
    const isName = nameLikelihood(head.slice(number)) >= REFEREE_MIN
    return isName ? [{ start: start + number, end: start + head.length, ...NAME }] : []
  })
  return [...titled, ...whole]
}

/** What comes before the name under a declaration. */
const BEFORE_SIGNATURE = new RegExp(patternOf('name-before-signature'), 'i')

/** "(Jo Sample)" under a declaration: a line with only a name. */
export function signatures(page: Page): Finding[] {
  return page.lines
    .filter(({ part, start, end }) => part === 'declaration' && end - start <= SIGNATURE_CHARS_MAX)
    .flatMap((line) => {
      const text = page.text.slice(line.start, line.end)
      const lead = BEFORE_SIGNATURE.exec(text)?.[0].length ?? 0
      const signed = text.slice(lead).replace(/[)\s.]+$/, '')
      const isSigned = PROPER.test(signed) && nameLikelihood(signed) >= REFEREE_MIN
      const start = line.start + lead
      return isSigned ? [{ start, end: start + signed.length, ...NAME }] : []
    })
}
