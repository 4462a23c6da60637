// Names in a text that stand for something other than the person's own skill.
import { anyOf, patternOf } from '../../languages/words.js'
import { regionsNamed } from '../../taxonomy/places/gazetteer.js'
import { skillById } from '../../taxonomy/skills/skills.js'
import type { SkillKind, SkillMention } from '../../taxonomy/skills/types.js'
import { foldKey } from '../../text/fold.js'
import { isFirmName } from './firm-name.js'

/** The kind of the skill that a mention names. */
type Kind = SkillKind | undefined

/**
 * In "Veterans Benefits Administration (VBA)" the initials are short for the words before them, and
 * mean nothing else.
 */
export function isShortFor(text: string, { start, end, raw }: SkillMention): boolean {
  if (text[start - 1] !== '(' || text[end] !== ')' || raw !== raw.toUpperCase()) return false
  const words = text
    .slice(0, start - 1)
    .trimEnd()
    .split(/[\s-]+/)
  const initials = words.slice(-raw.length).map((word) => word[0] ?? '')
  return raw.length > 1 && initials.join('').toUpperCase() === raw
}

/** "Worked with CPA on tax returns": somebody else holds the licence. */
const HOLDER_BEFORE = new RegExp(
  String.raw`\b(?:${anyOf('match:holder-before')})\s+(?:${anyOf('match:holder-articles')})?$`,
  'i',
)
/** "a contest organized by the town": somebody else did it. */
const DONE_BY = new RegExp(String.raw`^\s+(?:${anyOf('match:done-by')})\s`, 'i')
const DONE = new RegExp(`(?:${anyOf('match:done-forms')})$`, 'i')
/** The word behind a mention is at most this far from it. */
const BEHIND_CHARS = 6

const isDoneByOthers = (text: string, { raw, end }: SkillMention): boolean =>
  DONE.test(raw) && DONE_BY.test(text.slice(end, end + BEHIND_CHARS))

/** "Received on-the-job training": somebody else trained the person. */
const RECEIVED_BEFORE = new RegExp(
  String.raw`\b(?:${anyOf('match:received-before')})\s+(?:[\p{Alpha}-]+\s+){0,2}$`,
  'iu',
)
const RECEIVED = new RegExp(String.raw`\b(?:${anyOf('match:received-things')})$`, 'i')

const isReceived = (text: string, { raw, start }: SkillMention): boolean =>
  RECEIVED.test(raw) &&
  RECEIVED_BEFORE.test(text.slice(Math.max(0, start - RECEIVED_CHARS_MAX), start))

/** As far as two more words reach before what was received. */
const RECEIVED_CHARS_MAX = 40
/** How many characters before the licence these words may stand. */
const HOLDER_CHARS_MAX = 24
/**
 * How many characters behind the name the two things may stand that communicate: "communication
 * between device and server".
 */
const BETWEEN_CHARS = 48

const isHeldByOthers = (text: string, { start }: SkillMention, kind: Kind): boolean =>
  kind === 'licence' && HOLDER_BEFORE.test(text.slice(Math.max(0, start - HOLDER_CHARS_MAX), start))

/**
 * "in direct communication with the team": this tells that they were in contact, not how well
 * somebody communicates.
 */
const CONTACT_BEFORE = new RegExp(patternOf('match-contact-before'), 'i')
const CONTACT_AFTER = new RegExp(patternOf('match-contact-after'), 'i')

/**
 * "RPC communication between device and server", "clinical communication", "presentation and
 * working drawings": nobody is said to communicate or present well.
 */
const OF_THINGS = new RegExp(String.raw`\b(?:${anyOf('match:contact-of-things')})[\s-]+$`, 'i')
const BETWEEN_THINGS = new RegExp(patternOf('match-contact-between'), 'i')

const isOfThings = (text: string, { start, end }: SkillMention, kind: Kind): boolean =>
  kind === 'soft' &&
  (OF_THINGS.test(text.slice(Math.max(0, start - HOLDER_CHARS_MAX), start)) ||
    BETWEEN_THINGS.test(text.slice(end, end + BETWEEN_CHARS)))

/** "Collaborated with data scientists", "loans for business owners": a trade in the plural is other people. */
const OTHER_PEOPLE = new RegExp(String.raw`\b(?:${anyOf('match:other-people')})$`, 'i')

const isOtherPeople = ({ raw }: SkillMention): boolean => OTHER_PEOPLE.test(raw)

/** "dashboards that support decision making": others decide. */
const DECIDING = new RegExp(String.raw`(?:^|\s)(?:${anyOf('match:deciding')})$`, 'i')
const HELPED_BEFORE = new RegExp(
  String.raw`\b(?:${anyOf('match:help-to-decide')})\s+(?:[\p{Alpha}-]+\s+){0,2}$`,
  'iu',
)
/** As far as a verb and two more words reach before the name. */
const HELPED_CHARS_MAX = 48

const isForDeciders = (text: string, { raw, start }: SkillMention): boolean =>
  DECIDING.test(raw) && HELPED_BEFORE.test(text.slice(Math.max(0, start - HELPED_CHARS_MAX), start))

/** "Reporting fraud", "reporting to the manager": somebody was told, and no report written. */
const NOTIFYING = /^reporting$/i
const NOTIFIED = new RegExp(patternOf('match-notified'), 'i')
/** As far as two small words and the first of what was told reach behind the name. */
const NOTIFIED_CHARS = 40

const isNotifying = (text: string, { raw, end }: SkillMention): boolean =>
  NOTIFYING.test(raw) && NOTIFIED.test(text.slice(end, end + NOTIFIED_CHARS))

/**
 * "Advised the executive leadership team", "met with senior leadership": others lead, unless somebody
 * was one of them.
 */
const LEADING = /\bleadership$/i
const LEADERS_AFTER = new RegExp(patternOf('match-leaders-after'), 'i')
const OF_LEADERS = new RegExp(patternOf('match-leaders-of'), 'iu')
const LEADERS = new RegExp(patternOf('match-leaders'), 'i')

function isLeaders(text: string, { raw, start, end }: SkillMention): boolean {
  if (!LEADING.test(raw)) return false
  const before = text.slice(Math.max(0, start - HELPED_CHARS_MAX), start)
  if (LEADERS.test(before + raw)) return true
  return LEADERS_AFTER.test(text.slice(end, end + HOLDER_CHARS_MAX)) && !OF_LEADERS.test(before)
}

/** In "Acme's management" a program's name is its maker's. */
const OWNS = new RegExp(patternOf('match-owns'), 'iu')

const isMaker = (text: string, { end }: SkillMention, kind: Kind): boolean =>
  kind === 'tool' && OWNS.test(text.slice(end, end + BEHIND_CHARS))

const DOTTED = /^\p{Upper}\.\s?\p{Upper}\.?$/u

/** "Springfield, A.P.": a town and a comma before the letters of a region. */
const TOWN_BEFORE = /\p{Upper}\p{Lower}+,\s*$/u

const isRegion = (text: string, { raw, start }: SkillMention): boolean =>
  TOWN_BEFORE.test(text.slice(Math.max(0, start - HOLDER_CHARS_MAX), start)) &&
  regionsNamed(foldKey(raw).replaceAll(' ', '')).length > 0

/** "J.S Hotels": the initials of a firm, a person or a region; no program is written so. */
const isInitials = (text: string, mention: SkillMention, kind: Kind): boolean =>
  DOTTED.test(mention.raw) && (kind === 'tool' || isRegion(text, mention))

const isContact = (text: string, { start, end }: SkillMention): boolean =>
  CONTACT_AFTER.test(text.slice(end, end + BEHIND_CHARS)) &&
  CONTACT_BEFORE.test(text.slice(Math.max(0, start - HOLDER_CHARS_MAX), start))

/**
 * "Management" alone is a skill. In "management of the database", "M365 Admin" and "a thorough
 * check" the other word matters.
 */
const LONE = new RegExp(`^(?:${anyOf('match:lone-words')})$`, 'i')
const LONE_BEFORE = new RegExp(
  String.raw`(?:^|[^\p{Alpha}\p{N}\s]\s*|\b(?:${anyOf('match:lone-before')})\s+)$`,
  'iu',
)
const LONE_AFTER = new RegExp(
  String.raw`^\s*(?:$|[^\p{Alpha}\p{N}\s]|(?:${anyOf('match:lone-after')})\b)`,
  'iu',
)

/** Whether a word is so plain that, beside others, it only speaks of them. */
export function goesWithOthers(text: string, { start, end, raw }: SkillMention): boolean {
  if (!LONE.test(raw)) return false
  const before = text.slice(Math.max(0, start - HOLDER_CHARS_MAX), start)
  return !LONE_BEFORE.test(before) || !LONE_AFTER.test(text.slice(end, end + HOLDER_CHARS_MAX))
}

export function isAnothers(text: string, mention: SkillMention): boolean {
  const kind = skillById(mention.id)?.kind
  return (
    isHeldByOthers(text, mention, kind) ||
    isDoneByOthers(text, mention) ||
    isReceived(text, mention) ||
    isContact(text, mention) ||
    isOfThings(text, mention, kind) ||
    isMaker(text, mention, kind) ||
    isInitials(text, mention, kind) ||
    isOtherPeople(mention) ||
    isForDeciders(text, mention) ||
    isNotifying(text, mention) ||
    isLeaders(text, mention) ||
    isFirmName(text, mention.start, mention.end)
  )
}
