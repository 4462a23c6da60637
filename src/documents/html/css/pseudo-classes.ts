// Pseudo-classes that the structure of a fresh page decides.
import { matches, spend } from './match-selector.js'
import type { Budget, PageElement, Selector, Test } from './types.js'

/** an+b of :nth-child and its relatives. */
const NTH = /^([+-]?\d*)n(?:\s*([+-])\s*(\d+))?$/

/** Never true on a page that was just opened. */
const NEVER = new Set(
  'hover focus active visited focus-within focus-visible target target-within popover-open modal fullscreen picture-in-picture autofill user-invalid user-valid current past future playing host'.split(
    ' ',
  ),
)
/** Pseudo-elements that are written with one colon. */
const ELEMENTS = new Set(['before', 'after', 'first-line', 'first-letter', 'host-context'])
const WITH_SELECTORS = new Set(['not', 'is', 'where', 'matches', '-webkit-any', '-moz-any', 'has'])

const has = (name: string) => (element: PageElement) => element.attributes[name] !== undefined
const isLink = (element: PageElement) => element.tag === 'a' && has('href')(element)

const PLAIN: Record<string, (element: PageElement) => boolean> = {
  root: ({ parent }) => parent === null,
  scope: ({ parent }) => parent === null,
  empty: ({ filled }) => !filled,
  checked: (element) => has('checked')(element) || has('selected')(element),
  disabled: has('disabled'),
  enabled: (element) => !has('disabled')(element),
  required: has('required'),
  'read-only': () => true,
  open: has('open'),
  link: isLink,
  'any-link': isLink,
  defined: () => true,
}

export const pseudoClass = {
  takesSelectors: (name: string): boolean => WITH_SELECTORS.has(name),

  is:
    (selectors: readonly Selector[]): Test =>
    (element, budget) =>
      selectors.some((selector) => matches(element, selector, budget)),

  ofSelectors(name: string, selectors: readonly Selector[]): Test {
    const chosen = pseudoClass.is(selectors)
    if (name === 'not') return (element, budget) => !chosen(element, budget)
    if (name !== 'has') return chosen
    return (element, budget) => someInside(element, chosen, budget)
  },

  /** Gives 'none' for what is no pseudo-class of elements, 'unsure' for what cannot be told. */
  named(name: string, argument: string): Test | 'none' | 'unsure' {
    if (ELEMENTS.has(name)) return 'none'
    if (NEVER.has(name)) return () => false
    const plain = Object.hasOwn(PLAIN, name) ? PLAIN[name] : undefined
    return plain ?? positionTest(name, argument) ?? 'unsure'
  },
}

/** Walks through the content of an element in document order. */
function someInside(element: PageElement, chosen: Test, budget: Budget): boolean {
  let at = element.firstChild
  while (at) {
    spend(budget)
    if (chosen(at, budget)) return true
    if (at.firstChild) at = at.firstChild
    else {
      while (at && at !== element && !at.next) at = at.parent
      at = at === element ? null : (at?.next ?? null)
    }
  }
  return false
}

function positionTest(name: string, argument: string): Test | null {
  // The names of an element's rank: only, first, last or nth, among all children or those of its
  // tag.
  const [, only, end, nth, ofType] =
    /^(?:(only)|(first|last)|(nth(?:-last)?))-(?:child|(of-type))$/.exec(name) ?? []
  if (!only && !end && !nth) return null
  const typed = ofType !== undefined
  const formula = nth ? parseNth(argument) : { step: 0, offset: 1 }
  if (!formula) return null
  const fromEnd = end === 'last' || nth === 'nth-last'
  return (element, budget) => {
    const first = place(element, false, typed, budget)
    if (only) return first === 1 && place(element, true, typed, budget) === 1
    return fits(fromEnd ? place(element, true, typed, budget) : first, formula)
  }
}

/** The element's position, from 1, among its parent's elements or those of its tag. */
function place(element: PageElement, fromEnd: boolean, typed: boolean, budget: Budget): number {
  if (!typed) {
    return fromEnd ? (element.parent?.children ?? element.index) - element.index + 1 : element.index
  }
  const step = (from: PageElement) => (fromEnd ? from.next : from.previous)
  let count = 1
  for (let other = step(element); other; other = step(other)) {
    spend(budget)
    if (other.tag === element.tag) count++
  }
  return count
}

interface Nth {
  step: number
  offset: number
}

function parseNth(text: string): Nth | null {
  const plain = text.replace(/\s+of\s.*$/, '').trim()
  if (plain === 'odd') return { step: 2, offset: 1 }
  if (plain === 'even') return { step: 2, offset: 0 }
  if (/^[+-]?\d+$/.test(plain)) return { step: 0, offset: Number(plain) }
  const [, factor, sign, offset] = NTH.exec(plain.replace(/n([+-])/, 'n $1 ')) ?? []
  if (factor === undefined) return null
  const step = factor === '' || factor === '+' ? 1 : factor === '-' ? -1 : Number(factor)
  return { step, offset: Number(`${sign ?? ''}${offset ?? '0'}`) }
}

function fits(place: number, { step, offset }: Nth): boolean {
  if (step === 0) return place === offset
  return (place - offset) % step === 0 && (place - offset) / step >= 0
}
