// A skill in memory; its aliases are read only when they are asked for.
import type { Skill, SkillKind } from './types.js'

/**
 * A class, because the JavaScript engine treats a literal with a getter as a slow dictionary, and
 * skills are read all the time.
 */
export class VocabularySkill implements Skill {
  readonly id: string
  readonly name: string
  readonly kind: SkillKind
  readonly broader: readonly string[]
  readonly implies: readonly string[]
  readonly related: readonly string[]
  readonly #readAliases: () => readonly string[]

  constructor(plain: Omit<Skill, 'aliases'>, readAliases: () => readonly string[]) {
    this.id = plain.id
    this.name = plain.name
    this.kind = plain.kind
    this.broader = plain.broader
    this.implies = plain.implies
    this.related = plain.related
    this.#readAliases = readAliases
  }

  /** Read on demand: few skills are ever asked for them. */
  get aliases(): readonly string[] {
    return this.#readAliases()
  }
}
