// The state of a group in an RTF, and the settings of its paragraphs.

import { POINTS_MAX, SIZE_MAX, TABS_MAX } from '../flow/bounds.js'
import type { FlowStyle, LineSpacing, Paragraph, TabAlign, TabStop } from '../flow/types.js'
import { PLAIN_STYLE } from '../flow/types.js'

export interface ParagraphState {
  left: number
  right: number
  first: number
  before: number
  after: number
  align: Paragraph['align']
  spacing: LineSpacing
  tabs: TabStop[]
  nextTab: TabAlign
  inTable: boolean
  ruled: boolean
}

/** Where the text of a group goes. */
export type Destination =
  | 'body'
  | 'header'
  | 'footer'
  | 'box'
  | 'mark'
  | 'none'
  | 'fonts'
  | 'colors'

export interface GroupState {
  style: FlowStyle
  paragraph: ParagraphState
  destination: Destination
  font: number
  deleted: boolean
  caps: boolean
  link: string
  /** How many characters to skip after a \u: older readers show those instead. */
  skips: number
}

export const plainParagraph = (): ParagraphState => ({
  left: 0,
  right: 0,
  first: 0,
  before: 0,
  after: 0,
  align: 'left',
  spacing: { rule: 'times', value: 1 },
  tabs: [],
  nextTab: 'left',
  inTable: false,
  ruled: false,
})

export const firstState = (): GroupState => ({
  style: { ...PLAIN_STYLE, size: SIZE_USUAL },
  paragraph: plainParagraph(),
  destination: 'body',
  font: 0,
  deleted: false,
  caps: false,
  link: '',
  skips: 1,
})

/** Lengths are in twentieths of a point, line spacing in 240ths of a line. */
const TWIPS = 20
const LINE_TWIPS = 240
/** In points: the default size ("fs24" in half points). */
const SIZE_USUAL = 12
// Bounds, because a document may say anything; no sheet of paper shows more.
const LINES_APART = { min: 0.5, max: 5 } as const

const points = (value: number | null): number =>
  Math.min(POINTS_MAX, Math.max(-POINTS_MAX, (value ?? 0) / TWIPS))

/** Applies words that change the look of text; returns true when the word is one. */
export function applyTextWord(
  state: GroupState,
  word: string,
  value: number | null,
  colors: readonly number[],
): boolean {
  const on = value !== 0
  const change = (style: Partial<FlowStyle>): true => {
    state.style = { ...state.style, ...style }
    return true
  }
  switch (word) {
    case 'b':
      return change({ bold: on })
    case 'i':
      return change({ italic: on })
    case 'v':
      return change({ hidden: on })
    case 'fs':
      return change({ size: Math.min(SIZE_MAX, Math.max(0, (value ?? 2 * SIZE_USUAL) / 2)) })
    case 'cf':
      return change({ color: colors[value ?? 0] ?? -1 })
    case 'cb':
    case 'highlight':
    case 'chcbpat':
      return change({ ground: colors[value ?? 0] ?? -1 })
    case 'plain':
      state.caps = false
      state.deleted = false
      return change({ ...PLAIN_STYLE, size: SIZE_USUAL, font: state.style.font })
    case 'caps':
    case 'scaps':
      state.caps = on
      return true
    case 'deleted':
      state.deleted = on
      return true
    default:
      return false
  }
}

/** Applies words that change the paragraph; returns true when the word is one. */
export function applyParagraphWord(state: GroupState, word: string, value: number | null): boolean {
  const { paragraph } = state
  const change = (changes: Partial<ParagraphState>): true => {
    state.paragraph = { ...paragraph, ...changes }
    return true
  }
  switch (word) {
    case 'pard':
      state.paragraph = plainParagraph()
      return true
    case 'li':
    case 'lin':
      return change({ left: points(value) })
    case 'ri':
    case 'rin':
      return change({ right: points(value) })
    case 'fi':
      return change({ first: points(value) })
    case 'sb':
      return change({ before: Math.max(0, points(value)) })
    case 'sa':
      return change({ after: Math.max(0, points(value)) })
    case 'ql':
    case 'qj':
      return change({ align: 'left' })
    case 'qc':
      return change({ align: 'center' })
    case 'qr':
      return change({ align: 'right' })
    case 'intbl':
      return change({ inTable: true })
    case 'brdrb':
    case 'brdrt':
      return change({ ruled: true })
    case 'tqr':
    case 'tqdec':
      return change({ nextTab: 'right' })
    case 'tqc':
      return change({ nextTab: 'center' })
    case 'tx': {
      const tabs = [...paragraph.tabs, { at: points(value), align: paragraph.nextTab }]
      tabs.sort((a, b) => a.at - b.at)
      return change({ tabs: tabs.slice(0, TABS_MAX), nextTab: 'left' })
    }
    case 'sl':
      return change({ spacing: lineSpacing(value ?? 0) })
    default:
      return false
  }
}

function lineSpacing(value: number): LineSpacing {
  if (value === 0) return { rule: 'times', value: 1 }
  if (value < 0) return { rule: 'exact', value: Math.min(SIZE_MAX, -value / TWIPS) }
  const times = Math.min(LINES_APART.max, Math.max(LINES_APART.min, value / LINE_TWIPS))
  return { rule: 'times', value: times }
}
