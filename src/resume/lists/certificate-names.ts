// What a certificate is called: its line without dates, standing and number, and what is no name at all.
import { findDates } from '../../dates/find-dates.js'
import { anyOf, eachOf } from '../../languages/words.js'
import { fieldOfLabel } from '../../person/labels/fields.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { skillNamed } from '../../taxonomy/skills/skills.js'
import { foldKey } from '../../text/fold.js'
import { spacedParts } from '../../text/spaces.js'
import { readHeading } from '../sections/read-heading.js'
import { trimmed } from './certificate-issuer.js'
import { NAME_WORDS_MAX } from './certificate-lines.js'

const NOT_NAMES: ReadonlySet<string> = new Set(eachOf('certificate:not-names').map(foldKey))
/** A longer item is a sentence. */
const NAME_CHARS_MAX = 140
/** "Harrisburg, Pennsylvania": where a school is, on a line of its own. */
const PLACE_MIN = 0.75
/** "renewed", "valid till", "(expired)" behind a name tell how it stands, not what it is called. */
const STANDING = new RegExp(
  String.raw`(?<![\s,;(–-])[\s,;(–-]+(?:${anyOf('certificate:standing')})[\s).:]*$`,
  'i',
)
/** "+ Certificate Number - EX00000", "Credential ID EX-00000": all behind such a label. */
const NUMBERED = new RegExp(
  String.raw`(?<![\s+,;|(–-])[\s+,;|(–-]+(?:${anyOf('certificate:numbered')})\s(?:${anyOf('certificate:number-words')})(?!\p{Alpha})(?=.{0,20}\d).{0,60}$`,
  'iu',
)
/** "(R.00000)", "No. 4711": the number under which somebody holds it. */
const NUMBER = /\s*(?:\(\p{Alpha}{0,4}[.\s/-]{0,2}\d{4,}\)|\bno\.?\s?\d{4,})$/iu

export function withoutDates(text: string): { text: string; year: number | null } {
  const dates = findDates(text)
  let out = text
  for (const { start, end } of [...dates].reverse())
    out = `${out.slice(0, start)} ${out.slice(end)}`
  out = out.replace(/[([]\s*[-–]?\s*[)\]]/g, ' ').replace(/\s+/g, ' ')
  out = trimmed(out).replace(NUMBERED, '').replace(STANDING, '').replace(NUMBER, '')
  return { text: trimmed(out), year: dates[0]?.date.year ?? null }
}

/** "CPR" is a number of persons in one country, and a known skill everywhere. */
const isShortName = (name: string): boolean =>
  /^[\p{Upper}\p{N}]+$/u.test(name) && skillNamed(name) !== undefined

export function isName(name: string): boolean {
  if (!/\p{Alpha}{2}/u.test(name) || name.length > NAME_CHARS_MAX) return false
  if (spacedParts(name) > NAME_WORDS_MAX || NOT_NAMES.has(foldKey(name))) return false
  if (name.includes(',') && isPlaceLike(name) >= PLACE_MIN) return false
  // A form's label, or the heading of another part, shows that the list had ended above it.
  const isLabel = fieldOfLabel(name) !== null && !isShortName(name)
  return !isLabel && readHeading(name) === null
}
