// Restores damaged line breaks: joins wrapped lines and cuts lines that lost their breaks.
import { patternOf } from '../../languages/words.js'
import type { Line } from '../../layout/types.js'
import { decodeEntities } from './decode-entities.js'
import { innerDashes } from './inner-dashes.js'
import { joinFragments } from './join-fragments.js'
import { joinWrapped } from './join-wrapped.js'
import { breakFinder } from './lost-breaks.js'
import { withoutPrint } from './printed-page.js'
import { stuckHeading } from './stuck-heading.js'

/** A document may grow to this many lines; further lines are not cut. */
const LINES_MAX = 20_000

interface Cut {
  text: string
  bullet: boolean
}

/** "=== JOB DETAILS ===", "##Duties##": a heading on a scraped page. */
const DECORATED = /^[=#_*~-]{2,}\s*([^=#_*~]{2,80}?)\s*[=#_*~-]{2,}:?$/
/** This ranks below the page's own headings. */
const DECORATED_LEVEL = 3
/** "You ll row", "they don t": an export dropped the apostrophe. */
const LOST_APOSTROPHE = new RegExp(patternOf('unit-lost-apostrophe'), 'gi')
/** Parts of a page or form that are no text: "4 of 5", "Page 2", "Yes / No", "[TBD]". */
const FURNITURE = new RegExp(patternOf('unit-furniture'), 'i')

/**
 * Bullets inside a line, if there are several: "tasks: • Wash up • Lay tables". A font of symbols has them among its
 * private characters, and an export that does not know them writes "??".
 */
const INNER_BULLET = /\s*[•●▪◦■➢✓✔·\ue000-\uf8ff]\s*|\s\?\?\s+/gu
/** A single bullet inside a line separates two things of one item. */
const INNER_BULLETS_MIN = 2
function apart(text: string, marks: readonly { index: number; length: number }[]): Cut[] {
  const out: Cut[] = []
  let from = 0
  for (const [at, { index, length }] of marks.entries()) {
    out.push({ text: text.slice(from, index).trim(), bullet: at > 0 && marks.length > 1 })
    from = index + length
  }
  return [...out, { text: text.slice(from).trim(), bullet: marks.length > 1 }].filter(
    (cut) => cut.text !== '',
  )
}

/** "guestsbrCleaning": line breaks that lost their angle brackets, if there are several. */
const LOST_TAG = /\s*(?:br){1,3}(?=[\p{Upper}*])|(?<=\s)(?:br){1,3}(?=\s|$)/gu
/** Two such letters may end a word; three times they are the rest of tags. */
const LOST_TAGS_MIN = 3

function atLostTags(line: Line): Line[] {
  const tags = marksOf(line.text, LOST_TAG)
  if (tags.length < LOST_TAGS_MIN) return [line]
  return apart(line.text, tags).map(({ text }) => ({ ...line, text }))
}

const marksOf = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), (match) => ({ index: match.index, length: match[0].length }))

/** The item, and the heading of the next ones that ran into it. */
function withoutHeading(cut: Cut): Cut[] {
  const at = cut.bullet ? stuckHeading(cut.text) : undefined
  if (at === undefined) return [cut]
  const item = { ...cut, text: cut.text.slice(0, at).trimEnd() }
  return [item, { text: cut.text.slice(at), bullet: false }]
}

function atBullets(text: string): Cut[] {
  const bullets = marksOf(text, INNER_BULLET)
  if (bullets.length >= INNER_BULLETS_MIN) return apart(text, bullets).flatMap(withoutHeading)
  const dashes = innerDashes(text)
  if (dashes.length > INNER_BULLETS_MIN) return apart(text, dashes)
  return [{ text, bullet: false }]
}

function cutLine(line: Line, breaks: readonly number[]): Line[] {
  const parts = apart(
    line.text,
    breaks.map((index) => ({ index, length: 0 })),
  ).flatMap(({ text }) => atBullets(text))
  if (parts.length === 1 && parts[0]?.text === line.text) return [line]
  return parts.map(({ text, bullet }, at) => ({
    ...line,
    text,
    bullet: bullet || (line.bullet && at === 0),
    caps: text.length > 1 && text === text.toUpperCase() && /\p{Upper}{2}/u.test(text),
    heading: parts.length === 1 ? line.heading : 0,
    bold: line.bold && parts.length === 1,
    gapBefore: at === 0 ? line.gapBefore : 0,
  }))
}

const isSaid = ({ text }: Line): boolean => text !== '' && !FURNITURE.test(text)

export function mendLines(lines: readonly Line[]): Line[] {
  const decoded = lines.map((line) => {
    const text = decodeEntities(line.text).trim().replace(LOST_APOSTROPHE, "'")
    const inner = DECORATED.exec(text)?.[1]
    if (inner) return { ...line, text: inner, heading: line.heading || DECORATED_LEVEL }
    return text === line.text ? line : { ...line, text }
  })
  const whole = joinWrapped(withoutPrint(joinFragments(decoded.filter(isSaid)))).flatMap(atLostTags)
  const breaksIn = breakFinder(whole.map((line) => line.text))
  const out: Line[] = []
  for (const line of whole) {
    if (out.length >= LINES_MAX) out.push(line)
    else for (const part of cutLine(line, breaksIn(line.text))) out.push(part)
  }
  return out.map((line, index) => (line.index === index ? line : { ...line, index }))
}
