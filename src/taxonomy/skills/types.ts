// What a skill is, how a text mentions it, and how two skills relate.

export const SKILL_KINDS = ['tool', 'technique', 'domain', 'soft', 'licence', 'language'] as const
export type SkillKind = (typeof SKILL_KINDS)[number]

/** One line of a vocabulary file. Ids here are wire ids (`skill_…`). */
export interface Skill {
  id: string
  name: string
  kind: SkillKind
  /** Other wordings, as written in the file, without the canonical name. */
  aliases: readonly string[]
  /** Direct broader skills: React is a front-end framework. */
  broader: readonly string[]
  /** Who has this skill has those too: React implies JavaScript. */
  implies: readonly string[]
  /** Different, but near enough to count in part: Vue for React. Read both ways. */
  related: readonly string[]
}

export interface NormalizedSkillName {
  canonical: string
  taxonomyId: string | null
  aliases: readonly string[]
}

/**
 * Whether the names beside a skill belong to its field. Initials need neighbours of their own area
 * ("SEM" beside SEO is marketing, beside XRD a microscope). Words of several fields need a kindred
 * area ("networking" beside Linux).
 */
export type IsBeside = (skillId: string, nearness: 'area' | 'kindred') => boolean

/** Where a piece of text stands in its document: this decides what a common word may mean. */
export interface SkillContext {
  /** A list of skills, running sentences, or a heading or title line. */
  kind: 'list' | 'prose' | 'heading'
}

export interface SkillMention {
  /** Offsets into the text that was searched. */
  start: number
  end: number
  /** The printed words, with version and maker's name ("MS Excel 2016"). */
  raw: string
  id: string
  canonical: string
  /**
   * False if the wording alone does not settle the skill: a common word without support from its
   * neighbours, or a spelling that is only close.
   */
  confident: boolean
  /**
   * Also true if a skill is surely named but its words leave open which one ("skilled in
   * networking").
   */
  isSkill: boolean
}

/**
 * What skill `a` says about a wish for skill `b`, strongest first: it is the same; `a` implies `b`;
 * `b` is broader than `a`; the two are near each other; nothing.
 */
export type SkillRelation = 'same' | 'implies' | 'broader' | 'related' | 'none'

/** A vocabulary ready for use. */
export interface SkillTaxonomy {
  normalizeSkill(name: string, isBeside?: IsBeside): NormalizedSkillName
  /** The skill with exactly this name; slips do not count. */
  skillNamed(name: string): Skill | undefined
  findSkills(text: string, context: SkillContext): SkillMention[]
  /** The items of a skills section, without labels, levels and years; `joined` keeps "A/B" whole. */
  splitSkillList(text: string, joined?: boolean): string[]
  skillById(id: string): Skill | undefined
  /** Ids of the skills that `id` brings with it, nearest first, without itself. */
  impliedBy(id: string): readonly string[]
  relation(a: string, b: string): SkillRelation
  kinOf(id: string): ReadonlyMap<string, SkillRelation>
  /** Every skill, in file order. */
  skills(): readonly Skill[]
  /** Whether the narrower skills of this one can stand in for one another. */
  isFamily(id: string): boolean
  skillsOfKind(kind: SkillKind): readonly Skill[]
}
