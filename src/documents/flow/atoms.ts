// The words, spaces, tabs and breaks of a paragraph, measured.
import { cleanText } from '../clean-text.js'
import { textWidth } from './text-width.js'
import type { FlowBox, FlowStyle, Inline, TabAlign } from './types.js'

/** A part of a word in one style. */
export interface Fragment {
  text: string
  width: number
  style: FlowStyle
  link: string
  icon?: string
}

export type Atom =
  | { kind: 'word'; fragments: Fragment[]; width: number }
  | { kind: 'space'; width: number }
  | { kind: 'tab'; align?: TabAlign }
  | { kind: 'break'; of: 'line' | 'page' | 'column' }
  | { kind: 'box'; box: FlowBox }

/** A tab or line break, a run of spaces, or a word. */
const PIECES = /[\t\n]|[ ]+|[^\t\n ]+/g

/** Gives the atoms in order; text that the document hides goes to `hide` instead. */
export function atomsOf(inlines: readonly Inline[], hide: (text: string) => void): Atom[] {
  const atoms: Atom[] = []
  let word: Extract<Atom, { kind: 'word' }> | null = null
  const end = (atom: Atom): void => {
    word = null
    atoms.push(atom)
  }
  const add = (fragment: Fragment): void => {
    if (!word) {
      word = { kind: 'word', fragments: [], width: 0 }
      atoms.push(word)
    }
    word.fragments.push(fragment)
    word.width += fragment.width
  }
  for (const inline of inlines) {
    if (inline.kind !== 'text') {
      end(inline)
      continue
    }
    const { style, link, icon } = inline
    if (style.hidden) {
      hide(inline.text)
      continue
    }
    if (icon !== undefined) add({ text: '', width: style.size, style, link, icon })
    for (const [piece] of cleanText(inline.text).matchAll(PIECES)) {
      if (piece === '\t') end({ kind: 'tab' })
      else if (piece === '\n') end({ kind: 'break', of: 'line' })
      else if (piece.startsWith(' ')) end({ kind: 'space', width: textWidth(piece, style) })
      else add({ text: piece, width: textWidth(piece, style), style, link })
    }
  }
  return atoms
}
