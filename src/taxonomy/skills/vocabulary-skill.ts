// A skill in memory, its other wordings read when they are asked for.
import type { Skill, SkillKind } from './types.js'

/** A class, since a literal with a getter of its own is a slow dictionary to the engine, and skills are read all the time. */
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

  /** Few are ever asked for. */
  get aliases(): readonly string[] {
    return this.#readAliases()
  }
}
