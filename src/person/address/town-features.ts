// The features for and against a town; their weights are learned.

import { anyOf, patternOf } from '../../languages/words.js'
import { stepOf } from '../../sequence/step-of.js'
import { AMBIGUOUS_WORDS } from '../../taxonomy/places/place-rules.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { timesIn } from '../../text/times-in.js'
import type { TownReading } from './town-readings.js'

/** The context of a reading, looked up once for a résumé. */
export interface TownContext {
  /** Position of the line with the name, -1 without one. */
  nameOrder: number
  /** That line in small letters. */
  nameText: string
  /** The positions of the lines with a mail address or a number. */
  reachOrders: ReadonlySet<number>
  country: string | undefined
  /** The whole résumé in small letters. */
  text: string
}

// The model does not see a value itself, only how many of these bounds it reaches.
const ORDERS = [2, 4, 7, 12, 20, 50]
const SIZES = [0.1, 3.7, 4.25, 4.35, 5, 5.9]
const SURE = [0.4, 0.5, 0.7, 0.9]
const WORDS = [3, 6, 10, 16]
/** What the label after a name opens: "Dahiwadi, Tal: Man" is a town, "Dist. Una" is none. */
const NEXT: readonly [string, RegExp][] = [
  ['district', new RegExp(String.raw`^[\s,.\-–—)]*(?:${anyOf('address:district-next')})`, 'i')],
  ['tehsil', new RegExp(String.raw`^[\s,.\-–—)]*(?:${anyOf('address:tehsil-next')})`, 'i')],
  ['post', new RegExp(String.raw`^[\s,.\-–—)]*(?:${anyOf('address:post-next')})`, 'i')],
  ['code', new RegExp(patternOf('address-code-next'), 'i')],
  ['end', /^[\s,.\-–—)]*$/],
]
/** A postal code directly after the name: "Pune - 411001", "Austin, TX 78701". */
const CODE_BEHIND = new RegExp(patternOf('address-code-behind'))
/** A postal code directly before the name: "80331 München". */
const CODE_BEFORE = /\b(?:[A-Z]{1,2}-)?\d{4,5}\s*(?:[A-Z]{2}\s*)?$/
const CODE = /\b\d{3}\s?\d{3}\b|\b\d{5}\b/
/** A line with years belongs to a position or a school. */
const DATE = new RegExp(String.raw`\b(?:19|20)\d\d\b|\b(?:${anyOf('address:date-words')})\b`, 'i')
/** A postal code is at most this many characters away. */
const CODE_BEHIND_CHARS = 20
const CODE_BEFORE_CHARS = 9
/** The value for a name that the address does not print: nothing can come after it. */
const BEHIND_UNPRINTED = 9
/** The model does not tell apart more names, words or steps than these. */
const SEEN_MAX = 4
/** The model does not tell apart more mentions than these. */
const AGAIN_MAX = 2
/** Above this share of words in small letters a text is a sentence. */
const SENTENCE_SHARE = 0.4
/** At most this many lines are between the name and an address beside it. */
const BY_NAME_LINES = 3
/** Rather a title than not. */
const TITLE_MIN = 0.5

/** Whether the address names its district at all: then the labels of other names mean more. */
const DISTRICT_NAMED = new RegExp(String.raw`\b(?:${anyOf('address:district-start')})`, 'i')

/** What the features of a reading are made from, each looked up once. */
interface Seen {
  rank: string
  own: number
  next: string
  /** How many names come after it in the address: 0 for the last. */
  behind: number
  hasDistrict: boolean
  order: number
  near: boolean
  words: readonly string[]
}

function seenOf(reading: TownReading, context: TownContext): Seen {
  const { address, start, end, size } = reading
  const { text, pieces } = address
  const order = pieces[0]?.order ?? 0
  return {
    rank: reading.rank,
    own: stepOf(size, SIZES),
    next:
      start < 0
        ? 'unprinted'
        : (NEXT.find(([, sign]) => sign.test(text.slice(end)))?.[0] ?? 'name'),
    behind:
      start < 0 ? BEHIND_UNPRINTED : Math.min(SEEN_MAX, text.slice(end).split(/[,;()]/).length - 1),
    hasDistrict: DISTRICT_NAMED.test(text),
    order,
    near: [order - 1, order, (pieces.at(-1)?.order ?? 0) + 1, order - 2].some((at) =>
      context.reachOrders.has(at),
    ),
    words: text.split(/\s+/),
  }
}

/** The features that every reading has. */
function valuesOf(reading: TownReading, seen: Seen): string[] {
  const { source, place, address } = reading
  const { kind, pieces } = address
  const section = pieces[0]?.section ?? ''
  const { rank, own, next, behind, hasDistrict, near, words } = seen
  const order = stepOf(seen.order, ORDERS)
  const sure = stepOf(place.confidence, SURE)
  return [
    `next:${next}`,
    `next:${next} source:${source}`,
    `next:${next} rank:${rank}`,
    `district:${hasDistrict} rank:${rank}`,
    `district:${hasDistrict} rank:${rank} source:${source}`,
    `size:${own} next:${next}`,
    `kind:${kind}`,
    `section:${section}`,
    `order:${order}`,
    `kind:${kind} section:${section}`,
    `rank:${rank}`,
    `size:${own}`,
    `source:${source}`,
    `source:${source} size:${own}`,
    `source:${source} rank:${rank}`,
    `size:${own} rank:${rank}`,
    `source:${source} kind:${kind}`,
    `behind:${behind}`,
    `behind:${behind} size:${own}`,
    `behind:${behind} source:${source}`,
    `sure:${sure}`,
    `sure:${sure} kind:${kind}`,
    `words:${stepOf(words.length, WORDS)}`,
    `town words:${Math.min(SEEN_MAX, place.city.split(' ').length)} source:${source}`,
    `near:${near} order:${Math.min(SEEN_MAX, order)}`,
    `first:${reading.at === 0}`,
  ]
}

/** The features that only some readings have. */
function signsOf(reading: TownReading, context: TownContext, seen: Seen): string[] {
  const { address, place, start, end } = reading
  const { text, kind } = address
  const small = seen.words.filter((word) => /^\p{Lower}{2}/u.test(word)).length / seen.words.length
  const isSentence = small > SENTENCE_SHARE
  const { nameOrder } = context
  const behindIt = text.slice(end, end + CODE_BEHIND_CHARS)
  const beforeIt = text.slice(Math.max(0, start - CODE_BEFORE_CHARS), Math.max(0, start))
  const signs: [boolean, string][] = [
    [seen.near, 'near'],
    [isSentence, 'sentence'],
    [isSentence, `sentence kind:${kind}`],
    [nameOrder >= 0 && Math.abs(seen.order - nameOrder) <= BY_NAME_LINES, 'by-name'],
    [place.countryCode === context.country, 'home'],
    [CODE.test(text), 'code'],
    [start >= 0 && CODE_BEHIND.test(behindIt), 'code-behind'],
    [start >= 0 && CODE_BEFORE.test(beforeIt), 'code-before'],
    [titleLikelihood(place.city) >= TITLE_MIN, 'title'],
    [place.region !== '', 'region'],
    [context.nameText.includes(place.city.toLowerCase()), 'in-name'],
    [DATE.test(text), 'date'],
    [start === 0, 'opens'],
    [start >= 0 && /^\p{Lower}/u.test(text.slice(start)), 'small'],
  ]
  return signs.flatMap(([is, sign]) => (is ? [sign, `${sign} source:${reading.source}`] : []))
}

/** Whether the résumé names the town again outside the address: where one lives one also works or learned. */
function echoesOf({ address, place, source }: TownReading, { text }: TownContext): string[] {
  const town = place.city.toLowerCase()
  const others = timesIn(text, town) - timesIn(address.text.toLowerCase(), town)
  const again = Math.max(0, Math.min(AGAIN_MAX, others))
  return [
    `again:${again}`,
    `again:${again} source:${source}`,
    `again:${again} kind:${address.kind}`,
    ...(AMBIGUOUS_WORDS.has(town) ? ['everyday'] : []),
  ]
}

export function townFeatures(reading: TownReading, context: TownContext): string[] {
  const seen = seenOf(reading, context)
  return [
    ...valuesOf(reading, seen),
    ...signsOf(reading, context, seen),
    ...echoesOf(reading, context),
  ]
}
