// Parses selectors: lists of compounds with their combinators, matched from right to left.
import { pseudoClass } from './pseudo-classes.js'
import { seek, type Token, type TokenType, toValue } from './tokens.js'
import type { Combinator, Compound, PageElement, Selector, Test } from './types.js'

/** One number holds all three parts of a specificity, so that numbers compare as CSS does. */
const ID = 1_000_000
const CLASS = 1_000
const TAG = 1
/** Bounds one rule. */
const SELECTORS_MAX = 200
const COMPOUNDS_MAX = 30
const COMMA: ReadonlySet<TokenType> = new Set([','])
const BRACKET: ReadonlySet<TokenType> = new Set([']'])
const PAREN: ReadonlySet<TokenType> = new Set([')'])

export interface ParsedSelectors {
  selectors: Selector[]
  /** Whether a part of it asks something that cannot be told here. */
  unsure: boolean
}

/** The selectors of a list. In a nested rule each applies inside what the parent chooses. */
export function parseSelectors(
  tokens: readonly Token[],
  parent: readonly Selector[] | null = null,
): ParsedSelectors {
  const selectors: Selector[] = []
  let unsure = false
  for (let from = 0; from < tokens.length && selectors.length < SELECTORS_MAX; ) {
    const end = seek(tokens, from, COMMA)
    const reader = new SelectorReader(tokens.slice(from, end), parent)
    const selector = reader.read()
    if (selector) selectors.push(selector)
    unsure ||= selector !== null && reader.unsure
    from = end + 1
  }
  return { selectors, unsure }
}

interface OpenCompound {
  tag: string
  ids: string[]
  classes: string[]
  tests: Test[]
  empty: boolean
}

const openCompound = (): OpenCompound => ({
  tag: '*',
  ids: [],
  classes: [],
  tests: [],
  empty: true,
})

class SelectorReader {
  unsure = false
  private readonly compounds: Compound[] = []
  private open = openCompound()
  private before: Combinator = ' '
  private specificity = 0
  private at = 0
  private nested = false

  constructor(
    private readonly tokens: readonly Token[],
    private readonly parent: readonly Selector[] | null,
  ) {}

  /**
   * Null where the selector chooses nothing here: pseudo-elements, and anything that is no
   * selector.
   */
  read(): Selector | null {
    let combinator: Combinator | null = null
    for (; this.at < this.tokens.length; this.at++) {
      const token = this.tokens[this.at] as Token
      if (token.type === 'space') combinator ??= ' '
      else if (token.type === 'delim' && '>+~'.includes(token.text)) {
        combinator = token.text as Combinator
      } else {
        if (combinator !== null) this.close(combinator)
        combinator = null
        if (!this.readPart(token)) return null
      }
    }
    return this.finish()
  }

  private close(combinator: Combinator): void {
    if (this.open.empty) {
      // A nested rule may begin with a combinator: "> p".
      this.before = combinator
      return
    }
    const { tag, ids, classes, tests } = this.open
    this.compounds.push({ tag, ids, classes, tests, before: this.before })
    this.before = combinator
    this.open = openCompound()
  }

  private finish(): Selector | null {
    if (!this.open.empty) this.close(' ')
    if (this.compounds.length === 0 || this.compounds.length > COMPOUNDS_MAX) return null
    const compounds = [...this.compounds]
    if (this.parent && !this.nested) {
      compounds.unshift({ tag: '*', ids: [], classes: [], tests: [this.inParent()], before: ' ' })
    }
    // Each compound keeps its relation to its left neighbour; then the order is turned round.
    compounds.reverse()
    return { compounds, specificity: this.specificity }
  }

  private readPart(token: Token): boolean {
    const { open } = this
    open.empty = false
    if (token.type === 'ident') {
      open.tag = token.text.toLowerCase()
      this.specificity += TAG
    } else if (token.type === 'hash') {
      open.ids.push(token.text)
      this.specificity += ID
    } else if (token.type === 'delim' && token.text === '.') return this.readClass()
    else if (token.type === 'delim' && token.text === '&') {
      this.nested = true
      open.tests.push(this.inParent())
    } else if (token.type === '[') return this.readAttribute()
    else if (token.type === ':') return this.readPseudo()
    else return token.type === 'delim' && token.text === '*'
    return true
  }

  private readClass(): boolean {
    const name = this.tokens[++this.at]
    if (name?.type !== 'ident') return false
    this.open.classes.push(name.text)
    this.specificity += CLASS
    return true
  }

  private inParent(): Test {
    const selectors = this.parent ?? []
    this.specificity += Math.max(0, ...selectors.map(({ specificity }) => specificity))
    return pseudoClass.is(selectors)
  }

  private readAttribute(): boolean {
    const end = seek(this.tokens, this.at + 1, BRACKET)
    const parts = this.tokens.slice(this.at + 1, end).filter(({ type }) => type !== 'space')
    this.at = end
    const name = parts.shift()
    if (name?.type !== 'ident') return false
    const sign = parts
      .filter(({ type }) => type === 'delim')
      .map(({ text }) => text)
      .join('')
    const [value, flag] = parts.filter(({ type }) => type !== 'delim')
    const anyCase = flag?.text.toLowerCase() === 'i'
    this.open.tests.push(attributeTest(name.text.toLowerCase(), sign, value?.text ?? '', anyCase))
    this.specificity += CLASS
    return true
  }

  private readPseudo(): boolean {
    const token = this.tokens[++this.at]
    // Two colons begin a pseudo-element, whose text is never read.
    if (token?.type !== 'ident' && token?.type !== 'function') return false
    let inner: readonly Token[] = []
    if (token.type === 'function') {
      const end = seek(this.tokens, this.at + 1, PAREN)
      inner = this.tokens.slice(this.at + 1, end)
      this.at = end
    }
    return this.addPseudo(token.text.toLowerCase(), inner)
  }

  private addPseudo(name: string, inner: readonly Token[]): boolean {
    const list = pseudoClass.takesSelectors(name) ? parseSelectors(inner) : null
    this.unsure ||= list?.unsure ?? false
    const test = list
      ? pseudoClass.ofSelectors(name, list.selectors)
      : pseudoClass.named(name, toValue(inner))
    if (test === 'none') return false
    if (test === 'unsure') this.unsure = true
    else this.open.tests.push(test)
    if (name === 'where') return true
    this.specificity += list
      ? Math.max(0, ...list.selectors.map(({ specificity }) => specificity))
      : CLASS
    return true
  }
}

function attributeTest(name: string, sign: string, value: string, anyCase: boolean): Test {
  const fold = (text: string) => (anyCase ? text.toLowerCase() : text)
  const wanted = fold(value)
  return ({ attributes }: PageElement) => {
    const raw = attributes[name]
    if (raw === undefined) return false
    const given = fold(raw)
    if (sign === '') return true
    if (sign === '=') return given === wanted
    if (sign === '|=') return given === wanted || given.startsWith(`${wanted}-`)
    if (wanted === '') return false
    if (sign === '~=') return given.split(/\s+/).includes(wanted)
    if (sign === '^=') return given.startsWith(wanted)
    if (sign === '$=') return given.endsWith(wanted)
    return sign === '*=' && given.includes(wanted)
  }
}
