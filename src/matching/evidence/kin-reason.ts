// Why a skill that somebody has counts for another one that is asked for: it implies it, or is a
// kind, a part or a wider form of it.
import { anyOf } from '../../languages/words.js'
import { areaOfSkill } from '../../taxonomy/skills/skill-areas.js'
import { skillById } from '../../taxonomy/skills/skills.js'
import type { Skill, SkillRelation } from '../../taxonomy/skills/types.js'
import { foldKey } from '../../text/fold.js'
import { holdsWords } from '../../text/holds-words.js'
import type { Ground, Mention } from '../types.js'

/** "MIG Welding" holds "Welding", and "Database Management" "Databases". */
const holdsName = (have: Skill, asked: Skill): boolean => {
  const name = foldKey(asked.name)
  const one = name.endsWith('s') ? name.slice(0, -1) : name
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

/** Running a thing is more than knowing a program of it: LDAP is a part of system administration. */
const RUNNING = new RegExp(String.raw`\b(?:${anyOf('match:running')})$`, 'i')

/** A program's kind is named as one: "CAD software", "databases"; a task ("ETL") is not a program. */
const CLASS = new RegExp(`(?:${anyOf('match:classes-of-tools')})$`)

/** "AI coding tools" are programs, whatever is done with them. */
export const namesTools = (key: string): boolean => CLASS.test(key)

/** Of a whole field a program is a part: AutoCAD of engineering, QuickBooks of accounting. */
const isField = ({ kind, name }: Skill): boolean =>
  kind === 'domain' && !CLASS.test(name.toLowerCase())

/** A program is what its kind asks for: AutoCAD is CAD, PostgreSQL a (relational) database. */
function isKindOf(have: Skill, asked: Skill): boolean {
  if (have.kind !== 'tool' || RUNNING.test(asked.name) || isField(asked)) return false
  if (have.broader.includes(asked.id)) return true
  return have.broader.some((id) => {
    const between = skillById(id)
    return between?.broader.includes(asked.id) === true && isNamedAfter(between, asked)
  })
}

/**
 * A wider skill alone meets the narrower one in part: databases for PostgreSQL, cloud platforms for
 * AWS.
 */
export function widerOf(asked: Skill): readonly string[] {
  if (asked.kind !== 'tool') return asked.broader
  return [...asked.broader, ...asked.broader.flatMap((id) => skillById(id)?.broader ?? [])]
}

export const namesClass = (mention: Mention, have: Skill, asked: Skill): boolean =>
  asked.kind !== 'tool' ||
  CLASS.test(foldKey(have.name)) ||
  (CLASS.test(mention.key) && holdsWords(mention.key, foldKey(have.name)))

const lastWord = ({ name }: Skill): string => foldKey(name).split(' ').at(-1) ?? ''

/**
 * A wider task speaks for a narrower one if the narrower name ends with it: "communication" for
 * written communication.
 */
const isWider = (have: Skill, asked: Skill): boolean =>
  widerOf(asked).includes(have.id) && (asked.kind === 'tool' || lastWord(have) === lastWord(asked))

/** A step of the work itself, not what is reached from it by way of other fields. */
const isPartOf = (have: Skill, asked: Skill): boolean =>
  have.broader.includes(asked.id) || areaOfSkill(have.id) === areaOfSkill(asked.id)

interface Reason {
  ground: Ground
  isFull: boolean
}

/** Why a skill that somebody has counts for one that is asked; null where it is only near. */
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
  return isWider(have, asked) ? { ground: 'related', isFull: false } : null
}

/** The vocabulary calls it a kind of the other, and not by way of a third skill. */
export const isNextTo = (have: Skill, asked: Skill): boolean =>
  have.implies.includes(asked.id) || have.broader.includes(asked.id)
