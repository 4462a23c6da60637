// Why a skill that somebody has counts for another one that a role asks for: the first implies the
// second, or is a kind, a part or a wider form of it.
import { anyOf } from '../../languages/words.js'
import { areaOfSkill } from '../../taxonomy/skills/skill-areas.js'
import { skillById } from '../../taxonomy/skills/skills.js'
import type { Skill, SkillRelation } from '../../taxonomy/skills/types.js'
import { foldKey } from '../../text/fold.js'
import { holdsWords } from '../../text/holds-words.js'
import type { Ground, Mention } from '../types.js'

/** "MIG Welding" holds "Welding", "Database Management" "Databases"; "electronics" is no plural. */
const holdsName = (have: Skill, asked: Skill): boolean => {
  const name = foldKey(asked.name)
  const one = name.endsWith('s') && !name.endsWith('ics') ? name.slice(0, -1) : name
  return [name, one].some((words) => holdsWords(foldKey(have.name), words))
}

const sharesWord = (a: Skill, b: Skill): boolean => {
  const words = new Set(foldKey(a.name).split(' '))
  return foldKey(b.name)
    .split(' ')
    .some((word) => words.has(word))
}

/** "NoSQL" is a kind of "Databases" by one of its names: "NoSQL databases". */
const isNamedAfter = (kind: Skill, asked: Skill): boolean =>
  sharesWord(kind, asked) ||
  kind.aliases.some((alias) => foldKey(alias).endsWith(` ${foldKey(asked.name)}`))

/**
 * Running a thing is more than knowing one program for it: LDAP is only a part of system
 * administration.
 */
const RUNNING = new RegExp(String.raw`\b(?:${anyOf('match:running')})$`, 'i')

/** Words that name a kind of program: "CAD software", "databases". A task ("ETL") is no program. */
const CLASS = new RegExp(`(?:${anyOf('match:classes-of-tools')})$`)

/** "AI coding tools" are programs, whatever is done with them. */
export const namesTools = (key: string): boolean => CLASS.test(key)

/** A program is only a part of a whole field: AutoCAD of engineering, QuickBooks of accounting. */
const isField = ({ kind, name }: Skill): boolean =>
  kind === 'domain' && !CLASS.test(name.toLowerCase())

/** A program meets a wish for its kind: AutoCAD is CAD, PostgreSQL is a (relational) database. */
function isKindOf(have: Skill, asked: Skill): boolean {
  if (have.kind !== 'tool' || RUNNING.test(asked.name) || isField(asked)) return false
  if (have.broader.includes(asked.id)) return true
  return have.broader.some((id) => {
    const between = skillById(id)
    return between?.broader.includes(asked.id) === true && isNamedAfter(between, asked)
  })
}

/**
 * Wider skills, each of which meets the narrower one in part: databases for PostgreSQL, cloud
 * platforms for AWS.
 */
export function widerOf(asked: Skill): readonly string[] {
  if (asked.kind !== 'tool') return asked.broader
  return [...asked.broader, ...asked.broader.flatMap((id) => skillById(id)?.broader ?? [])]
}

/** Words around a class that leave it a class: "worked with databases", "built databases and". */
const CLASS_BEFORE = new RegExp(
  String.raw`(?:^|[^\p{Alpha}\p{N}\s]\s*|\b(?:${anyOf('match:class-before')})\s+)$`,
  'iu',
)
const CLASS_AFTER = new RegExp(
  String.raw`^\s*(?:$|[^\p{Alpha}\p{N}\s]|(?:${anyOf('match:class-after')})\b)`,
  'iu',
)

/** "Navigated client databases" tells of what is in them, and nothing of PostgreSQL. */
function isPassing({ place, key, quote }: Mention): boolean {
  const at = place === 'work' ? quote.toLowerCase().indexOf(key) : -1
  if (at < 0) return false
  return !CLASS_BEFORE.test(quote.slice(0, at)) || !CLASS_AFTER.test(quote.slice(at + key.length))
}

/** "MS operating systems" are those of one maker: they say nothing of Linux. */
const MAKER = new RegExp(String.raw`\b(?:${anyOf('match:makers-of-classes')})\b`, 'i')

const isOfMaker = ({ key }: Mention, asked: Skill): boolean => {
  const [maker] = MAKER.exec(key) ?? []
  return maker !== undefined && !asked.name.toLowerCase().startsWith(maker)
}

export const namesClass = (mention: Mention, have: Skill, asked: Skill): boolean =>
  asked.kind !== 'tool' ||
  (!isPassing(mention) && !isOfMaker(mention, asked) && namesItsClass(mention, have))

const namesItsClass = (mention: Mention, have: Skill): boolean =>
  CLASS.test(foldKey(have.name)) ||
  (CLASS.test(mention.key) && holdsWords(mention.key, foldKey(have.name)))

const lastWord = ({ name }: Skill): string => foldKey(name).split(' ').at(-1) ?? ''

/** "Written Communication" ends with the name "Communication", and "KPI Management" with no other's. */
const endsWithName = (asked: Skill, have: Skill): boolean =>
  foldKey(asked.name).endsWith(` ${foldKey(have.name)}`)

/**
 * A wider task counts for a narrower one if the narrower name ends with it: "communication" for
 * written communication.
 */
const isWider = (have: Skill, asked: Skill): boolean =>
  widerOf(asked).includes(have.id) && (asked.kind === 'tool' || endsWithName(asked, have))

/** The wider qualities of which this one is a kind by its name: communication of verbal communication. */
export function widerQualities(asked: Skill): Skill[] {
  if (asked.kind !== 'soft') return []
  return asked.broader
    .flatMap((id) => skillById(id) ?? [])
    .filter((wider) => endsWithName(asked, wider))
}

const NUMBER = /\d+/

/** "CIPD Level 5" and "CIPD Level 7": the same paper of a lower level. */
function isLowerLevel(have: Skill, asked: Skill): boolean {
  if (have.kind !== 'licence' || asked.kind !== 'licence') return false
  if (have.name.replace(NUMBER, '') !== asked.name.replace(NUMBER, '')) return false
  return Number(NUMBER.exec(have.name)?.[0]) < Number(NUMBER.exec(asked.name)?.[0])
}

/** Whether the skill is a step of the work itself and not reached through other fields. */
const isPartOf = (have: Skill, asked: Skill): boolean =>
  have.broader.includes(asked.id) || areaOfSkill(have.id) === areaOfSkill(asked.id)

interface Reason {
  ground: Ground
  isFull: boolean
}

/** Why a skill that somebody has counts for one that is asked for; null if the two are only near. */
export function reasonFor(relation: SkillRelation, have: Skill, asked: Skill): Reason | null {
  if (relation === 'same') return { ground: 'named', isFull: true }
  if (relation === 'implies') {
    const isPart = have.kind === 'tool' && isField(asked) && lastWord(have) !== lastWord(asked)
    return isPart ? { ground: 'broader', isFull: false } : { ground: 'implied', isFull: true }
  }
  if (relation === 'broader') {
    if (isKindOf(have, asked) || holdsName(have, asked)) return { ground: 'implied', isFull: true }
    return isPartOf(have, asked) ? { ground: 'broader', isFull: false } : null
  }
  return isWider(have, asked) || isLowerLevel(have, asked)
    ? { ground: 'related', isFull: false }
    : null
}

/**
 * Whether the vocabulary calls the first skill a kind of the second directly, not through a third.
 */
export const isNextTo = (have: Skill, asked: Skill): boolean =>
  have.implies.includes(asked.id) || have.broader.includes(asked.id)

/**
 * Whether a reader would call them near: two programs of a kind, or what the vocabulary names beside
 * each other. Two sorts of management are not near for that.
 */
export function isAkin(have: Skill, asked: Skill): boolean {
  if (have.related.includes(asked.id) || asked.related.includes(have.id)) return true
  const areTools = have.kind === 'tool' && asked.kind === 'tool'
  return areTools && have.broader.some((id) => asked.broader.includes(id))
}
