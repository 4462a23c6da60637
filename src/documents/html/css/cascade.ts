// The cascade: which declaration of the page's style sheets wins on an element, for each property.
import { matches } from './match-selector.js'
import { longhands } from './properties.js'
import type { Budget, Declaration, PageElement, Rule } from './types.js'

export type Declared = Map<string, string>

/** The winners among sure rules, and the winners when rules with an unknown condition count too. */
export interface Outcome {
  sure: Declared
  all: Declared
}

interface Winner {
  value: string
  important: boolean
  inline: boolean
  layer: number
  specificity: number
  order: number
}

/**
 * How many selector steps a page may take: about a second; ordinary pages need a hundredth of it.
 */
const STEPS_MAX = 6_000_000

export class Cascade {
  private readonly byId = new Map<string, Rule[]>()
  private readonly byClass = new Map<string, Rule[]>()
  private readonly byTag = new Map<string, Rule[]>()
  private readonly others: Rule[] = []
  private readonly budget: Budget = { left: STEPS_MAX }

  constructor(rules: readonly Rule[]) {
    for (const rule of rules) this.file(rule)
  }

  private file(rule: Rule): void {
    const [last] = rule.selector.compounds
    const id = last?.ids[0]
    const name = last?.classes[0]
    if (id !== undefined) put(this.byId, id, rule)
    else if (name !== undefined) put(this.byClass, name, rule)
    else if (last && last.tag !== '*') put(this.byTag, last.tag, rule)
    else this.others.push(rule)
  }

  /** Null where neither a rule nor the style attribute declares anything. */
  declared(element: PageElement, inline: readonly Declaration[]): Outcome | null {
    const rules = this.matching(element)
    if (rules.length === 0 && inline.length === 0) return null
    const unsure = rules.some((rule) => rule.unsure)
    const sure = winners(unsure ? rules.filter((rule) => !rule.unsure) : rules, inline)
    return { sure, all: unsure ? winners(rules, inline) : sure }
  }

  private matching(element: PageElement): Rule[] {
    const found: Rule[] = []
    const look = (rules: readonly Rule[] | undefined) => {
      for (const rule of rules ?? []) {
        if (matches(element, rule.selector, this.budget)) found.push(rule)
      }
    }
    look(this.byId.get(element.attributes.id ?? ''))
    for (const name of element.classes) look(this.byClass.get(name))
    look(this.byTag.get(element.tag))
    look(this.others)
    return found
  }
}

function put(map: Map<string, Rule[]>, key: string, rule: Rule): void {
  const rules = map.get(key)
  if (rules) rules.push(rule)
  else map.set(key, [rule])
}

function winners(rules: readonly Rule[], inline: readonly Declaration[]): Declared {
  const won = new Map<string, Winner>()
  const offer = (name: string, winner: Winner) => {
    const before = won.get(name)
    if (!before || beats(winner, before)) won.set(name, winner)
  }
  for (const { declarations, layer, order, selector } of rules) {
    const { specificity } = selector
    for (const { name, value, important } of declarations) {
      offer(name, { value, important, inline: false, layer, specificity, order })
    }
  }
  for (const { name, value, important } of inline) {
    offer(name, { value, important, inline: true, layer: 0, specificity: 0, order: 0 })
  }
  return new Map([...won].map(([name, { value }]) => [name, value]))
}

/** The later declaration wins where all else is equal. */
function beats(a: Winner, b: Winner): boolean {
  if (a.important !== b.important) return a.important
  if (a.inline !== b.inline) return a.inline
  if (a.layer !== b.layer) return a.important ? a.layer < b.layer : a.layer > b.layer
  if (a.specificity !== b.specificity) return a.specificity > b.specificity
  return a.order >= b.order
}

/** A reference to a variable, with the comma before its fallback. */
const REFERENCE = /var\(\s*(--[^\s,()]+)\s*(,)?/
/** Bounds, because variables may refer to each other in circles, or double at each step. */
const REFERENCES_MAX = 40
const VALUE_CHARS_MAX = 2_000

/** Replaces var() in a value; null where a variable is missing or refers to itself. */
function resolved(value: string, variables: ReadonlyMap<string, string>): string | null {
  let text = value
  for (let round = 0; round < REFERENCES_MAX; round++) {
    const found = REFERENCE.exec(text)
    if (!found) return text.trim()
    const end = closing(text, found.index + 3)
    const fallback = found[2] ? text.slice(found.index + found[0].length, end) : null
    const put = variables.get(found[1] ?? '') ?? fallback
    if (put === null) return null
    text = `${text.slice(0, found.index)}${put}${text.slice(end + 1)}`
    if (text.length > VALUE_CHARS_MAX) return null
  }
  return null
}

/** The index of the bracket that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text.charAt(at) === '(') depth++
    else if (text.charAt(at) === ')' && --depth === 0) return at
  }
  return text.length
}

/** The custom properties that apply inside an element. */
export function variablesIn(
  declared: Declared,
  outer: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  let own: Map<string, string> | null = null
  for (const [name, value] of declared) {
    if (!name.startsWith('--')) continue
    own ??= new Map(outer)
    own.set(name, value)
  }
  return own ?? outer
}

/** The declared values with var() replaced. Shorthands that held one are expanded only now. */
export function withVariables(
  declared: Declared,
  variables: ReadonlyMap<string, string>,
): Declared {
  const values: Declared = new Map()
  for (const [name, value] of declared) {
    if (name.startsWith('--')) continue
    if (!value.includes('var(')) values.set(name, value)
    else {
      const text = resolved(value, variables)
      for (const one of text === null ? [] : longhands(name, text, false))
        values.set(one.name, one.value)
    }
  }
  return values
}
