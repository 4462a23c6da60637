// Keeps each skill of a posting once, with its strength, its years and the choice it belongs to.

import { LIMITS } from '../../runtime/limits.js'
import { kinOf } from '../../taxonomy/skills/skills.js'
import { foldKey } from '../../text/fold.js'
import type { Requirement } from '../types.js'

const identity = ({ canonical, taxonomyId }: Requirement): string =>
  taxonomyId ?? foldKey(canonical).replace(/ /g, '')

/**
 * Keeps each skill once: a must wins over a wish, and the larger number of years stays. Years that
 * are only wished for ("6 years preferred") are not asked of everybody.
 */
export function mergeMentions(list: readonly Requirement[]): Requirement[] {
  const kept = new Map<string, Requirement>()
  for (const requirement of list) {
    const key = identity(requirement)
    const known = kept.get(key)
    if (!known) kept.set(key, { ...requirement })
    else {
      if (requirement.strength === known.strength) {
        known.minYears = Math.max(known.minYears ?? 0, requirement.minYears ?? 0) || null
      }
      if (requirement.strength === 'must' && known.strength === 'nice') {
        known.strength = 'must'
        known.minYears = requirement.minYears
        known.anyOf = requirement.anyOf
      } else if (requirement.strength === known.strength && requirement.anyOf === null) {
        // Elsewhere the skill is asked for by itself, so no other can replace it.
        known.anyOf = null
      }
    }
  }
  for (const requirement of list) rejoin(requirement, kept)
  return keepTogether(list, kept).slice(0, LIMITS.skillsMax)
}

/**
 * "Relational databases (e.g. Access)": where the class is asked for elsewhere too, its examples
 * stay examples.
 */
function rejoin(asked: Requirement, kept: ReadonlyMap<string, Requirement>): void {
  const known = kept.get(identity(asked))
  if (asked.anyOf === null || known?.anyOf !== null) return
  const others = [...kept.values()].filter(({ anyOf: group }) => group === asked.anyOf)
  const kin = kinOf(known.taxonomyId ?? '')
  const areKinds = others.every(({ taxonomyId }) => kin.get(taxonomyId ?? '') === 'broader')
  if (others.length > 0 && areKinds) known.anyOf = asked.anyOf
}

/** Every choice that names each skill as strongly as it is asked for in the end. */
function choicesOf(
  list: readonly Requirement[],
  kept: ReadonlyMap<string, Requirement>,
): Map<string, Set<number>> {
  const out = new Map<string, Set<number>>()
  for (const { anyOf, ...asked } of list) {
    const key = identity({ anyOf, ...asked })
    if (anyOf === null || kept.get(key)?.strength !== asked.strength) continue
    out.set(key, (out.get(key) ?? new Set()).add(anyOf))
  }
  return out
}

/** Numbers of choices, of which some turn out to be one. */
class Joined {
  readonly #into = new Map<number, number>()

  of(choice: number): number {
    let at = choice
    for (let next = this.#into.get(at); next !== undefined; next = this.#into.get(at)) at = next
    return at
  }

  join(one: number, other: number): void {
    if (this.of(one) !== this.of(other)) this.#into.set(this.of(other), this.of(one))
  }
}

/**
 * Choices that share a skill become one, because an item has room for one number: of "Python or
 * Java" and "Java or Kotlin" none is asked for by itself. In "Java or Kotlin", and elsewhere
 * "Java", Kotlin must not be asked for by itself, so the choice stays whole.
 */
function keepTogether(list: readonly Requirement[], kept: Map<string, Requirement>): Requirement[] {
  const choices = choicesOf(list, kept)
  const joined = new Joined()
  const inChoice = [...kept.entries()].flatMap(([key, { anyOf }]) =>
    anyOf === null ? [] : [{ key, anyOf }],
  )
  for (const { key, anyOf } of inChoice) {
    for (const choice of choices.get(key) ?? []) joined.join(anyOf, choice)
  }
  const groupOf = ({ anyOf }: { anyOf: number }): number => joined.of(anyOf)
  const left = inChoice.filter(
    (one) => !inChoice.some((other) => other !== one && groupOf(other) === groupOf(one)),
  )
  const lone = [...kept].filter(([, { anyOf }]) => anyOf === null)
  for (const { anyOf } of left) {
    for (const [key, asked] of lone) {
      if (![...(choices.get(key) ?? [])].some((choice) => joined.of(choice) === joined.of(anyOf)))
        continue
      if (asked.anyOf === null) asked.anyOf = anyOf
      else joined.join(asked.anyOf, anyOf)
    }
  }
  return [...kept.values()].map((asked) => ({
    ...asked,
    anyOf: asked.anyOf === null ? null : joined.of(asked.anyOf),
  }))
}
