// Corrects the labels of a posting that is read through English words. The labeller learned from
// English postings and knows few of the other words that remain.
import { anyOf, patternOf } from '../../languages/words.js'
import type { HeadingKind, LabelledUnit, UnitLabel } from '../types.js'

/** A label of this probability or more is kept. */
const SURE = 0.9
/** Plain wording overrules labels up to this probability. */
const SURE_OF_WORDING = 0.985
/**
 * An item takes the kind of its list if at least this share of the other items, and at least this
 * many, have it.
 */
const LIST_SHARE = 0.6
const LIST_MIN = 2

/**
 * An advertisement of a few lines has no headings, so its clauses are judged by their own words.
 */
const SHORT_CHARS = 900

/** An address or a telephone number. */
const CONTACT = new RegExp(patternOf('glossed-contact'), 'iu')
/** An amount with its currency before or behind it. */
const MONEY = new RegExp(patternOf('glossed-money'), 'iu')
/** A unit with such an opening is about the post or how to apply … */
const OFFERS = new RegExp(
  String.raw`^[\W\d]*(?:${anyOf('glossed:line-articles')})?(?:${anyOf('glossed:offers')})\b`,
  'iu',
)
/** … or about its terms. */
const TELLS = new RegExp(
  String.raw`^[\W\d]*(?:${anyOf('glossed:line-articles')})?(?:${anyOf('glossed:tells')})\b`,
  'iu',
)
/** Words that ask for something, as the lists of other languages translate them. */
const ASKS = new RegExp(String.raw`\b(?:${anyOf('glossed:asks')})\b`, 'iu')
/** "At least 3 years", in the translated words. */
const YEARS_ASKED = new RegExp(patternOf('glossed-years-asked'), 'iu')
/** "You advise clients": a duty, unless it says what people are, have, or will get. */
const YOU_DO = new RegExp(patternOf('glossed-you-do'), 'iu')
/** A verb of work at the beginning, with or without small words before it. */
const DUTY = new RegExp(patternOf('glossed-duty'), 'iu')
const ELSEWHERE: ReadonlySet<HeadingKind> = new Set(['benefits', 'about', 'apply'])

/**
 * A sentence about who is wanted is neither a duty nor a demand, unless it says how much is asked.
 */
const SEEKS = new RegExp(patternOf('glossed-seeks'), 'iu')
/** Words that say how much is asked. */
const ASKS_MUCH = new RegExp(String.raw`\b(?:${anyOf('glossed:asks-much')})\b`, 'iu')

const isOffer = ({ text, isItem }: LabelledUnit): boolean =>
  CONTACT.test(text) ||
  (!isItem && SEEKS.test(text) && !ASKS_MUCH.test(text)) ||
  OFFERS.test(text) ||
  ((MONEY.test(text) || TELLS.test(text)) && !ASKS.test(text))

/** The label that a unit's own words give it. */
function spoken({ text, heading, isItem, probability }: LabelledUnit): UnitLabel | null {
  if (ELSEWHERE.has(heading)) return null
  if (ASKS.test(text) && probability < SURE) return 'Q'
  if (!isItem && YOU_DO.test(text) && probability < SURE_OF_WORDING) return 'R'
  return null
}

/**
 * In a short advertisement every clause means something; one without a sign follows its neighbours.
 */
function inShort({ text }: LabelledUnit): UnitLabel | null {
  if (SEEKS.test(text) || isTitleLine(text)) return null
  if (ASKS.test(text) || YEARS_ASKED.test(text)) return 'Q'
  return DUTY.test(text) ? 'R' : null
}
const isTitleLine = (text: string): boolean => /\s[–-]\s/.test(text)

interface List {
  items: number
  labelled: Record<'R' | 'Q', number>
}

/** For each unit, the list of consecutive items that it belongs to. */
function listsOf(units: readonly LabelledUnit[]): (List | null)[] {
  let open: List | null = null
  return units.map(({ isItem, isHeading, label }) => {
    if (!isItem || isHeading) {
      open = null
      return null
    }
    open ??= { items: 0, labelled: { R: 0, Q: 0 } }
    open.items++
    if (label !== 'O') open.labelled[label]++
    return open
  })
}

/** The items of one list are of one kind. */
function ofItsList({ heading }: LabelledUnit, list: List | null | undefined): UnitLabel | null {
  if (!list || ELSEWHERE.has(heading)) return null
  const others = list.items - 1
  for (const label of ['R', 'Q'] as const) {
    const count = list.labelled[label]
    if (count >= LIST_MIN && count / others >= LIST_SHARE) return label
  }
  return null
}

/** "Picking, loading.": a clause that continues in the next one is of its kind. */
function withItsSentence(units: readonly LabelledUnit[]): LabelledUnit[] {
  const out = [...units]
  for (let at = out.length - 2; at > 0; at--) {
    const [own, next] = [out[at], out[at + 1]]
    if (!own || !next || own.label !== 'O' || next.label === 'O' || own.isHeading) continue
    const isOther = isOffer(own) || SEEKS.test(own.text)
    if (!isOther && /[,;]$/.test(own.text)) out[at] = { ...own, label: next.label }
  }
  return out
}

export function foreignLabels(units: readonly LabelledUnit[]): LabelledUnit[] {
  const isShort = units.reduce((sum, { text }) => sum + text.length, 0) < SHORT_CHARS
  const spokenFor = units.map((unit) => {
    if (unit.isHeading) return unit
    if (unit.label !== 'O') return isOffer(unit) ? { ...unit, label: 'O' as const } : unit
    if (isOffer(unit)) return unit
    const label = spoken(unit) ?? (isShort ? inShort(unit) : null)
    return label ? { ...unit, label } : unit
  })
  const joined = isShort ? withItsSentence(spokenFor) : spokenFor
  const lists = listsOf(joined)
  return joined.map((unit, at) => {
    if (unit.isHeading || unit.label !== 'O' || unit.probability >= SURE || isOffer(unit))
      return unit
    const label = ofItsList(unit, lists[at])
    return label ? { ...unit, label } : unit
  })
}
