// Finds a people's name that somebody gives as their own: "Belgian, °1986", "Mexican. Born in …",
// "I am an Italian accountant", "from Sampletown, French".
import { anyOf, eachOf, patternOf } from '../../languages/words.js'
import { isNationality } from '../../taxonomy/countries/nationalities.js'
import { personalPieces } from '../birth/personal-lists.js'
import type { Page, PageLine } from '../page/make-page.js'
import { linesHolding, matches } from '../recogniser.js'
import type { Finding, LinePart } from '../types.js'

const NATIONALITY = { category: 'nationality_proxy', placeholder: 'NATIONALITY' } as const

/** "French/Canadian", "French and Canadian". */
const BETWEEN_PEOPLES = new RegExp(`[/-]|,? (?:${anyOf('personal:between-peoples')}) `)
/** No two peoples have more letters, so a longer piece is not looked up. */
const PEOPLES_CHARS_MAX = 50
const isPeoples = (text: string): boolean =>
  text.length <= PEOPLES_CHARS_MAX &&
  text.split(BETWEEN_PEOPLES).every((one) => isNationality(one.trim()))

/** A people's name in a list of personal details: "Brazilian, single, 31 years old". */
const listedPeoples = (page: Page): Finding[] =>
  personalPieces(page)
    .filter(({ text }) => isPeoples(text))
    .map(({ start, text }) => ({ start, end: start + text.length, ...NATIONALITY }))

/** Parts in which a people's name beside a birth is somebody else's, or a language. */
const OTHERS: ReadonlySet<LinePart | undefined> = new Set(['work', 'education', undefined])
/** A birth, a family, an age or papers on a line: it speaks of a person. */
const PERSON = new RegExp(patternOf('personal-person'))
const PERSON_SIGNS = eachOf('personal:person-signs')
/** The pieces of such a line; a full stop ends one too. */
const PIECE = /[^.,;|•·()–—]+/g
/** A longer line is a paragraph without line breaks, which is read no further. */
const LINE_CHARS_MAX = 600

/** The one people's name among the pieces of a line; several are languages. */
function peopleOnLine(page: Page, { start, end, part }: PageLine): Finding[] {
  if (OTHERS.has(part) || end - start > LINE_CHARS_MAX) return []
  const text = page.folded.slice(start, end)
  if (!PERSON.test(text)) return []
  const peoples = Array.from(text.matchAll(PIECE)).flatMap(({ 0: piece, index }) => {
    const name = piece.trim()
    if (!isPeoples(name)) return []
    const from = start + index + piece.indexOf(name)
    return [{ start: from, end: from + name.length, ...NATIONALITY }]
  })
  const isCapital = peoples.every((one) => /^\p{Upper}/u.test(page.text[one.start] ?? ''))
  return peoples.length === 1 && isCapital ? peoples : []
}

/**
 * "I am an Italian accountant", "I am a keen Italian accountant", "I am Italian", "a proud Italian",
 * "from Sampletown, Italian": said of oneself.
 */
const OF_ONESELF = ['personal-self-people', 'personal-self-people-praised'].map(
  (name) => new RegExp(patternOf(name), 'g'),
)
const OF_ONESELF_BARE = new RegExp(patternOf('personal-self-people-bare'), 'g')
const SELF_SIGNS = eachOf('personal:self-people-signs')

const saidOfOneself = (page: Page): Finding[] =>
  matches(
    page,
    linesHolding(page, SELF_SIGNS).filter(({ part }) => part !== 'work'),
    [...OF_ONESELF, OF_ONESELF_BARE],
    'nationality_proxy',
    'NATIONALITY',
  ).filter(
    ({ start, end }) =>
      isNationality(page.folded.slice(start, end)) && /\p{Upper}/u.test(page.text[start] ?? ''),
  )

export const ownPeople = (page: Page): Finding[] => [
  ...listedPeoples(page),
  ...linesHolding(page, PERSON_SIGNS).flatMap((line) => peopleOnLine(page, line)),
  ...saidOfOneself(page),
]
