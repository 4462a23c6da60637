// Sets paragraphs, tables and boxes one below the other on a strip of pages.
import type { HiddenReason } from '../types.js'
import { atomsOf, type Fragment } from './atoms.js'
import { breakLines, type Room, type SetLine } from './break-lines.js'
import type { Frame, SetsBlocks } from './frame.js'
import type { Galley } from './galley.js'
import { Obstacles, ROOM_MIN } from './obstacles.js'
import { setTable } from './set-table.js'
import { textWidth } from './text-width.js'
import type { Block, BoxPlace, FlowBox, Paragraph, Section } from './types.js'

/** Distance of baselines, and depth of letters below them, in units of size. */
const LEADING = 1.17
const DESCENT = 0.25
/** The usual line under a paragraph: thin enough to be a rule for layout. */
const RULE_POINTS = 0.5
/** How deeply boxes may stand in each other. */
const DEPTH_MAX = 12
/** Bounds a document; a long one has some thousand. */
const BLOCKS_MAX = 40_000

export class BlockSetter implements SetsBlocks {
  private readonly obstacles = new Obstacles()
  private depth = 0
  private blocks = 0

  constructor(
    readonly galley: Galley,
    private readonly section: Section,
    /** The end of the strip: text below it is left out. */
    private readonly end: number,
  ) {}

  cut = false

  /** Sets blocks from y on and gives the y where they end. */
  set(blocks: readonly Block[], frame: Frame, from: number): number {
    let y = from
    let last: Paragraph | null = null
    for (const block of blocks) {
      if (y >= this.end || ++this.blocks > BLOCKS_MAX) {
        this.cut = true
        return y
      }
      if (block.kind === 'table') {
        y = setTable(this, block, frame, y + (last?.after ?? 0))
        last = null
        continue
      }
      const close = last !== null && last.group !== '' && last.group === block.group
      if (!close) y += (last?.after ?? 0) + block.before
      y = this.paragraph(block, frame, y)
      last = block
    }
    return y + (last?.after ?? 0)
  }

  private paragraph(paragraph: Paragraph, frame: Frame, from: number): number {
    const atoms = atomsOf(paragraph.inlines, (text) => this.galley.hide(text))
    // Before the text, because it flows around the boxes that are anchored here.
    for (const atom of atoms)
      if (atom.kind === 'box' && atom.box.place) this.float(atom.box, frame, from)
    const mark = paragraph.mark === '' || atoms.length === 0 ? null : markOf(paragraph)
    const usual = heightOf(paragraph, paragraph.style.size)
    let y = from
    const hasText = atoms.some(({ kind }) => kind === 'word')
    if (hasText) y = this.obstacles.below(frame, y, usual)
    const room = (line: number): Room => this.obstacles.roomAt(frame, y + line * usual, usual)
    for (const line of breakLines(atoms, paragraph, room, mark)) {
      y = this.line(line, paragraph, frame, y)
    }
    if (paragraph.ruled) this.rule(frame, paragraph, y)
    return y
  }

  private line(line: SetLine, paragraph: Paragraph, frame: Frame, from: number): number {
    const sizes = line.words.flatMap(({ fragments }) => fragments.map(({ style }) => style.size))
    const size = sizes.length > 0 ? Math.max(...sizes) : paragraph.style.size
    const height = heightOf(paragraph, size)
    let y = this.onPage(from, height)
    if (y >= this.end) {
      this.cut = true
      return y
    }
    for (const word of line.words) this.galley.addWord(word, frame.x, y + height - DESCENT * size)
    if (line.words.length > 0 || line.end !== 'last' || line.boxes.length === 0) y += height
    for (const box of line.boxes) if (!box.place) y = this.box(box, frame.x + paragraph.left, y)
    return line.end === 'page' ? this.nextPage(y) : y
  }

  /** A line that would cross the page's end goes to the next page. */
  private onPage(y: number, height: number): number {
    const { page, margin } = this.section
    const pageEnd = (Math.floor(y / page.height) + 1) * page.height - margin.bottom
    return y + height > pageEnd && height < page.height / 2 && y >= 0 ? this.nextPage(y) : y
  }

  private nextPage(y: number): number {
    const { page, margin } = this.section
    return (Math.floor(y / page.height) + 1) * page.height + margin.top
  }

  /** Sets a box in its place on the page; text flows around it if it holds text. */
  private float(box: FlowBox, frame: Frame, y: number): void {
    if (!box.place) return
    const { page, margin } = this.section
    const top = Math.floor(y / page.height) * page.height
    const x = placed(box.place.x, box.width, frame.x, {
      page: { from: 0, length: page.width },
      margin: { from: margin.left, length: page.width - margin.left - margin.right },
    })
    const placedY = placed(box.place.y, box.height, y, {
      page: { from: top, length: page.height },
      margin: { from: top + margin.top, length: page.height - margin.top - margin.bottom },
    })
    const away = x + box.width < 0 || x > page.width || placedY + box.height < 0
    if (away && box.blocks.length > 0) {
      this.hideBox(box, 'off_page')
      return
    }
    const bottom = this.box(box, x, Math.max(0, placedY))
    if (box.blocks.length === 0) return
    this.obstacles.add({ x, right: x + box.width, top: placedY, bottom })
  }

  private box(box: FlowBox, x: number, y: number): number {
    const { galley } = this
    const frame = { x, y, width: box.width, height: box.height }
    if (box.isPicture) galley.images.push(frame)
    else if (box.ground >= 0) galley.shapes.push({ box: frame, color: box.ground })
    if (box.blocks.length === 0 || this.depth >= DEPTH_MAX) return y + box.height
    this.depth++
    // Inside a box, only its own boxes are obstacles.
    const around = this.obstacles.takeAll()
    const end = this.set(box.blocks, { x, width: Math.max(box.width, ROOM_MIN) }, y)
    for (const obstacle of around) this.obstacles.add(obstacle)
    this.depth--
    return box.place ? end : Math.max(end, y + box.height)
  }

  private hideBox(box: FlowBox, reason: HiddenReason): void {
    const { hidden } = this.galley
    for (const block of box.blocks) {
      if (block.kind !== 'paragraph') continue
      for (const inline of block.inlines)
        if (inline.kind === 'text') hidden.write(inline.text, reason)
      hidden.write(' ', reason)
    }
    hidden.end()
  }

  private rule(frame: Frame, { left, right }: Paragraph, y: number): void {
    const box = {
      x: frame.x + left,
      y,
      width: Math.max(0, frame.width - left - right),
      height: RULE_POINTS,
    }
    this.galley.shapes.push({ box, color: 0 })
  }
}

function markOf({ mark, style }: Paragraph): Fragment {
  return { text: mark, width: textWidth(mark, style), style, link: '' }
}

function heightOf({ spacing }: Paragraph, size: number): number {
  const usual = LEADING * size
  if (spacing.rule === 'exact') return Math.max(1, spacing.value)
  if (spacing.rule === 'least') return Math.max(usual, spacing.value)
  return usual * spacing.value
}

interface Reach {
  from: number
  length: number
}

function placed(
  place: BoxPlace,
  length: number,
  anchor: number,
  spans: { page: Reach; margin: Reach },
): number {
  if (place.from === 'anchor') return anchor + place.offset
  const span = spans[place.from]
  if (place.align === 'center') return span.from + (span.length - length) / 2
  if (place.align === 'end') return span.from + span.length - length
  return span.from + place.offset
}
