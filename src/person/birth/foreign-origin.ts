// Finds origin and family in other languages: where somebody was born or comes from, a people's
// name beside an age, papers of residents, "mijn echtgenote", and a date of birth among the
// contacts.
import { findDates } from '../../dates/find-dates.js'
import { byLanguage } from '../../languages/by-language.js'
import { writtenForms } from '../../languages/gendered-forms.js'
import { documentLanguages } from '../../languages/heard-languages.js'
import { nationalityOf } from '../../taxonomy/countries/nationalities.js'
import { foldInPlace } from '../../text/fold-in-place.js'
import type { Page, PageLine } from '../page/make-page.js'
import { linesWith, matches, type Recogniser } from '../recogniser.js'
import type { Finding } from '../types.js'
import { choice, cuesOf, isOwnLine, personalWords } from './personal-words.js'

const NATIONALITY = { category: 'nationality_proxy', placeholder: 'NATIONALITY' } as const
const DATE = { category: 'age_proxy', placeholder: 'DATE' } as const
const CUES = ['born', 'from', 'permit', 'citizen', 'kin', 'years', 'status']
const YEAR_OF_BIRTH = '(?:19[4-9]\\d|200\\d)'

interface Patterns {
  /** Every line that a pattern can match has one of these, except for bare dates. */
  cues: RegExp
  /** Names of places, with small words between: "Bucaramanga, Colombia", "Trás-os-Montes". */
  places: RegExp
  firstPlace: RegExp
  bornIn: RegExp
  bornWith: RegExp
  from: RegExp
  permit: RegExp
  citizen: RegExp
  kin: RegExp
  /** An age or a marital status. */
  person: RegExp
  people: ReadonlySet<string>
  /**
   * A whole date among the contacts, of a year in which candidates are born, is the date of birth;
   * the date of the document is later.
   */
  bareDate: RegExp
}

const patternsOf = byLanguage((code): Patterns => {
  const born = `(?:^|[^a-z])(?:${choice(code, 'born')})(?=[\\s:/-])`
  // One to four words in capitals, and what may join them: "Frankfurt am Main", "Lyon, France".
  const place = `\\p{Upper}[\\p{Alpha}'’.-]+(?:(?:,?\\s|\\s(?:${choice(code, 'between')})\\s)\\p{Upper}[\\p{Alpha}'’.-]+){0,3}`
  const of = choice(code, 'of')
  const gap = of === '' ? '\\s' : `\\s(?:(?:${of})\\s)?`
  return {
    cues: cuesOf(code, CUES),
    places: new RegExp(place, 'gu'),
    firstPlace: new RegExp(`^${place}`, 'u'),
    // A day that stands alone on its line or between bars: "12.03.1984", "| 12 marzo 1984 |".
    bareDate: new RegExp(
      `(?:^|[|•·,]\\s*)(?<cut>\\d{1,2}(?:[./-]\\d{1,2}[./-]|\\.?${gap}[a-z]{3,10}\\.?${gap})${YEAR_OF_BIRTH})(?=\\s*(?:$|[|•·,]))`,
      'g',
    ),
    // Tried on the folded text, which has no capitals; the place is then read in the original text.
    bornIn: new RegExp(`${born}`, 'g'),
    bornWith: new RegExp(`\\b${YEAR_OF_BIRTH}\\b`),
    from: new RegExp(`\\b(?:${choice(code, 'from')})['’ ]\\s?`, 'g'),
    permit: new RegExp(`\\b(?:${choice(code, 'permit')})\\b[^|;•·\\n]{0,24}`, 'g'),
    citizen: new RegExp(`\\b(?:${choice(code, 'citizen')})\\b`, 'g'),
    kin: new RegExp(`\\b(?:${choice(code, 'kin')})\\b`, 'g'),
    people: new Set(personalWords(code, 'people').flatMap(writtenForms).map(foldInPlace)),
    // An age or a marital status, which only a line about a person has: "34 jahre", "ledig".
    person: new RegExp(
      `\\b[1-7]\\d\\s(?:${choice(code, 'years')})\\b|\\b(?:${choice(code, 'status')})\\b`,
    ),
  }
})

/** The places on a line about a birth, after its word. */
function birthPlaces(
  page: Page,
  line: PageLine,
  { bornIn, bornWith, places }: Patterns,
): Finding[] {
  const folded = page.folded.slice(line.start, line.end)
  const [match] = folded.matchAll(bornIn)
  if (!match || !bornWith.test(folded)) return []
  const from = line.start + match.index + match[0].length
  const text = page.text.slice(from, line.end).split(/[|;•·]/)[0] ?? ''
  const dates = findDates(text)
  const named = Array.from(text.matchAll(places), ({ 0: place, index }) => ({
    start: index,
    end: index + place.length,
  }))
  // "12. April 1988" has a capital, and is no place.
  return named
    .filter(({ start, end }) => !dates.some((date) => date.start < end && start < date.end))
    .map(({ start, end }) => ({ start: from + start, end: from + end, ...NATIONALITY }))
}

function origins(page: Page, line: PageLine, { from, firstPlace }: Patterns): Finding[] {
  const folded = page.folded.slice(line.start, line.end)
  return Array.from(folded.matchAll(from)).flatMap((match) => {
    const start = line.start + match.index + match[0].length
    const place = firstPlace.exec(page.text.slice(start, line.end))
    return place ? [{ start, end: start + place[0].length, ...NATIONALITY }] : []
  })
}

/** Personal details in a row are separated by commas, bars or bullets. */
const PIECE = /[^,;|·•]+/g
/** "Brasileiro, Solteiro, 22 anos": a people's name beside other details of a person. */
function peoples(page: Page, line: PageLine, { person, people }: Patterns): Finding[] {
  const folded = page.folded.slice(line.start, line.end)
  if (!person.test(folded)) return []
  return Array.from(folded.matchAll(PIECE)).flatMap(({ 0: piece, index }) => {
    const word = piece.trim()
    if (!people.has(word) && nationalityOf(word) === null) return []
    const start = line.start + index + piece.indexOf(word)
    return [{ start, end: start + word.length, ...NATIONALITY }]
  })
}

/** Origin is looked for only among the person's own details, family in any line. */
export const foreignOrigin: Recogniser = (page) => {
  const languages = documentLanguages()
  if (languages.length === 0) return []
  const top = linesWith(page, /\d{4}/g).filter(({ part }) => part === 'top')
  return languages.flatMap((code) => {
    const patterns = patternsOf(code)
    const { cues, permit, citizen, kin, bareDate } = patterns
    const told = linesWith(page, cues)
    const own = told.filter(isOwnLine)
    return [
      ...matches(page, top, [bareDate], DATE.category, DATE.placeholder),
      ...matches(page, own, [permit, citizen], NATIONALITY.category, NATIONALITY.placeholder),
      ...matches(page, told, [kin], 'family_status_proxy', 'FAMILY_STATUS'),
      ...own.flatMap((line) => [
        ...birthPlaces(page, line, patterns),
        ...origins(page, line, patterns),
        ...peoples(page, line, patterns),
      ]),
    ]
  })
}
