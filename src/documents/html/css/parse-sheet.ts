// Reads a style sheet into rules: judges conditions, ranks layers, takes nested rules apart.
import { type Answer, mediaHolds, supportsHolds } from './media.js'
import { parseSelectors } from './parse-selector.js'
import { longhands } from './properties.js'
import { seek, type Token, type TokenType, tokenize, toValue } from './tokens.js'
import type { Declaration, Rule, Selector } from './types.js'

/** Nobody writes a style sheet with deeper nesting. */
const DEPTH_MAX = 16
/** The most rules that can hide something; a page with more cannot be judged, see RuleIndex. */
export const RULES_MAX = 50_000
/** A longer value holds a picture or a font; nothing that hides text is so long. */
const VALUE_CHARS_MAX = 4_000
const END_OF_RULE: ReadonlySet<TokenType> = new Set([';', '{', '}'])
const END_OF_BLOCK: ReadonlySet<TokenType> = new Set(['}'])
const END_OF_PAREN: ReadonlySet<TokenType> = new Set([')'])
const IMPORTANT = /\s*!\s*important$/
/** Blocks that hold no rules for elements. */
const OTHER_BLOCKS =
  /^(?:-\w+-)?(?:keyframes|font-face|page|property|counter-style|font-feature-values|font-palette-values|view-transition|starting-style|position-try|color-profile|viewport|namespace|charset|import|document)$/

/** Rules outside all layers win over rules in one. */
const UNLAYERED = Number.MAX_SAFE_INTEGER

interface Place {
  parent: readonly Selector[] | null
  layer: number
  unsure: boolean
  depth: number
}

/** Collects the rules of a page's style sheets, in their order. */
export class SheetReader {
  readonly rules: Rule[] = []
  private readonly layers = new Map<string, number>()

  read(css: string, unsure = false): void {
    const tokens = tokenize(css)
    this.block(tokens, 0, tokens.length, { parent: null, layer: UNLAYERED, unsure, depth: 0 })
  }

  /** Reads the rules between two indices and, inside a rule, its declarations. */
  private block(tokens: readonly Token[], from: number, to: number, place: Place): void {
    const declarations: Declaration[] = []
    for (let at = from; at < to; ) {
      const token = tokens[at] as Token
      if (token.type === 'space' || token.type === ';' || token.type === '}') at++
      else {
        const stop = Math.min(to, seek(tokens, at, END_OF_RULE))
        const opens = tokens[stop]?.type === '{' && stop < to
        const end = opens ? Math.min(to, seek(tokens, stop + 1, END_OF_BLOCK)) : stop
        if (token.type === 'at') this.atRule(tokens, at, stop, end, place)
        else if (opens) this.styleRule(tokens, at, stop, end, place)
        else if (place.parent) declarations.push(...declarationOf(tokens.slice(at, stop)))
        at = Math.max(end, at) + (opens || stop === at ? 1 : 0)
      }
    }
    if (declarations.length > 0) this.add(declarations, place)
  }

  private add(declarations: Declaration[], { parent, layer, unsure }: Place): void {
    for (const selector of parent ?? []) {
      if (this.rules.length >= RULES_MAX) return
      this.rules.push({ selector, declarations, layer, unsure, order: this.rules.length })
    }
  }

  private styleRule(
    tokens: readonly Token[],
    from: number,
    brace: number,
    end: number,
    place: Place,
  ): void {
    if (place.depth >= DEPTH_MAX) return
    const { selectors, unsure } = parseSelectors(tokens.slice(from, brace), place.parent)
    if (selectors.length === 0) return
    this.block(tokens, brace + 1, end, {
      ...place,
      parent: selectors,
      unsure: place.unsure || unsure,
      depth: place.depth + 1,
    })
  }

  private atRule(
    tokens: readonly Token[],
    at: number,
    brace: number,
    end: number,
    place: Place,
  ): void {
    const name = tokens[at]?.text ?? ''
    const prelude = tokens.slice(at + 1, brace)
    const opens = brace < end
    if (name === 'layer' && !opens) {
      for (const layer of toValue(prelude).split(',')) this.layerRank(layer.trim())
    }
    if (!opens || OTHER_BLOCKS.test(name) || place.depth >= DEPTH_MAX) return
    const inner = { ...place, depth: place.depth + 1 }
    if (name === 'layer') inner.layer = this.layerRank(toValue(prelude))
    else if (name === 'scope') inner.parent = scopeOf(prelude) ?? place.parent
    else {
      const holds = conditionOf(name, toValue(prelude))
      if (holds === false) return
      if (holds === null) inner.unsure = true
    }
    this.block(tokens, brace + 1, end, inner)
  }

  private layerRank(name: string): number {
    const key = name === '' ? ` ${this.layers.size}` : name
    const rank = this.layers.get(key) ?? this.layers.size
    this.layers.set(key, rank)
    return rank
  }
}

function conditionOf(name: string, prelude: string): Answer {
  if (name === 'media') return mediaHolds(prelude)
  return name === 'supports' ? supportsHolds(prelude) : null
}

function scopeOf(prelude: readonly Token[]): Selector[] | null {
  const open = prelude.findIndex(({ type }) => type === '(')
  if (open < 0) return null
  return parseSelectors(prelude.slice(open + 1, seek(prelude, open + 1, END_OF_PAREN))).selectors
}

function declarationOf(tokens: readonly Token[]): Declaration[] {
  const [name] = tokens
  const colon = tokens.findIndex(({ type }) => type === ':')
  if (name?.type !== 'ident' || colon < 0) return []
  const value = toValue(tokens.slice(colon + 1))
  if (value.length > VALUE_CHARS_MAX) return []
  const important = IMPORTANT.test(value)
  const property = name.text.startsWith('--') ? name.text : name.text.toLowerCase()
  return longhands(property, important ? value.replace(IMPORTANT, '') : value, important)
}

/** The declarations of a style attribute. */
export function parseDeclarations(style: string): Declaration[] {
  const tokens = tokenize(style)
  const found: Declaration[] = []
  const stops: ReadonlySet<TokenType> = new Set([';'])
  for (let at = 0; at < tokens.length; ) {
    if (tokens[at]?.type === 'space') {
      at++
      continue
    }
    const end = seek(tokens, at, stops)
    found.push(...declarationOf(tokens.slice(at, end)))
    at = end + 1
  }
  return found
}
