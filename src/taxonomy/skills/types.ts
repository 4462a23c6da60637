// What a skill is, how it is found in text, and how two skills stand to each other.

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
 * Whether the names beside one are of the field of a skill. Initials need their own area ("SEM" beside
 * SEO is marketing, beside XRD a microscope), words of several fields one that is kindred to it
 * ("networking" beside Linux).
 */
export type IsBeside = (skillId: string, nearness: 'area' | 'kindred') => boolean

/** Where a piece of text stands in its document; it decides what a common word may mean. */
export interface SkillContext {
  /** A list of skills, running sentences, or a heading or title line. */
  kind: 'list' | 'prose' | 'heading'
}

export interface SkillMention {
  /** Offsets into the text that was searched. */
  start: number
  end: number
  /** The words of the text, a version and a vendor's name included ("MS Excel 2016"). */
  raw: string
  id: string
  canonical: string
  /**
   * False when the wording alone does not settle it: a common word without support
   * from its neighbours, or a spelling that is close but not the same.
   */
  confident: boolean
  /** True too where a skill is named for certain, but which one its words leave open ("skilled in networking"). */
  isSkill: boolean
}

/**
 * What skill `a` says about a wish for skill `b`, strongest first: the same skill; `a` implies `b`;
 * `b` is a broader skill of `a`; the two are near each other; nothing.
 */
export type SkillRelation = 'same' | 'implies' | 'broader' | 'related' | 'none'

/** A vocabulary at work. */
export interface SkillTaxonomy {
  normalizeSkill(name: string, isBeside?: IsBeside): NormalizedSkillName
  /** The skill that goes by this very name, slips of the finger left out. */
  skillNamed(name: string): Skill | undefined
  findSkills(text: string, context: SkillContext): SkillMention[]
  /** The items of a skills section, without labels, levels and years; `joined` keeps "A/B" whole. */
  splitSkillList(text: string, joined?: boolean): string[]
  skillById(id: string): Skill | undefined
  /** Ids of the skills that having `id` brings with it, nearest first, without itself. */
  impliedBy(id: string): readonly string[]
  relation(a: string, b: string): SkillRelation
  kinOf(id: string): ReadonlyMap<string, SkillRelation>
  /** Every skill, in file order. */
  skills(): readonly Skill[]
  skillsOfKind(kind: SkillKind): readonly Skill[]
}
