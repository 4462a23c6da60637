// Names that a demand only mentions in passing: the people beside whom one works, what the work is
// more than, the trade that one should care for.
import { anyOf, patternOf } from '../../languages/words.js'
import { normalizeSkill } from '../../taxonomy/skills/skills.js'
import { isTitleNoun } from '../../taxonomy/titles/title-nouns.js'
import { foldKey } from '../../text/fold.js'
import type { Phrase } from '../phrases/read-phrases.js'

/** "data for agents, not just BI tools": more than that is asked for. */
const NOT_JUST = new RegExp(patternOf('demand-not-just'), 'i')
/** "not only Java but also Go" asks for both. */
const BUT_ALSO = new RegExp(patternOf('demand-but-also'), 'i')
/** "an interest in the insurance industry": no knowledge of it. */
const INTEREST = new RegExp(patternOf('demand-interest'), 'i')
const TRADE = new RegExp(String.raw`\b(?:${anyOf('demand:trades')})$`, 'i')
/** "and related development tools": the rest of a list of names. */
const REST = new RegExp(patternOf('demand-rest-of-list'), 'i')
const CLASS = new RegExp(String.raw`\b(?:${anyOf('demand:list-heads')})$`, 'i')
/** "working with UI and visual designers": words before the people. */
const BESIDE = new RegExp(patternOf('demand-works-beside'), 'iu')
const PEOPLE_BEHIND = new RegExp(
  String.raw`^\s+(?:${anyOf('demand:list-gap')})\s+(?:\p{Alpha}+\s+)?(\p{Alpha}+)`,
  'iu',
)

const isPost = (word: string): boolean => isTitleNoun(word) || isTitleNoun(word.replace(/s$/, ''))

function isOfPeople({ raw, start, end }: Phrase, text: string): boolean {
  if (!BESIDE.test(text.slice(0, start))) return false
  const last = foldKey(raw).split(' ').at(-1) ?? ''
  const next = foldKey(PEOPLE_BEHIND.exec(text.slice(end))?.[1] ?? '')
  return isPost(last) || (next !== '' && isPost(next))
}

/** "as a Rigger, Site Foreman or Clerk": the posts behind "as", up to what they are with or in. */
const HELD = new RegExp(patternOf('demand-held-posts'), 'gi')
const HELD_JOINT = new RegExp(patternOf('demand-held-joint'), 'i')
/** One post names the trade that is asked for; so many tell what kinds of people may apply. */
const POSTS_MANY = 3

const isHeldPost = ({ start }: Phrase, text: string): boolean =>
  Array.from(text.matchAll(HELD)).some((held) => {
    if (start < held.index || start >= held.index + held[0].length) return false
    const posts = (held[1] ?? '').split(HELD_JOINT).map((post) => foldKey(post).split(' ').at(-1))
    return posts.length >= POSTS_MANY && posts.every((word) => isPost(word ?? ''))
  })

/** "a will to develop your lace skills", "eager to learn lace": what one has yet to learn. */
const YET_TO_LEARN = new RegExp(patternOf('demand-yet-to-learn'), 'iu')
/** "grow the team to assure service": what the work is good for. */
const WORK_PURPOSE = new RegExp(patternOf('demand-work-purpose'), 'iu')

/** "research in either an industrial or University/NHS environment": where it was done. */
const KIND_OF_PLACE = new RegExp(patternOf('demand-kind-of-place'), 'iu')
const PLACE_BEHIND = new RegExp(patternOf('demand-place-behind'), 'i')

const isPlaceOfWork = ({ raw, start, end }: Phrase, text: string): boolean =>
  PLACE_BEHIND.test(text.slice(end)) &&
  KIND_OF_PLACE.test(text.slice(0, start)) &&
  normalizeSkill(raw).taxonomyId === null

/** @param text the unit that the phrase was found in */
export function isInPassing(phrase: Phrase, text: string): boolean {
  const before = text.slice(0, phrase.start)
  if (NOT_JUST.test(before)) return !BUT_ALSO.test(text.slice(phrase.end))
  if (INTEREST.test(before) && TRADE.test(phrase.raw)) return true
  if (REST.test(before) && CLASS.test(phrase.raw)) return true
  if (isHeldPost(phrase, text) || YET_TO_LEARN.test(before) || WORK_PURPOSE.test(before))
    return true
  return isOfPeople(phrase, text) || isPlaceOfWork(phrase, text)
}
