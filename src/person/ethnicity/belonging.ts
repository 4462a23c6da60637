// Tells whether a people's name is said of the person: "of Mapuche descent", "I am Igbo", "grew up
// in the Kichwa community". Elsewhere it is a language, a place, or a group that somebody works with.
import { anyOf, patternOf } from '../../languages/words.js'
import { isPersonal } from '../labels/label.js'
import { isOwnPart } from '../own-parts.js'
import type { Page, PageLine } from '../page/make-page.js'
import type { PhraseHit } from '../page/phrase-list.js'
import type { PeopleKind } from './peoples.js'

/** How much is looked at on either side of a name. */
const AROUND_CHARS = 80
/** Behind a name: descent, and then no noun ("heritage museum"). */
const DESCENT = new RegExp(
  String.raw`^[ \t-](?:[a-z]+[ \t])?(?:${anyOf('personal:descent')})(?![\p{Alpha}-])(?![ \t](?!(?:${anyOf('personal:goes-on')})\b)\p{Alpha})`,
  'u',
)
/** Before it: the beginning of a piece, or a word that leads to what somebody is. */
const DESCENT_BEFORE = new RegExp(patternOf('personal-descent-before'))
/** "preservation of …": the work of somebody. */
const WORK_BEFORE = new RegExp(patternOf('personal-work-before'))
/** Behind a name: a community, and the place that it is of. */
const COMMUNITY = new RegExp(
  String.raw`^[ \t](?:${anyOf('personal:communities')})(?![\p{Alpha}-])`,
  'u',
)
const OF_PLACE = new RegExp(patternOf('personal-of-place'), 'u')
/** Before it: being a member, or growing up there. */
const MEMBER_BEFORE = new RegExp(patternOf('personal-member-before'))
const GREW_UP_BEFORE = new RegExp(patternOf('personal-grew-up-before'))
/** "I am", "I identify as a proud". */
const SELF_BEFORE = new RegExp(patternOf('personal-self-before'))
/** A person, or the end of the phrase. */
const PERSON_BEHIND = new RegExp(
  String.raw`^(?:[ \t-](?:${anyOf('personal:persons')})(?![\p{Alpha}-])|[ \t]?[,.;)|•·]|[ \t]*$|[ \t](?:${anyOf('personal:behind-oneself')})\b)`,
  'u',
)
/** "Citizen, Mapuche woman.": a piece of its own. */
const PERSON_PIECE = new RegExp(
  String.raw`^[ \t-](?:${anyOf('personal:persons')})(?=[ \t]*(?:$|[,;|•·./)]|[ \t]{2}))`,
)
/** "I am a Tamil teacher" says what is taught. */
const TONGUE_JOB = new RegExp(String.raw`^[ \t-](?:${anyOf('personal:tongue-jobs')})`, 'u')
/** The end of a piece on either side; what follows in brackets is a part of the people. */
const PIECE_BEFORE = /(?:^|[,;|•·./(:]|[ \t]{2})[ \t]*$/
const PIECE_BEHIND = /^(?:[ \t]?\([^)\d]{2,30}\))?[ \t]*(?:$|[,;|•·./)]|[ \t]{2})/
/** "Languages: English, Kashmiri". */
const TONGUES_BEFORE = new RegExp(String.raw`\b(?:${anyOf('personal:tongues-before')})`)

const isCapital = (text: string): boolean => /\p{Upper}/u.test(text)

/**
 * How far behind the name the removal goes, or null if the name is not said of the person. `pieces`
 * are the ends of the pieces of personal lists, by their starts.
 */
export function belongingEnd(
  page: Page,
  line: PageLine,
  { start, end, value: kind }: PhraseHit<PeopleKind>,
  pieces: ReadonlyMap<number, number>,
): number | null {
  if (!isCapital(page.text.slice(start, end))) return null
  const before = page.folded.slice(Math.max(line.start, start - AROUND_CHARS), start)
  const behind = page.folded.slice(end, Math.min(line.end, end + AROUND_CHARS))
  const isOwn = isOwnPart(line.part)
  const descent = isOwn ? DESCENT.exec(behind) : null
  if (descent && DESCENT_BEFORE.test(before) && !WORK_BEFORE.test(before))
    return end + descent[0].length
  const community = COMMUNITY.exec(behind)
  if (community) {
    const isPiece = line.part === 'personal' && PIECE_BEFORE.test(before)
    const isIn = GREW_UP_BEFORE.test(before) || (isOwn && MEMBER_BEFORE.test(before)) || isPiece
    if (isIn) return withPlace(page, line, end + community[0].length)
  }
  if (line.part !== 'work' && SELF_BEFORE.test(before) && !TONGUE_JOB.test(behind)) {
    const person = PERSON_BEHIND.test(behind)
    if (person || kind === 'people') return end
  }
  const person =
    isOwn && kind !== 'doubtful' && PIECE_BEFORE.test(before) && PERSON_PIECE.exec(behind)
  if (person) return end + person[0].length
  if (kind === 'doubtful' || !isPersonal(line.part)) return null
  // A language is a people only beside other details of a person.
  const isListed =
    kind === 'tongue'
      ? pieces.get(start) === end
      : PIECE_BEFORE.test(before) && PIECE_BEHIND.test(behind) && !TONGUES_BEFORE.test(before)
  return isListed ? end : null
}

function withPlace(page: Page, line: PageLine, end: number): number {
  const place = OF_PLACE.exec(page.text.slice(end, Math.min(line.end, end + AROUND_CHARS)))
  return end + (place?.[0].length ?? 0)
}
