// Control words of RTF that end something (a paragraph, a line, a cell, a row) or stand for a
// character.
import type { Flows } from './flows.js'
import type { GroupState } from './state.js'
import type { RowShape } from './tables.js'

/** Spaces and hyphens at which no line breaks. */
export const HARD_CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['~', ' '],
  ['_', '-'],
])

/** Returns true when the word is one of these. */
export function breakWord(word: string, flows: Flows, state: GroupState, row: RowShape): boolean {
  switch (word) {
    case 'par':
    case 'sect':
    case '\n':
    case '\r':
      flows.endParagraph(state)
      return true
    case 'line':
      flows.add(state, { kind: 'break', of: 'line' })
      return true
    case 'page':
      flows.add(state, { kind: 'break', of: 'page' })
      return true
    case 'tab':
      flows.add(state, { kind: 'tab' })
      return true
    case 'cell':
    case 'nestcell':
      flows.endCell(state)
      return true
    case 'row':
    case 'nestrow':
      flows.endRow(state, row)
      return true
    default:
      return false
  }
}
