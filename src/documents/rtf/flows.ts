// Gathers an RTF's paragraphs, cells and boxes while its tokens pass: in the body, the header, the
// footer, or the open box.
import { hasLetterOrDigit } from '../../text/has-letter-or-digit.js'
import type { Block, FlowBox, Inline, Paragraph } from '../flow/types.js'
import type { GroupState } from './state.js'
import { addRow, type RowShape } from './tables.js'

/** No bullet or number is longer. */
const MARK_CHARS_MAX = 12
/** The width of a box that gives none. */
const BOX_WIDTH = 300

interface Flow {
  blocks: Block[]
  cells: Block[][]
  cell: Block[]
  inlines: Inline[]
  mark: string
}

const newFlow = (): Flow => ({ blocks: [], cells: [], cell: [], inlines: [], mark: '' })

export class Flows {
  private readonly parts = { body: newFlow(), header: newFlow(), footer: newFlow() }
  private readonly boxes: { flow: Flow; depth: number; box: FlowBox }[] = []

  /** Gives all blocks after the last token. */
  end(state: GroupState): Record<'body' | 'header' | 'footer', Block[]> {
    for (const flow of Object.values(this.parts)) endParagraph(flow, state)
    const { body, header, footer } = this.parts
    return { body: body.blocks, header: header.blocks, footer: footer.blocks }
  }

  add(state: GroupState, inline: Inline): void {
    this.open(state).inlines.push(inline)
  }

  addMark(state: GroupState, text: string): void {
    const flow = this.open(state)
    if (flow.mark.length < MARK_CHARS_MAX) flow.mark += text
  }

  endParagraph(state: GroupState): void {
    endParagraph(this.open(state), state)
  }

  endCell(state: GroupState): void {
    const flow = this.open(state)
    endParagraph(flow, state, true)
    flow.cells.push(flow.cell)
    flow.cell = []
  }

  endRow(state: GroupState, shape: RowShape): void {
    const flow = this.open(state)
    if (flow.cells.length > 0) addRow(flow.blocks, flow.cells, shape)
    flow.cells = []
  }

  /** Opens a box that belongs to the group at this depth. */
  openBox(depth: number): void {
    const box: FlowBox = {
      place: null,
      width: BOX_WIDTH,
      height: 0,
      blocks: [],
      ground: -1,
      isPicture: false,
      link: '',
    }
    this.boxes.push({ flow: newFlow(), depth, box })
  }

  /** Closes the innermost box if its group has ended: the reader is back at a lower depth. */
  closeBox(state: GroupState, depth: number): void {
    const open = this.boxes.at(-1)
    if (!open || open.depth <= depth) return
    this.boxes.pop()
    endParagraph(open.flow, state)
    open.box.blocks.push(...open.flow.blocks)
    if (open.box.blocks.length > 0) this.add(state, { kind: 'box', box: open.box })
  }

  private open({ destination }: GroupState): Flow {
    const box = this.boxes.at(-1)
    if (box) return box.flow
    const isFurniture = destination === 'header' || destination === 'footer'
    return isFurniture ? this.parts[destination] : this.parts.body
  }
}

function endParagraph(flow: Flow, state: GroupState, inCell = false): void {
  const { inlines } = flow
  const mark = flow.mark.replace(/[\t\s]+/g, ' ').trim()
  flow.inlines = []
  flow.mark = ''
  if (inlines.length === 0 && inCell && flow.cell.length > 0) return
  const { nextTab, inTable, ...paragraph } = state.paragraph
  const text = inlines.find((inline) => inline.kind === 'text')
  const block: Paragraph = {
    kind: 'paragraph',
    inlines,
    mark: hasLetterOrDigit(mark) ? mark : mark === '' ? '' : '•',
    style: text?.kind === 'text' ? text.style : state.style,
    group: '',
    ...paragraph,
  }
  if (inCell || inTable) flow.cell.push(block)
  else {
    // Cells without the end of a row are kept as text.
    flow.blocks.push(...flow.cell, block)
    flow.cell = []
  }
}
