// Whether two job titles are of one occupation or of near ones: what years in the one say of the other.
import { anyOf, eachOf } from '../languages/words.js'
import { dataLines, dataRows } from '../tables/data-file.js'
import { foldKey } from '../text/fold.js'
import { holdsWords } from '../text/holds-words.js'
import { type TitleTraits, titleCloseness, titleKey } from './title-closeness.js'
import { WEIGHTS } from './weights.js'
import { fieldsOfTitle, isBroadTitleWord } from './work-profile.js'

/** Shorter ones join words: "of", "and". */
const TRADE_CHARS_MIN = 4

export type Kinship = 'same' | 'kin' | 'none'

/** Words of titles that any trade may have, beside those that lead one. */
const PLAIN = new Set(dataLines('./data/plain-title-words.txt', import.meta.url))

/** "Manager" alone names no occupation: a curator and manager is no shift manager. */
export const isTelling = ({ canonical }: TitleTraits): boolean =>
  foldKey(canonical)
    .split(' ')
    .some((word) => word !== '' && !isBroadTitleWord(word) && !PLAIN.has(word))

/** Whom a post is for or reports to is another post: "Attorney for the Secretary of State". */
const FOR_ANOTHER = new RegExp(String.raw`\s+(?:${anyOf('match:for-another')})\s.*$`, 'i')

/** The canonical title is left out where it may be the other's: "Assistant to the Director". */
export function ownKey(traits: TitleTraits): string {
  const own = traits.title.replace(FOR_ANOTHER, '')
  return own === traits.title ? titleKey(traits) : foldKey(own)
}

const holds = (whole: TitleTraits, part: TitleTraits): boolean =>
  isTelling(part) && holdsWords(ownKey(whole), foldKey(part.canonical))

const isGroupKnown = ({ group }: TitleTraits): boolean => group !== ''

/** "Sales manager" and "project manager" share a word, but none that tells a trade. */
function sharesTellingWord(a: TitleTraits, b: TitleTraits): boolean {
  const words = new Set(a.wordings.flat())
  return b.wordings.flat().some((word) => words.has(word) && !isBroadTitleWord(word))
}

/** Groups of occupations so narrow that all of one trade in them are near. */
const isOpen = ({ group }: TitleTraits, closeness: number): boolean =>
  WEIGHTS.relevance.openGroups.includes(group) && closeness >= WEIGHTS.similarity.sameGroup

const isNarrow = (field: string): boolean => !WEIGHTS.relevance.wideFields.includes(field)

/** The same fields of work, and none beside them: a web designer's years are not an analyst's. */
const isAllOf = (
  own: readonly string[],
  had: ReadonlySet<string>,
  asked: ReadonlySet<string>,
): boolean =>
  own.length > 0 &&
  own.every((field) => had.has(field)) &&
  [...had].filter(isNarrow).every((field) => asked.has(field))

/** All that a title tells of its trade: a cashier sells, and knows nothing of insurance. */
function hasTradeOf(asked: ReadonlySet<string>, had: ReadonlySet<string>): boolean {
  const own = [...asked].filter(isNarrow)
  return (own.length > 0 ? own : [...asked]).every((field) => had.has(field))
}

/** Near titles of one trade: a data scientist and an analytics engineer, no civil engineer. */
function isKin(wanted: TitleTraits, held: TitleTraits): boolean {
  const closeness = titleCloseness(wanted, held)
  if (isGroupKnown(wanted) && isGroupKnown(held) && wanted.group !== held.group) return false
  const [asked, had] = [fieldsOfTitle(wanted.wordings), fieldsOfTitle(held.wordings)]
  if (asked.size > 0 && had.size > 0) {
    if (closeness >= WEIGHTS.relevance.titleMin) {
      return sharesTellingWord(wanted, held) && [...had].some((field) => asked.has(field))
    }
    return isOpen(wanted, closeness) && hasTradeOf(asked, had)
  }
  return closeness >= WEIGHTS.relevance.titleMin && sharesTellingWord(wanted, held)
}

/** Leading is done in every trade: a facility manager and a director of research share none. */
const isTrade = (field: string): boolean => !WEIGHTS.relevance.leadingFields.includes(field)

/** Whether two titles speak of one trade, however far apart in it: a payables clerk and an accountant. */
export function sharesTrade(wanted: TitleTraits, held: TitleTraits): boolean {
  const [asked, had] = [fieldsOfTitle(wanted.wordings), fieldsOfTitle(held.wordings)]
  if (asked.size > 0 && had.size > 0) {
    return [...had].some((field) => asked.has(field) && isTrade(field))
  }
  return isGroupKnown(wanted) && wanted.group === held.group
}

/** Words that tell the trade, where they stand in both: "nurse", not "assistant" or "and". */
export const tellsTradeOf = (word: string): boolean =>
  word.length >= TRADE_CHARS_MIN && !isBroadTitleWord(word) && !PLAIN.has(word)

const BRANCH_OF = new Map(
  dataRows('./data/title-branches.txt', import.meta.url).flatMap(([branch = '', words = '']) =>
    words.split(' ').map((word) => [word, branch] as const),
  ),
)
/** The branch of its trade that a title names; undefined for most. */
const branchOf = ({ wordings }: TitleTraits): string | undefined =>
  wordings
    .flat()
    .map((word) => BRANCH_OF.get(word))
    .find((branch) => branch !== undefined)

/**
 * Near enough that years in one count as years in the other: both name the same trade, or share all
 * of its fields. A civil engineer is near a validation engineer, but has no years of validation.
 */
export function isCloseTo(wanted: TitleTraits, held: TitleTraits): boolean {
  if (kinship(wanted, held) === 'none') return false
  const [asked, had] = [fieldsOfTitle(wanted.wordings), fieldsOfTitle(held.wordings)]
  const own = [...asked].filter(isNarrow)
  if (own.length > 0 && had.size > 0 && !own.some((field) => had.has(field))) return false
  const words = new Set(wanted.wordings.flat())
  const isShared = held.wordings.flat().some((word) => words.has(word) && tellsTradeOf(word))
  return isShared || (branchOf(wanted) === branchOf(held) && isAllOf(own, had, asked))
}

/** A C++ developer is near a BI analyst in the trade, and has done nothing of a BI analyst's work. */
export const isOfBranch = (wanted: TitleTraits, held: TitleTraits): boolean =>
  branchOf(wanted) === undefined || branchOf(wanted) === branchOf(held)

const MAKERS = new Set(eachOf('match:makers'))
const asMaker = (word: string): string => (MAKERS.has(word) ? '' : word)

/**
 * Who makes a thing goes by several names, and in any order: "full-stack developer" and "Software
 * Engineer (Full Stack)". Only within a group of occupations: a "Software Sales Engineer" sells.
 */
function isSameMaker(wanted: TitleTraits, held: TitleTraits): boolean {
  if (!isGroupKnown(wanted) || wanted.group !== held.group) return false
  const words = foldKey(wanted.canonical).split(' ').map(asMaker)
  const had = new Set(held.wordings.flat().map(asMaker))
  return words.length > 1 && words.includes('') && words.every((word) => had.has(word))
}

export function kinship(wanted: TitleTraits, held: TitleTraits): Kinship {
  if (titleCloseness(wanted, held) === 1 || holds(held, wanted)) return 'same'
  if (isSameMaker(wanted, held)) return 'same'
  // A nurse is near a nurse practitioner, and not yet one.
  return holds(wanted, held) || isKin(wanted, held) ? 'kin' : 'none'
}
