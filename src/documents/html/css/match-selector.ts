// Says whether a selector chooses an element. Every step spends from a budget.
import { RolecallError } from '../../../runtime/errors.js'
import type { Budget, Compound, PageElement, Selector } from './types.js'

export function matches(element: PageElement, selector: Selector, budget: Budget): boolean {
  return matchFrom(element, selector.compounds, 0, budget)
}

function matchFrom(
  element: PageElement,
  compounds: readonly Compound[],
  at: number,
  budget: Budget,
): boolean {
  const compound = compounds[at]
  if (!compound) return true
  if (!matchesCompound(element, compound, budget)) return false
  if (at + 1 === compounds.length) return true
  const sideways = compound.before === '+' || compound.before === '~'
  const once = compound.before === '>' || compound.before === '+'
  const step = (from: PageElement) => (sideways ? from.previous : from.parent)
  for (let other = step(element); other; other = step(other)) {
    if (matchFrom(other, compounds, at + 1, budget)) return true
    if (once) return false
  }
  return false
}

function matchesCompound(element: PageElement, compound: Compound, budget: Budget): boolean {
  spend(budget)
  const { tag, ids, classes, tests } = compound
  if (tag !== '*' && tag !== element.tag) return false
  for (const id of ids) if (element.attributes.id !== id) return false
  for (const name of classes) if (!element.classes.includes(name)) return false
  for (const test of tests) if (!test(element, budget)) return false
  return true
}

/**
 * A style sheet that needs more is an attack: then nothing can be said about what its page shows.
 */
export function spend(budget: Budget, steps = 1): void {
  budget.left -= steps
  if (budget.left < 0) {
    throw new RolecallError(
      'parse_failed',
      'The style sheets of the HTML are too involved to tell what the page shows. Send its text instead.',
    )
  }
}
