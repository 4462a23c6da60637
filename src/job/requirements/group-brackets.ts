// Finds alternatives in brackets, also where the reader of phrases took no note of a name between: "(mosses,
// ferns or trees)", "(e.g. race conditions, leaks)".
import { anyOf } from '../../languages/words.js'
import type { Phrase } from '../phrases/read-phrases.js'
import { EXAMPLES_OPEN, isFamilyName, isProgram, OPENS } from './examples.js'

/** "(birds, mammals, reptiles or fish)": a bracket with short items, one of which is enough. */
const OR_LIST = new RegExp(
  String.raw`\([^(),;]{2,40}(?:,[^(),;]{2,40})+,?\s(?:${anyOf('demand:list-or')})\s[^(),;]{2,40}\)`,
  'giu',
)
/** "threats (e.g. race conditions, replay, injections)": a bracket of examples. */
const EXAMPLE_LIST = new RegExp(String.raw`\(\s*${OPENS}[^()]*\)`, 'giu')

/** "CRM systems (Acme, Zeta)": a plain list in brackets. */
const PLAIN_LIST = /\([^()]{2,40}(?:[,/][^()]{2,40})+\)/gu
/** "(SAP EWM, Manhattan or similar)": others would do as well, so all of them stand for their kind. */
const OR_OTHERS = new RegExp(
  String.raw`\b(?:${anyOf('demand:list-or')})\s(?:an?\s)?(?:${anyOf('demand:others-like')})\b`,
  'iu',
)
/** "WMS experience (": words of asking may stand between the kind and its bracket. */
const BRACKET = new RegExp(String.raw`^(?:\s+(?:${anyOf('demand:tool-asked')}))*\s*\(`, 'i')

const isIn = ({ start, end }: Phrase, { index, 0: list }: RegExpExecArray): boolean =>
  start > index && end < index + list.length

/** The name of a kind of programs right before a bracket. */
function familyBefore(phrases: readonly Phrase[], text: string, index: number): Phrase | undefined {
  const before = phrases.findLast(({ end }) => end <= index)
  const isNext = before !== undefined && BRACKET.test(text.slice(before.end, index + 1))
  return isNext && isFamilyName(before) ? before : undefined
}

/** A bracket's names, with the name of their kind before it if that is no program of its own. */
function withKind(text: string, phrases: readonly Phrase[], inside: readonly number[]): number[] {
  const [first = 0] = inside
  const before = phrases[first - 1]
  const isNext = before !== undefined && BRACKET.test(text.slice(before.end))
  if (!isNext) return [...inside]
  return isProgram(before) && !isFamilyName(before) ? [...inside] : [first - 1, ...inside]
}

/** Gives all names in a bracket of choices one number, also where the reader took no note of one between. */
export function groupBrackets(
  text: string,
  phrases: readonly Phrase[],
  groups: (number | null)[],
  next: number,
): void {
  if (!text.includes('(')) return
  let group = next
  const ofFamilies = [...text.matchAll(PLAIN_LIST)].filter(({ index }) =>
    familyBefore(phrases, text, index),
  )
  const lists = [...text.matchAll(OR_LIST), ...text.matchAll(EXAMPLE_LIST), ...ofFamilies]
  for (const list of lists) {
    const within = phrases.flatMap((phrase, at) => (isIn(phrase, list) ? [at] : []))
    if (within.length === 0) continue
    const isOfKind =
      EXAMPLES_OPEN.test(list[0]) || OR_OTHERS.test(list[0]) || ofFamilies.includes(list)
    const inside = isOfKind ? withKind(text, phrases, within) : within
    const taken = new Set(inside.map((at) => groups[at] ?? 0))
    const isShared = groups.some((one, at) => taken.has(one ?? -1) && !inside.includes(at))
    const isDone = taken.size === 1 && !taken.has(0)
    if (inside.length < 2 || isShared || isDone) continue
    for (const at of inside) groups[at] = group
    group++
  }
}
