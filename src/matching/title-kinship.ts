// Whether two job titles are of one occupation or of near ones, and so whether years in one count
// for the other.
import { anyOf, eachOf } from '../languages/words.js'
import { dataLines, dataRows } from '../tables/data-file.js'
import { foldKey } from '../text/fold.js'
import { holdsWords } from '../text/holds-words.js'
import { type TitleTraits, titleCloseness, titleKey } from './title-closeness.js'
import { WEIGHTS } from './weights.js'
import { isBroadTitleWord } from './work-profile.js'

/** Shorter words only join others: "of", "and". */
const TRADE_CHARS_MIN = 4

export type Kinship = 'same' | 'kin' | 'none'

/** Words that titles of any trade may hold, besides those for leading. */
const PLAIN = new Set(dataLines('./data/plain-title-words.txt', import.meta.url))

/** "Manager" alone names no occupation: a curator and manager is no shift manager. */
export const isTelling = ({ canonical }: TitleTraits): boolean =>
  foldKey(canonical)
    .split(' ')
    .some((word) => word !== '' && !isBroadTitleWord(word) && !PLAIN.has(word))

/** Another post, which this one is for or reports to: "Attorney for the Secretary of State". */
const FOR_ANOTHER = new RegExp(String.raw`\s+(?:${anyOf('match:for-another')})\s.*$`, 'i')

/**
 * The words of a title without those of another post. The canonical title is left out where it may
 * be the other post's: "Assistant to the Director".
 */
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

/** Groups of occupations in which all titles of one trade are near each other. */
const isOpen = ({ group }: TitleTraits, closeness: number): boolean =>
  WEIGHTS.relevance.openGroups.includes(group) && closeness >= WEIGHTS.similarity.sameGroup

const isNarrow = (field: string): boolean => !WEIGHTS.relevance.wideFields.includes(field)

/**
 * Whether both titles have the same fields of work and no others: a web designer's years are not an
 * analyst's.
 */
const isAllOf = (
  own: readonly string[],
  had: ReadonlySet<string>,
  asked: ReadonlySet<string>,
): boolean =>
  own.length > 0 &&
  own.every((field) => had.has(field)) &&
  [...had].filter(isNarrow).every((field) => asked.has(field))

/**
 * Whether somebody had all that a title tells of its trade: a cashier sells, but knows nothing of
 * insurance.
 */
function hasTradeOf(asked: ReadonlySet<string>, had: ReadonlySet<string>): boolean {
  const own = [...asked].filter(isNarrow)
  return (own.length > 0 ? own : [...asked]).every((field) => had.has(field))
}

/**
 * Whether two titles of one trade are near: a data scientist is near an analytics engineer, but not
 * near a civil engineer.
 */
function isKin(wanted: TitleTraits, held: TitleTraits): boolean {
  const closeness = titleCloseness(wanted, held)
  if (isGroupKnown(wanted) && isGroupKnown(held) && wanted.group !== held.group) return false
  const [asked, had] = [wanted.fields, held.fields]
  if (asked.size > 0 && had.size > 0) {
    if (closeness >= WEIGHTS.relevance.titleMin) {
      return sharesTellingWord(wanted, held) && [...had].some((field) => asked.has(field))
    }
    return isOpen(wanted, closeness) && hasTradeOf(asked, had)
  }
  return closeness >= WEIGHTS.relevance.titleMin && sharesTellingWord(wanted, held)
}

/**
 * Whether a field is a trade. Leading is none, since every trade has it: a facility manager and a
 * director of research share no trade.
 */
const isTrade = (field: string): boolean => !WEIGHTS.relevance.leadingFields.includes(field)

/** Whether two titles speak of one trade, however far apart in it: a payables clerk and an accountant. */
export function sharesTrade(wanted: TitleTraits, held: TitleTraits): boolean {
  const [asked, had] = [wanted.fields, held.fields]
  if (asked.size > 0 && had.size > 0) {
    return [...had].some((field) => asked.has(field) && isTrade(field))
  }
  return isGroupKnown(wanted) && wanted.group === held.group
}

/**
 * Whether a word that stands in both titles tells the trade: "nurse" does, "assistant" and "and" do
 * not.
 */
export const tellsTradeOf = (word: string): boolean =>
  word.length >= TRADE_CHARS_MIN && !isBroadTitleWord(word) && !PLAIN.has(word)

const BRANCH_OF = new Map(
  dataRows('./data/title-branches.txt', import.meta.url).flatMap(([branch = '', words = '']) =>
    words.split(' ').map((word) => [word, branch] as const),
  ),
)
/** The branch of its trade that a title names; undefined for most titles. */
const branchOf = ({ wordings }: TitleTraits): string | undefined =>
  wordings
    .flat()
    .map((word) => BRANCH_OF.get(word))
    .find((branch) => branch !== undefined)

/**
 * Whether years in one count as years in the other: both titles name the same trade, or share all
 * of its fields. A civil engineer is near a validation engineer, but has no years of validation.
 */
export function isCloseTo(wanted: TitleTraits, held: TitleTraits): boolean {
  if (kinship(wanted, held) === 'none') return false
  const [asked, had] = [wanted.fields, held.fields]
  const own = [...asked].filter(isNarrow)
  if (own.length > 0 && had.size > 0 && !own.some((field) => had.has(field))) return false
  const words = new Set(wanted.wordings.flat())
  const isShared = held.wordings.flat().some((word) => words.has(word) && tellsTradeOf(word))
  return isShared || (branchOf(wanted) === branchOf(held) && isAllOf(own, had, asked))
}

const MAKERS = new Set(eachOf('match:makers'))

const isMaker = ({ wordings }: TitleTraits): boolean =>
  wordings.flat().some((word) => MAKERS.has(word))

/**
 * Whether both titles are of one branch: a C++ developer is near a BI analyst in the trade, but has
 * done nothing of a BI analyst's work, nor a data analyst of a C++ developer's. A data engineer
 * has, who makes software too.
 */
export function isOfBranch(wanted: TitleTraits, held: TitleTraits): boolean {
  const [asked, had] = [branchOf(wanted), branchOf(held)]
  if (asked !== undefined) return asked === had
  return had === undefined || !isMaker(wanted) || isMaker(held)
}

const asMaker = (word: string): string => (MAKERS.has(word) ? '' : word)

/**
 * People who make a thing go by several names, in any order: "full-stack developer" and "Software
 * Engineer (Full Stack)". This holds only within a group of occupations: a "Software Sales
 * Engineer" sells.
 */
function isSameMaker(wanted: TitleTraits, held: TitleTraits): boolean {
  if (!isGroupKnown(wanted) || wanted.group !== held.group) return false
  const words = foldKey(wanted.canonical).split(' ').map(asMaker)
  const had = new Set(held.wordings.flat().map(asMaker))
  return words.length > 1 && words.includes('') && words.every((word) => had.has(word))
}

/** Whether whoever held the one title was what the other asks for. */
export const isSamePost = (wanted: TitleTraits, held: TitleTraits): boolean =>
  titleCloseness(wanted, held) === 1 || holds(held, wanted) || isSameMaker(wanted, held)

export function kinship(wanted: TitleTraits, held: TitleTraits): Kinship {
  if (isSamePost(wanted, held)) return 'same'
  // A nurse is near a nurse practitioner, but not one yet.
  return holds(wanted, held) || isKin(wanted, held) ? 'kin' : 'none'
}
