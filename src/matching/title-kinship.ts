// Whether two job titles are of one occupation or of near ones: what years in the one say of the other.
import { foldKey } from '../text/fold.js'
import { holdsTitle } from './evidence/occupation.js'
import { type TitleTraits, titleCloseness, titleKey } from './title-closeness.js'
import { WEIGHTS } from './weights.js'
import { fieldsOfTitle, isBroadTitleWord } from './work-profile.js'

export type Kinship = 'same' | 'kin' | 'none'

const holds = (whole: TitleTraits, part: TitleTraits): boolean =>
  part.canonical !== '' && holdsTitle(titleKey(whole), foldKey(part.canonical))

const isGroupKnown = ({ group }: TitleTraits): boolean => group !== ''

/** "Sales manager" and "project manager" share a word, but none that tells a trade. */
function sharesTellingWord(a: TitleTraits, b: TitleTraits): boolean {
  const words = new Set(a.wordings.flat())
  return b.wordings.flat().some((word) => words.has(word) && !isBroadTitleWord(word))
}

/** Near titles of one trade: a data scientist and an analytics engineer, no civil engineer. */
function isKin(wanted: TitleTraits, held: TitleTraits): boolean {
  const closeness = titleCloseness(wanted, held)
  if (isGroupKnown(wanted) && isGroupKnown(held) && wanted.group !== held.group) return false
  const [asked, had] = [fieldsOfTitle(wanted.wordings), fieldsOfTitle(held.wordings)]
  if (asked.size > 0 && had.size > 0) {
    const { titleMin, openGroups } = WEIGHTS.relevance
    const least = openGroups.includes(wanted.group) ? WEIGHTS.similarity.sameGroup : titleMin
    return closeness >= least && [...had].some((field) => asked.has(field))
  }
  return closeness >= WEIGHTS.relevance.titleMin && sharesTellingWord(wanted, held)
}

/** Whether two titles speak of one trade, however far apart in it: a payables clerk and an accountant. */
export function sharesTrade(wanted: TitleTraits, held: TitleTraits): boolean {
  const [asked, had] = [fieldsOfTitle(wanted.wordings), fieldsOfTitle(held.wordings)]
  if (asked.size > 0 && had.size > 0) return [...had].some((field) => asked.has(field))
  return isGroupKnown(wanted) && wanted.group === held.group
}

export function kinship(wanted: TitleTraits, held: TitleTraits): Kinship {
  if (titleCloseness(wanted, held) === 1 || holds(held, wanted)) return 'same'
  // A nurse is near a nurse practitioner, and not yet one.
  return holds(wanted, held) || isKin(wanted, held) ? 'kin' : 'none'
}
