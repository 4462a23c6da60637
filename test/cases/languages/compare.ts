// Compares values that were read with those that a careful reader found.
import { fold, foldKey } from '../../../src/text/fold.js'
import { normalizeSkill } from '../../../src/taxonomy/skills/skills.js'

/** Words that may differ without making it another employer. */
const LEGAL_FORMS = new Set(
  'gmbh ag kg ug se ev co sa sas sarl sasu srl spa snc sl slu lda ltda bv nv vof vzw the'.split(' '),
)
/** The share of common words from which two names count as one. */
export const SAME_NAME = 0.75
export const SAME_SKILL = 0.8

const wordsOf = (text: string): string[] =>
  foldKey(text)
    .split(' ')
    .filter((word) => word !== '' && !LEGAL_FORMS.has(word))

/** The share of words that two texts have in common, from 0 to 1. */
export function similarity(a: string, b: string): number {
  const [x, y] = [wordsOf(a), wordsOf(b)]
  if (foldKey(a) === foldKey(b)) return 1
  const rest = [...y]
  let hits = 0
  for (const word of x) {
    const at = rest.indexOf(word)
    if (at < 0) continue
    rest.splice(at, 1)
    hits++
  }
  return x.length + y.length === 0 ? 0 : (2 * hits) / (x.length + y.length)
}

export const sameName = (a: string, b: string): boolean => similarity(a, b) >= SAME_NAME

/** By the vocabulary's id if it has one, otherwise by words. */
export function sameSkill(gold: string, forms: readonly string[], id: string | null): boolean {
  const wanted = normalizeSkill(gold).taxonomyId
  return (wanted !== null && wanted === id) || forms.some((form) => similarity(gold, form) >= SAME_SKILL)
}

const FIRST_WORDS = 5
/** Whether an item begins as the gold one does, or has its first words. */
export const sameBeginning = (gold: string, item: string): boolean =>
  foldKey(item).includes(foldKey(gold).split(' ').slice(0, FIRST_WORDS).join(' '))

export interface Count {
  hits: number
  lost: string[]
  extra: string[]
}

/** Each gold item takes the first equal item; no item is taken twice. */
export function compareLists<T>(
  gold: readonly string[],
  found: readonly T[],
  same: (gold: string, found: T) => boolean,
  nameOf: (found: T) => string,
): Count {
  const rest = [...found]
  const lost = gold.filter((item) => {
    const at = rest.findIndex((one) => same(item, one))
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  return { hits: gold.length - lost.length, lost, extra: rest.map(nameOf) }
}

/** F1; 1 if there was nothing to find and nothing was found. */
export const f1 = ({ hits, lost, extra }: Count): number =>
  hits + lost.length + extra.length === 0
    ? 1
    : (2 * hits) / (2 * hits + lost.length + extra.length)

/** Whether a redacted text still has a string: short ones as whole words, long ones by their letters. */
export function stillHas(text: string, part: string): boolean {
  const dense = (value: string) => fold(value).replace(/[^\p{L}\p{N}]+/gu, '')
  if (dense(part).length > 6) return dense(text).includes(dense(part))
  return ` ${foldKey(text)} `.includes(` ${foldKey(part)} `)
}

type Entry = Record<string, string | null>
/** Gold and found entries that speak of the same thing, the closest first. */
export function alignEntries(
  gold: readonly Entry[],
  found: readonly Entry[],
  names: readonly string[],
): Map<number, number> {
  const closeness = (a: Entry, b: Entry): number =>
    names.reduce((sum, name) => sum + similarity(a[name] ?? '', b[name] ?? ''), 0) +
    (a.start && a.start === b.start ? 0.8 : 0) +
    (a.end && a.end === b.end ? 0.6 : 0)
  const pairs = gold
    .flatMap((a, at) => found.map((b, other) => ({ at, other, score: closeness(a, b) })))
    .filter(({ score }) => score >= 0.75)
    .sort((a, b) => b.score - a.score)
  const taken = new Map<number, number>()
  const used = new Set<number>()
  for (const { at, other } of pairs) {
    if (taken.has(at) || used.has(other)) continue
    taken.set(at, other)
    used.add(other)
  }
  return taken
}
