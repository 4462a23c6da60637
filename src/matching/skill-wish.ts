// Makes a wish of a skill that a role asks for: what satisfies it, and how much it weighs.
import type { Severity } from '../contract/match.js'
import { readWantedDegree } from '../taxonomy/degrees/read-wanted-degree.js'
import { findSkills, skillById, skillNamed } from '../taxonomy/skills/skills.js'
import type { IsBeside, Skill } from '../taxonomy/skills/types.js'
import { isTitleNoun } from '../taxonomy/titles/title-nouns.js'
import { foldKey } from '../text/fold.js'
import {
  ALTERNATIVES,
  CORE_TAIL,
  classOf,
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

/**
 * Bounds the work: nine in ten choices of labelled postings have at most six alternatives. The
 * first eight are enough.
 */
const ALTERNATIVES_MAX = 8
/** The longest wish of 126 labelled postings has six words. A longer one is a sentence without a core. */
const CORE_WORDS_MAX = 6
/**
 * By eye: a title has up to four words ("Senior BI Report Analyst"). A longer wish that ends in a
 * title's noun is a sentence.
 */
const TITLE_WORDS_MAX = 4

export interface Asked {
  canonical: string
  taxonomy_id: string | null
  min_years?: number | null
  any_of?: number
}

/** Initials of three letters or more hardly stand for anything but a skill: "PLC", "SEO". */
const INITIALS = /^\p{Upper}{3,}$/u

/**
 * The program that a name begins with: "Power BI report development" is work with Power BI. So are
 * initials: "PLC controlled equipment".
 */
function toolNamedFirst(name: string): string | null {
  const [first] = findSkills(name, { kind: 'list' })
  if (first?.start !== 0) return null
  const isTool = first.confident && skillById(first.id)?.kind === 'tool'
  return isTool || INITIALS.test(first.raw) ? first.id : null
}

/** The skill that a name is a kind of. English puts the thing last: "transactional sales" are sales. */
export function kindId(name: string): string | null {
  const words = name.replace(CORE_TAIL, '').split(' ')
  if (words.length > CORE_WORDS_MAX) return null
  for (let from = 0; from < words.length; from += 1) {
    const core = words.slice(from).join(' ')
    const known = classOf(core)
    if (known !== null) return skillNamed(known)?.id ?? null
    const found = skillNamed(core)
    if (found !== undefined) {
      const isPlain = [core, found.name].some(isPlainCore) || isEverydayWord(core, found)
      return isPlain ? null : found.id
    }
  }
  return null
}

/** "discovery and access systems": a program's name that is an everyday word means that word here. */
const isEverydayWord = (core: string, { kind }: Skill): boolean =>
  kind === 'tool' && !findSkills(core, { kind: 'list' }).some(({ confident }) => confident)

/**
 * The skill that a name outside the vocabulary is about: that of its verb ("communicate with
 * guests"), the program that it is done with, or the skill that it is a kind of.
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

/**
 * Whether a part behind a stroke is a plain word that belongs to the part before: "Quality
 * Inspection/Engineering".
 */
function isBareWord({ name, skillId }: Wanted): boolean {
  const kind = skillId === null ? undefined : skillById(skillId)?.kind
  if (kind !== 'technique' && kind !== 'domain') return false
  return !findSkills(name, { kind: 'prose' }).some(({ confident }) => confident)
}

/**
 * Whether the stroke joins two kinds of one thing: "AI/ML model reviews", although "ML" alone is a
 * skill.
 */
function isOneThing(parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts.at(-1)?.split(' ') ?? []
  const isSingle = parts.slice(0, -1).every((part) => !part.includes(' '))
  return isSingle && rest.length > 1 && skillNamed(first) !== undefined
}

/**
 * "system or equipment design": a word that names no skill takes the noun of the last part, because
 * any text has a "system".
 */
function withSharedNoun(each: readonly Wanted[]): Wanted[] {
  const last = each.at(-1)
  const noun = last?.skillId === null ? / \S+$/.exec(last.name)?.[0] : undefined
  if (noun === undefined) return [...each]
  return each.map((one) =>
    one === last || one.skillId !== null || one.name.includes(' ')
      ? one
      : wanted(`${one.name}${noun}`, null),
  )
}

/** The alternatives in a name: "Tableau or Power BI" is split only if the whole is no name itself. */
function choices(name: string, taxonomyId: string | null, isBeside?: IsBeside): Wanted[] {
  const whole = wanted(name, taxonomyId, isBeside)
  if (whole.skillId !== null) return [whole]
  const parts = name.split(ALTERNATIVES).map((part) => part.trim())
  const usable = parts.filter((part) => part !== '').slice(0, ALTERNATIVES_MAX)
  if (usable.length < 2) return [whole]
  const each = usable.map((part) => wanted(part, null, isBeside))
  if (!name.includes('/')) return withSharedNoun(each)
  // A stroke separates only known names: "client / user interviews" is one thing.
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

/** Whether the law asks for the paper; a certificate that employers like to see is no licence. */
const isLicence = ({ name, skillId }: Wanted): boolean => {
  const skill = skillId === null ? undefined : skillById(skillId)
  if (skill === undefined) return skillId === null && namesLicence(name)
  return skill.kind === 'licence' && namesLicence(skill.name)
}

/**
 * Whether the wish is a check after an offer. Having a clean record is held like a licence;
 * checking others' records is a recruiter's work.
 */
const isLaterCheck = ({ name, skillId }: Wanted): boolean => {
  const skill = skillId === null ? undefined : skillById(skillId)
  if (skill === undefined) return namesLaterCheck(name)
  return skill.kind === 'licence' && namesLaterCheck(skill.name)
}

/** The title that a wish names: "Experience as a BI analyst" asks for the post. */
function occupationsNamed(name: string): TitleTraits[] {
  // The last word of an English title is its noun. Most names have no such word and need no look-up.
  const words = foldKey(name).split(' ')
  const last = words.at(-1) ?? ''
  if (words.length > TITLE_WORDS_MAX || last.endsWith('s') || !isTitleNoun(last)) return []
  const traits = titleTraits(name)
  return traits.isKnown && isTelling(traits) ? [traits] : []
}

/** @param isBeside whether the role's other skills belong to the field of one */
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
    occupations: isKnown || degree !== null ? [] : occupationsNamed(asked.canonical),
    minMonths: Math.round((asked.min_years ?? 0) * 12),
    isListed: true,
    isLicence: anyOf.every(isLicence),
    isLaterCheck: anyOf.every(isLaterCheck),
    weight: kindWeight(anyOf),
  }
}
