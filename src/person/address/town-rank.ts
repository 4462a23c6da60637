// What an address calls a name by the label before or behind it: a district, a village, a post office.

import { anyOf } from '../../languages/words.js'

/** The rank that the label before a name gives it. */
const RANKS: readonly [string, RegExp][] = [
  [
    'district',
    new RegExp(String.raw`\b(?:${anyOf('address:district-labels')})[\s.:+=)\-–—]*$`, 'i'),
  ],
  ['tehsil', new RegExp(String.raw`\b(?:${anyOf('address:tehsil-labels')})[\s.:+=\-–—]*$`, 'i')],
  [
    'police',
    new RegExp(String.raw`\b(?:${anyOf('address:police-station-labels')})[\s.:+=\-–—]*$`, 'i'),
  ],
  ['post', new RegExp(String.raw`\b(?:${anyOf('address:post-office-labels')})[\s.:+=\-–—]*$`, 'i')],
  ['village', new RegExp(String.raw`\b(?:${anyOf('address:village-labels')})[\s.:+=\-–—]*$`, 'i')],
  ['near', new RegExp(String.raw`\b(?:${anyOf('address:near-labels')})[\s.:\-–—]*$`, 'i')],
  ['label', new RegExp(String.raw`\b(?:${anyOf('address:town-words')})[\s.:\-–—]*$`, 'i')],
]
/**
 * A label behind the name is its own only if no other name follows: "Erode Dist, 638001" is a
 * district, but "Palampur, Dist: Kangra" is a town.
 */
const behind = (words: string): RegExp =>
  new RegExp(String.raw`^[\s(.,\-–—]*(?:${words})[\p{Alpha}.]*[\s).:\-–—]*(?:$|[,;(\d])`, 'iu')
const RANKS_BEHIND: readonly [string, RegExp][] = [
  ['district', behind(anyOf('address:district-behind'))],
  ['tehsil', behind(anyOf('address:tehsil-behind'))],
  ['post', behind(anyOf('address:post-behind'))],
  ['village', behind(anyOf('address:village-behind'))],
]
/** The label of a name is at most this many characters away. */
const BEFORE_CHARS = 18
const BEHIND_CHARS = 30

/** The rank of the name at these characters of an address; `start` is -1 for a name not printed. */
export function rankOf(text: string, start: number, end: number): string {
  if (start < 0) return 'unprinted'
  const rest = text.slice(end, end + BEHIND_CHARS)
  const before = text.slice(Math.max(0, start - BEFORE_CHARS), start)
  const found =
    RANKS_BEHIND.find(([, label]) => label.test(rest)) ??
    RANKS.find(([, label]) => label.test(before))
  return found?.[0] ?? 'none'
}
