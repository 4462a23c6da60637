// Tells which lines are headings, by their marks, their looks and their words.

import { anyOf } from '../../languages/words.js'
import type { Line } from '../../layout/types.js'
import { normalizeSkill, skillById } from '../../taxonomy/skills/skills.js'
import type { SkillKind } from '../../taxonomy/skills/types.js'
import type { HeadingKind } from '../types.js'
import { leadInKind } from './lead-in.js'
import { endsInWish, isKnownHeading, readHeading } from './read-heading.js'
import { wishesFollow } from './wishes-follow.js'

/** A text with more words before its colon, or more characters, is a sentence. */
export const HEADING_WORDS_MAX = 9
const HEADING_CHARS_MAX = 80
/** A heading with a tag or known words may be longer than one with only a colon. */
const TAGGED_HEADING_WORDS_MAX = 12
/** Without a colon, a heading that only its looks or half of its words show must be shorter. */
const BARE_HEADING_WORDS_MAX = 7
const HEADING_COVERAGE = 0.5
/** A wish that is a heading without a mark has no more words. */
const NICE_WORDS_MAX = 3
/** "Knowledge (what you build on)": a bracket behind a heading explains it. */
const BRACKETED = /\s*\([^()]*\)$/

/** "🎯 Your mission": a picture before a few words heads them, unless the next line has one too. */
const PICTURE = /^\p{Extended_Pictographic}/u
const isPictured = (text: string, next: Line | undefined): boolean =>
  PICTURE.test(text) && !PICTURE.test(next?.text ?? '') && /\p{Alpha}$/u.test(text)

/** A colon ends a heading, and so does a dash with nothing behind it: "Your profile -". */
const ANNOUNCES = /[:：]$|\s[-–—]$/

/** Some houses close their headings like sentences: "These are your tasks." */
const STOPPED = /[.!]$/

/** "Company: Example Ltd" states something; "Company:" announces it. */
const FIELD = /^[^:]{2,40}:\s*\S/

/**
 * A sentence above a list of wishes acts as its heading (one source left out: wishes +2.2). Lists
 * of duties and demands need no such sentence, because their items show what they are.
 */
export const isLeadIn = (line: Line, next: Line | undefined): boolean =>
  !line.bullet && next !== undefined && wishesFollow(line.text, next.bullet)

/** "Prior experience may include:" names what is asked for, and says that it is a wish. */
export function kindOf(text: string): HeadingKind {
  const { kind } = readHeading(text)
  return (kind === '' || kind === 'asked') && wishesFollow(text, true) ? 'nice' : kind
}

/**
 * "Working Conditions" behind a gap and right above a longer line: set apart like a heading, and
 * written like one.
 */
const TITLED = new RegExp(
  String.raw`^\p{Upper}[\p{Alpha}'’&/-]*(?:\s(?:\p{Upper}[\p{Alpha}'’&/,-]*|${anyOf('unit:title-links')}))*\??$`,
  'u',
)
/** A line so many times as long is text; two short lines are an address or a list. */
const LONGER_BELOW = 2
const isSetApart = (line: Line, next: Line): boolean =>
  line.gapBefore > 0 &&
  next.gapBefore === 0 &&
  next.text.length > LONGER_BELOW * line.text.length &&
  TITLED.test(line.text)

/** "Assistant Warden Preferred Qualifications": a heading that names the post first. */
const OF_POST = new RegExp(
  String.raw`\s(\p{Upper}\p{Alpha}+\s(?:${anyOf('unit:heading-ends')}))$`,
  'u',
)

function isOfPost(text: string, words: number): boolean {
  const heading = OF_POST.exec(text)?.[1]
  if (heading === undefined || words > BARE_HEADING_WORDS_MAX) return false
  return TITLED.test(text) && isKnownHeading(heading)
}

/** Kinds of skills that head nothing: "HEC-RAS", "HTML/CSS" in capitals are items of a list. */
const PROPER: ReadonlySet<SkillKind | undefined> = new Set(['tool', 'licence', 'language'])
const isCapitalName = ({ text, caps }: Line): boolean =>
  caps &&
  text.split(/[/,&]/).every((name) => {
    const { taxonomyId } = normalizeSkill(name)
    return taxonomyId !== null && PROPER.has(skillById(taxonomyId)?.kind)
  })

/** Two lines of a list have about the same length. */
const ITEM_WORDS_MAX = 5

/**
 * "Communication skills" above "Number skills", both of them plain: items of a list without bullets,
 * of which one word would do for a heading.
 */
function isAmongItems(line: Line, next: Line): boolean {
  if (next.bullet || line.bold || line.caps || next.bold !== line.bold) return false
  const isShort = ({ text }: Line): boolean => text.split(' ').length <= ITEM_WORDS_MAX
  return line.gapBefore === 0 && isShort(next) && !/[:：.!?]$/.test(next.text)
}

export function isHeadingLine(line: Line, next: Line | undefined): boolean {
  const text = line.text
  if (isLeadIn(line, next)) return true
  if (next !== undefined && leadInKind(text) !== '') return true
  const words = text.split(/\s+/).length
  if (text.length > HEADING_CHARS_MAX || words > TAGGED_HEADING_WORDS_MAX) return false
  if (line.heading > 0) return true
  if (FIELD.test(text)) return false
  const { kind, coverage } = readHeading(text)
  if (ANNOUNCES.test(text)) return words <= HEADING_WORDS_MAX && !/[.!?] /.test(text)
  if (!line.bullet && STOPPED.test(text) && isKnownHeading(text)) return next !== undefined
  if (line.bullet || /[.;,!]$/.test(text)) return false
  if (isOfPost(text, words)) return next !== undefined
  // "Yardi experience a plus" asks for something; "Nice to have" announces it, and so does "It would be desirable to
  // have" above a list.
  if (kind === 'nice' && !isKnownHeading(text) && (words > NICE_WORDS_MAX || endsInWish(text)))
    return next?.bullet === true && (words <= NICE_WORDS_MAX || !endsInWish(text))
  if (kind !== '' && (coverage === 1 || line.bold || line.caps)) return !line.bullet
  if (isKnownHeading(text.replace(BRACKETED, '')) || isPictured(text, next))
    return next !== undefined
  if (words > BARE_HEADING_WORDS_MAX) return false
  if (kind === 'asked' && next !== undefined && isAmongItems(line, next)) return false
  if (kind !== '' && coverage >= HEADING_COVERAGE) return next !== undefined && !/\d/.test(text)
  if (next === undefined) return false
  if (line.caps && !line.bold) return !isCapitalName(line)
  return line.bold || (next.bullet && /^\p{Upper}/u.test(text)) || isSetApart(line, next)
}
