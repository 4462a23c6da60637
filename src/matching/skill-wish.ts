// Makes a wish of a skill that a role asks for: what would satisfy it, and how much it weighs.
import type { Severity } from '../contract/match.js'
import { readWantedDegree } from '../taxonomy/degrees/read-wanted-degree.js'
import { findSkills, skillById, skillNamed } from '../taxonomy/skills/skills.js'
import type { IsBeside } from '../taxonomy/skills/types.js'
import { isTitleNoun } from '../taxonomy/titles/title-nouns.js'
import { foldKey } from '../text/fold.js'
import {
  ALTERNATIVES,
  CORE_TAIL,
  deedOf,
  isOtherThing,
  isPlainCore,
  namesLaterCheck,
  namesLicence,
  withoutBase,
} from './role-words.js'
import { isSharedSkill } from './shared-skills.js'
import { skillIdOf } from './skill-id.js'
import { type TitleTraits, titleTraits } from './title-closeness.js'
import { isTelling } from './title-kinship.js'
import type { Wanted, Wish } from './types.js'
import { WEIGHTS } from './weights.js'

/** Bounds the work: a wish of more alternatives is a list, of which the first are enough. */
const ALTERNATIVES_MAX = 8
/** A longer wish is a sentence without a core. */
const CORE_WORDS_MAX = 6
/** A longer wish that ends in a title's noun is a sentence. */
const TITLE_WORDS_MAX = 4

export interface Asked {
  canonical: string
  taxonomy_id: string | null
  min_years?: number | null
  any_of?: number
}

/** "Power BI report development" is work with Power BI, whatever is made with it. */
function toolNamedFirst(name: string): string | null {
  const [first] = findSkills(name, { kind: 'list' })
  const isTool = first?.start === 0 && first.confident && skillById(first.id)?.kind === 'tool'
  return isTool ? first.id : null
}

/** English puts the kind first and the thing last: "transactional sales" are sales. */
export function kindId(name: string): string | null {
  const words = name.replace(CORE_TAIL, '').split(' ')
  if (words.length > CORE_WORDS_MAX) return null
  for (let from = 0; from < words.length; from += 1) {
    const core = words.slice(from).join(' ')
    const found = skillNamed(core)
    if (found !== undefined) return [core, found.name].some(isPlainCore) ? null : found.id
  }
  return null
}

/**
 * The skill that a name outside the vocabulary is about: of its verb ("communicate with guests"),
 * the program that it is done with, or what it is a kind of.
 */
function coreOf(name: string): string | null {
  const deed = deedOf(name.split(' ')[0] ?? '')
  if (deed !== null) return skillNamed(deed)?.id ?? null
  return toolNamedFirst(name) ?? kindId(name)
}

function wanted(name: string, taxonomyId: string | null, isBeside?: IsBeside): Wanted {
  const base = withoutBase(name)
  const skillId =
    skillIdOf(name, taxonomyId, isBeside) ??
    (base === name ? null : skillIdOf(base, null, isBeside))
  const coreId = skillId === null ? coreOf(name) : null
  return { name, key: foldKey(name), skillId, coreId }
}

/** Behind a stroke a plain word goes with what stands before it: "Quality Inspection/Engineering". */
function isBareWord({ name, skillId }: Wanted): boolean {
  const kind = skillId === null ? undefined : skillById(skillId)?.kind
  if (kind !== 'technique' && kind !== 'domain') return false
  return !findSkills(name, { kind: 'prose' }).some(({ confident }) => confident)
}

/** In "AI/ML model reviews" the stroke joins two kinds of one thing: "ML" alone is a skill, too. */
function isOneThing(parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts.at(-1)?.split(' ') ?? []
  const isSingle = parts.slice(0, -1).every((part) => !part.includes(' '))
  return isSingle && rest.length > 1 && skillNamed(first) !== undefined
}

/** "Tableau or Power BI": taken apart only where the whole is no name of its own. */
function choices(name: string, taxonomyId: string | null, isBeside?: IsBeside): Wanted[] {
  const whole = wanted(name, taxonomyId, isBeside)
  if (whole.skillId !== null) return [whole]
  const parts = name.split(ALTERNATIVES).map((part) => part.trim())
  const usable = parts.filter((part) => part !== '').slice(0, ALTERNATIVES_MAX)
  if (usable.length < 2) return [whole]
  const each = usable.map((part) => wanted(part, null, isBeside))
  if (!name.includes('/')) return each
  // "client / user interviews" is one thing: a stroke parts only names that are known.
  if (each.some(({ skillId }) => skillId === null) || isOneThing(usable)) return [whole]
  const telling = each.filter((one) => !isBareWord(one))
  return telling.length > 0 ? telling : each
}

function kindWeight(anyOf: readonly Wanted[]): number {
  const kinds = anyOf.map(({ skillId }) => (skillId === null ? '' : skillById(skillId)?.kind))
  if (kinds.includes('soft')) return WEIGHTS.kindWeight.soft
  if (kinds.every((kind) => kind === '')) return WEIGHTS.kindWeight.unknown
  const isShared = anyOf.some(({ skillId }) => skillId !== null && isSharedSkill(skillId))
  return isShared ? WEIGHTS.kindWeight.shared : WEIGHTS.kindWeight.known
}

/** A licence that the law asks for; a certificate that an employer likes to see does not count. */
const isLicence = ({ name, skillId }: Wanted): boolean => {
  const skill = skillId === null ? undefined : skillById(skillId)
  if (skill === undefined) return skillId === null && namesLicence(name)
  return skill.kind === 'licence' && namesLicence(skill.name)
}

/** Checking others' records is a recruiter's work; having a clean one is held like a licence. */
const isLaterCheck = ({ name, skillId }: Wanted): boolean => {
  const skill = skillId === null ? undefined : skillById(skillId)
  if (skill === undefined) return namesLaterCheck(name)
  return skill.kind === 'licence' && namesLaterCheck(skill.name)
}

/** "Experience as a BI analyst" asks for the post: the name is a title that the vocabulary has. */
function occupationNamed(name: string): TitleTraits | null {
  // A title turns on its noun, in English the last word: most names have none, and are not looked up.
  const words = foldKey(name).split(' ')
  const last = words.at(-1) ?? ''
  if (words.length > TITLE_WORDS_MAX || last.endsWith('s') || !isTitleNoun(last)) return null
  const traits = titleTraits(name)
  return traits.isKnown && isTelling(traits) ? traits : null
}

/** @param isBeside whether the role's other skills are of the field of one */
export function skillWish(asked: Asked, severity: Severity, isBeside?: IsBeside): Wish {
  const anyOf = choices(asked.canonical, asked.taxonomy_id, isBeside)
  const isKnown = anyOf.some(({ skillId }) => skillId !== null)
  const isNoDegree = isKnown || isOtherThing(asked.canonical)
  const degree = isNoDegree ? null : readWantedDegree(asked.canonical)
  return {
    requirement: asked.canonical,
    severity,
    anyOf,
    degree,
    occupation: isKnown || degree !== null ? null : occupationNamed(asked.canonical),
    minMonths: Math.round((asked.min_years ?? 0) * 12),
    isListed: true,
    isLicence: anyOf.every(isLicence),
    isLaterCheck: anyOf.every(isLaterCheck),
    weight: kindWeight(anyOf),
  }
}
