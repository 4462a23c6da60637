// Elements and rules as the cascade sees them.

export interface PageElement {
  tag: string
  attributes: Readonly<Record<string, string>>
  classes: readonly string[]
  parent: PageElement | null
  previous: PageElement | null
  next: PageElement | null
  firstChild: PageElement | null
  lastChild: PageElement | null
  /** The position among its parent's elements, from 1. */
  index: number
  children: number
  /** Whether it has text or elements. */
  filled: boolean
}

export interface Declaration {
  name: string
  value: string
  important: boolean
}

export interface Rule {
  selector: Selector
  declarations: readonly Declaration[]
  /** The larger layer wins; rules outside all layers have the largest. */
  layer: number
  order: number
  /** Whether it depends on a condition that cannot be told here. */
  unsure: boolean
}

export type Combinator = ' ' | '>' | '+' | '~'

export interface Selector {
  /** From right to left: the element itself comes first. */
  compounds: readonly Compound[]
  /** Ids, then classes, then tags. */
  specificity: number
}

export interface Compound {
  tag: string
  ids: readonly string[]
  classes: readonly string[]
  tests: readonly Test[]
  /** The relation of the compound to its left. */
  before: Combinator
}

/** Says whether it applies to an element, and spends from the budget of matches. */
export type Test = (element: PageElement, budget: Budget) => boolean

/** How many matches a page may take: this bounds a hostile style sheet. */
export interface Budget {
  left: number
}
