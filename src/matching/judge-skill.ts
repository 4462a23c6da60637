// Judges one wish for a skill, licence or language: how far it is met, and which line shows it best.
import { isChoiceFrom } from './evidence/suites.js'
import { isHeldKind, type Known, supportsFor } from './evidence/support.js'
import { monthsOf, positionsHolding } from './read-positions.js'
import { CORE_TAIL } from './role-words.js'
import { isOfEveryTrade, isSharedSkill } from './shared-skills.js'
import type { Ground, Mention, Place, Position, Support, Verdict, Wish } from './types.js'
import { missedVerdict } from './verdicts.js'
import { WEIGHTS } from './weights.js'

const GROUNDS: readonly Ground[] = ['named', 'implied', 'broader', 'related']
/** A shorter quote shows a reader nothing: "C", "R". */
const TINY_CHARS = 3
const PLACES: readonly Place[] = ['work', 'credential', 'list']

/** The worth of one piece of support, before years are considered. */
function worth({ ground, place, isFull }: Support): number {
  const { shown, listed, implied, related } = WEIGHTS.strength
  const placed = place === 'list' ? listed : shown
  if (!isFull) return related * placed
  return ground === 'named' ? placed : placed * implied
}

/**
 * A quote of a few letters convinces no stranger: for computer literacy, "MS Office" is better than
 * "C"; nor do the initials of a licence, where more is said of it elsewhere.
 */
const isTiny = ({ mention, ground }: Support, { isLicence }: Wish): boolean =>
  (ground !== 'named' || isLicence) && mention.quote.length < TINY_CHARS

/**
 * Whether the quote itself says the name: "MySQL" says SQL to every reader, "Hive" does not, and
 * "analytical ability" says what analytical skills are.
 */
const saysName = ({ mention }: Support, names: readonly string[]): boolean => {
  const quote = mention.quote.toLowerCase()
  return names.some((name) => quote.includes(name))
}

/** The names that are asked for, as a quote says them. */
const namesOf = ({ anyOf }: Wish): string[] =>
  anyOf.map(({ name }) => name.replace(CORE_TAIL, '').toLowerCase())

/** A skill of every trade is best shown by another such: computer literacy by "MS Office". */
const isShared = ({ mention }: Support, { anyOf }: Wish): boolean =>
  mention.skillId !== null &&
  anyOf.some(({ skillId }) => skillId !== null && isSharedSkill(skillId)) &&
  isSharedSkill(mention.skillId)

/** A licence is best shown by the paper: "Registered Nurse" is a post too. */
const isPaper = ({ place }: Support, { isLicence }: Wish): boolean =>
  isLicence && place === 'credential'

/** A paper that brings work with it shows it less than the work does: for teaching, a post before "QTS". */
const isByPaper = ({ ground, place }: Support): boolean =>
  ground === 'implied' && place === 'credential'

/**
 * Orders lines by how readily a stranger accepts them: the name itself before what implies it, work
 * before a list. The order is total, so the order of the document decides nothing.
 */
const better = (a: Support, b: Support, wish: Wish, names: readonly string[]): number =>
  Number(b.isFull) - Number(a.isFull) ||
  Number(b.mention.isSure) - Number(a.mention.isSure) ||
  GROUNDS.indexOf(a.ground) - GROUNDS.indexOf(b.ground) ||
  Number(isPaper(b, wish)) - Number(isPaper(a, wish)) ||
  Number(saysName(b, names)) - Number(saysName(a, names)) ||
  Number(isShared(b, wish)) - Number(isShared(a, wish)) ||
  Number(isByPaper(a)) - Number(isByPaper(b)) ||
  Number(b.isDirect ?? false) - Number(a.isDirect ?? false) ||
  PLACES.indexOf(a.place) - PLACES.indexOf(b.place) ||
  Number(a.mention.isTitle ?? false) - Number(b.mention.isTitle ?? false) ||
  Number(isTiny(a, wish)) - Number(isTiny(b, wish)) ||
  a.mention.quote.length - b.mention.quote.length ||
  (a.mention.quote < b.mention.quote ? -1 : 1)

function bestOf(support: readonly Support[], wish: Wish): Support | undefined {
  const names = namesOf(wish)
  return support.reduce<Support | undefined>(
    (best, one) => (best === undefined || better(one, best, wish, names) < 0 ? one : best),
    undefined,
  )
}

interface Used {
  months: number
  /** The positions that used the skill, each with its best line. */
  positions: { position: Position; best: Support }[]
}

function usedIn(support: readonly Support[], known: Known, wish: Wish): Used {
  const full = support.filter(({ isFull, mention }) => isFull && mention.position >= 0)
  const positions = known.positions.flatMap((position, index) => {
    const here = full.filter(({ mention }) => mention.position === index)
    const best = bestOf(here, wish)
    return best === undefined ? [] : [{ position, best }]
  })
  return { months: monthsOf(positions.map(({ position }) => position)), positions }
}

interface Quoted {
  evidence: string
  pieces: string[]
}

/** The dated lines that the months come from, each with the words that name the skill. */
function quoteDated({ positions }: Used, asked: number): Quoted | null {
  const all = positions.map(({ position }) => position)
  const named = positions
    .filter(({ best }) => best.ground === 'named')
    .map(({ position }) => position)
  // If the positions that name the skill have enough months, they convince more than those that only imply
  // it.
  const holding = positionsHolding(monthsOf(named) >= asked ? named : all, asked)
  if (holding.length === 0) return null
  const chosen = positions.filter(({ position }) => holding.includes(position))
  const lines = chosen.map(({ position: { line, title }, best: { mention } }) =>
    mention.quote === title ? line : `${line}: ${mention.quote}`,
  )
  return { evidence: lines.join('; '), pieces: chosen.map(({ best }) => best.mention.quote) }
}

/**
 * Too few years lower the worth, from nearly nothing off just below the mark down to a floor for no
 * years.
 */
function withYears(strength: number, months: number, asked: number): number {
  const floor = WEIGHTS.strength.short_years_floor
  return strength * (floor + (1 - floor) * Math.min(1, months / asked))
}

/**
 * A near miss is quoted only up to this length: a longer line says many things, and one near skill
 * in it convinces nobody. By eye.
 */
const NEAR_CHARS_MAX = 60

const nearest = (near: readonly Mention[]): string | null =>
  near.reduce<string | null>((best, { quote }) => {
    if (quote.length > NEAR_CHARS_MAX) return best
    if (best === null || quote.length < best.length) return quote
    return quote.length === best.length && quote < best ? quote : best
  }, null)

const missed = (wish: Wish, near: readonly Mention[], kindred: readonly Mention[]): Verdict => ({
  ...missedVerdict(wish),
  strength: near.length === 0 ? 0 : WEIGHTS.strength.near,
  // Work of the trade tells people apart, but nobody calls it near a licence: one has that or not.
  near: wish.isLicence ? null : nearest(kindred),
  months: wish.minMonths > 0 ? 0 : null,
})

/**
 * The months that count for the wish; null if it asks for none. A licence or language is held all
 * the time, so every position counts.
 */
function timeOf(wish: Wish, support: readonly Support[], known: Known): Used | null {
  if (wish.minMonths === 0) return null
  const isHeld = wish.anyOf.some(({ skillId }) => isHeldKind(skillId))
  return isHeld
    ? { months: monthsOf(known.positions), positions: [] }
    : usedIn(support, known, wish)
}

/** A list of techniques below a position says what was used there. */
const isOutsideWork = ({ place, mention }: Support): boolean =>
  place === 'list' && mention.position < 0

/** Nobody writes down at which post he could use a computer or work in a team. */
const isOfTrade = ({ anyOf }: Wish): boolean =>
  !anyOf.some(({ skillId }) => skillId !== null && isOfEveryTrade(skillId))

const shownAt = (support: readonly Support[]): number[] => [
  ...new Set(
    support
      .filter(({ isFull, mention }) => isFull && mention.place === 'work' && mention.position >= 0)
      .map(({ mention }) => mention.position),
  ),
]

/** A suite shows one of its programs in part, and a choice of them in full. */
function asChosen(one: Support, { anyOf }: Wish): Support {
  const asked = anyOf.map(({ skillId }) => skillId)
  const isWhole = !one.mention.isPart && isChoiceFrom(one.mention.skillId, asked)
  return isWhole ? { ...one, isFull: true, ground: 'implied' } : one
}

export function judgeSkill(wish: Wish, known: Known): Verdict {
  const found = wish.anyOf.map((wanted) => supportsFor(wanted, known))
  const support = found.flatMap((one) => one.support.map((each) => asChosen(each, wish)))
  const best = bestOf(support, wish)
  if (best === undefined)
    return missed(
      wish,
      found.flatMap(({ near }) => near),
      found.flatMap(({ kindred }) => kindred),
    )
  const time = timeOf(wish, support, known)
  const isShort = time !== null && time.months < wish.minMonths
  const full = support.reduce((most, one) => Math.max(most, worth(one)), 0)
  const dated = time === null ? null : quoteDated(time, wish.minMonths)
  return {
    wish,
    status: isShort || !best.isFull ? 'partial' : 'met',
    strength: isShort ? withYears(full, time.months, wish.minMonths) : full,
    evidence: dated?.evidence ?? best.mention.quote,
    pieces: dated?.pieces ?? best.pieces ?? [best.mention.quote],
    ground: best.ground,
    place: best.place,
    isOnlyListed: isOfTrade(wish) && support.every(isOutsideWork),
    near: null,
    months: time?.months ?? null,
    shownAt: shownAt(support),
  }
}
