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
  /** From 1, among its parent's elements. */
  index: number
  children: number
  /** Has text or elements. */
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
  /** Larger wins; rules outside all layers have the largest. */
  layer: number
  order: number
  /** Stands under a condition that cannot be told here. */
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
  /** How the compound to its left stands to it. */
  before: Combinator
}

/** Tells of an element, spending from the budget of matches. */
export type Test = (element: PageElement, budget: Budget) => boolean

/** Matches that a page may cost: what a hostile style sheet can ask for is bounded by it. */
export interface Budget {
  left: number
}
