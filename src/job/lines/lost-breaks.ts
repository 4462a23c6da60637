// Finds where a line lost its breaks: "…is requiredMS Excel", "DutiesAnswer the phone",
// "hours;Drive". A name in camel case ("HireBee") looks the same, so the rest of the document
// decides how far to go.

import { patternOf } from '../../languages/words.js'
import { skillNamed } from '../../taxonomy/skills/skills.js'
import { foldKey } from '../../text/fold.js'
import { opensStatement } from '../units/openers.js'
import { isKnownHeading } from '../units/read-heading.js'

/** A capital or an amount of years that is joined to the text before it. */
const STUCK = new RegExp(patternOf('unit-years-stuck'), 'gu')
const BEFORE = /[\p{Alpha}\p{N}'’&/.+#-]*$/u
const AFTER = /^[\p{Alpha}\p{N}'’]+/u
const MARKS = /[.;:!?)\]”"%…,]+$/u
const LOWER_WORD = /(?:^|[/'’-])\p{Lower}{3,}$/u
const ENDS_LOWER = /\p{Lower}{2}$/u
const WORD = /^\p{Upper}\p{Lower}/u
/** Nobody writes a longer word. */
const WORD_CHARS_MAX = 48
/** This many sure seams show that a document lost its breaks. */
const SURE_MIN = 3
/** A shorter word behind a seam is more likely the end of a name: "McKinsey & Co", "AutoML". */
const LIKELY_CHARS_MIN = 3
/** "SEOResponsive web": a word of this length behind a skill's initials opens another item. By eye. */
const ITEM_CHARS_MIN = 6
const INITIALS = /^\p{Upper}[\p{Upper}\p{N}]+$/u

interface Seam {
  at: number
  left: string
  right: string
  marks: string
}

/** "playerProactive": the word before a seam may be stuck to others itself. */
const lastWord = (left: string): string =>
  /(?:\p{Upper}\p{Lower}+|\p{Upper}[\p{Upper}\p{N}]+)$/u.exec(left)?.[0] ?? left

function seamAt(text: string, at: number): Seam {
  const head = text.slice(Math.max(0, at - WORD_CHARS_MAX), at)
  const marks = MARKS.exec(head)?.[0] ?? ''
  const left = BEFORE.exec(head.slice(0, head.length - marks.length))?.[0] ?? ''
  const right = AFTER.exec(text.slice(at, at + WORD_CHARS_MAX))?.[0] ?? ''
  return { at, left, right, marks }
}

/**
 * Whether a word in small letters or a closing mark runs into a capital; no name is written like
 * that.
 */
function isSure({ left, right, marks }: Seam): boolean {
  if (/^\d/.test(right)) {
    // "Preferred Experience1. A year in sales": an item's number behind a heading.
    return marks === '' ? LOWER_WORD.test(left) || isKnownHeading(left) : ENDS_LOWER.test(left)
  }
  if (marks === '') return LOWER_WORD.test(left)
  if (!WORD.test(right) && right !== 'A') return false
  return /[;!?)\]%…]/.test(marks) || (/[:.]/.test(marks) && ENDS_LOWER.test(left))
}

/**
 * "SkillsStrong", "RESPONSIBILITIESAnswer", "B2CNo": likely only in a document that lost other
 * breaks.
 */
function isLikely({ left, right, marks }: Seam): boolean {
  const last = lastWord(left)
  const isKnown = skillNamed(last) !== undefined
  // "DUIs" is a plural; only behind a skill's name does so short a word open something.
  const isShort = right.length < LIKELY_CHARS_MIN && !(isKnown && opensStatement(right))
  if (!WORD.test(right) || isShort) return false
  if (/[:.]/.test(marks)) return true
  if (opensStatement(right) || isKnownHeading(left)) return true
  if (!isKnown) return false
  return (INITIALS.test(last) && right.length >= ITEM_CHARS_MIN) || skillNamed(right) !== undefined
}

const isName = ({ left, right, marks }: Seam): boolean =>
  marks === '' && [left, lastWord(left)].some((word) => skillNamed(word + right) !== undefined)

const key = ({ left, right }: Seam): string => foldKey(left + right)

/** Gives the offsets at which a line should be cut. */
export type BreakFinder = (text: string) => number[]

/**
 * Looks at the whole document once: whether it lost its breaks, and which camel-case names it has.
 */
export function breakFinder(texts: readonly string[]): BreakFinder {
  const seams = new Map<string, Seam[]>()
  const uses = new Map<string, number>()
  let sure = 0
  for (const text of texts) {
    const list = Array.from(text.matchAll(STUCK), ({ index }) => seamAt(text, index))
    seams.set(text, list)
    let end = 0
    for (const seam of list) {
      // A name of three parts has two seams but was used once.
      if (seam.at >= end) uses.set(key(seam), (uses.get(key(seam)) ?? 0) + 1)
      end = seam.at + seam.right.length
      if (sure < SURE_MIN && isSure(seam) && !isName(seam)) sure++
    }
  }
  const isBreak = (seam: Seam): boolean => {
    if (isSure(seam)) return !isName(seam)
    return sure >= SURE_MIN && uses.get(key(seam)) === 1 && isLikely(seam) && !isName(seam)
  }
  return (text) => (seams.get(text) ?? []).filter(isBreak).map(({ at }) => at)
}
