// Breaks a paragraph into lines and gives every word its place from left to right.
import type { Atom, Fragment } from './atoms.js'
import type { FlowBox, Paragraph, TabAlign } from './types.js'

export interface PlacedWord {
  fragments: Fragment[]
  x: number
  width: number
}

export interface SetLine {
  words: PlacedWord[]
  boxes: FlowBox[]
  /** What ends the line. */
  end: 'wrap' | 'line' | 'page' | 'column' | 'last'
}

/** Where text may stand on a line: edges from the left of the frame. */
export interface Room {
  left: number
  right: number
}

/** Default tab stops: every half inch. */
const STOP_POINTS = 36
/** Nearer stops than this count as reached: in points, and as a share of the distance of stops. */
const STOP_TOLERANCE = 0.5
const AT_STOP = 0.01
/**
 * Words that a tab has sent to the far half of the line may overrun it by this share: they fitted
 * in the original, and our widths are guesses.
 */
const FAR_SHARE = 0.5
const OVERRUN_SHARE = 0.25
/** A bullet and its text stand at least this far apart. */
const MARK_GAP = 4

/**
 * @param room of a line by its number from 0; boxes beside the text narrow it
 * @param mark the bullet or number that opens the first line, measured
 */
export function breakLines(
  atoms: readonly Atom[],
  paragraph: Paragraph,
  room: (line: number) => Room,
  mark: Fragment | null,
): SetLine[] {
  const lines: SetLine[] = []
  let line = new LineSetter(paragraph, room(0), true)
  if (mark) line.open(mark)
  const finish = (end: SetLine['end']): void => {
    lines.push(line.finish(end))
    line = new LineSetter(paragraph, room(lines.length), false)
  }
  for (const atom of atoms) {
    if (atom.kind === 'break') finish(atom.of)
    else if (atom.kind === 'tab') line.tab(atom.align)
    else if (atom.kind === 'space') line.space(atom.width)
    else if (atom.kind === 'box') line.boxes.push(atom.box)
    else {
      if (!line.fits(atom.width)) finish('wrap')
      line.word(atom.fragments, atom.width)
    }
  }
  lines.push(line.finish('last'))
  return lines
}

class LineSetter {
  readonly boxes: FlowBox[] = []
  private words: PlacedWord[] = []
  private x: number
  private start: number
  private readonly right: number
  private tabbed = false
  /** Where the last tab ended. */
  private tabX = 0
  /** Words since the last tab that must end, or be centred, at its stop. */
  private pending: { from: number; startX: number; stop: number; align: TabAlign } | null = null

  constructor(
    private readonly paragraph: Paragraph,
    room: Room,
    isFirst: boolean,
  ) {
    this.x = room.left + paragraph.left + (isFirst ? paragraph.first : 0)
    this.start = this.x
    this.right = Math.max(room.right - paragraph.right, this.x + 1)
  }

  open(mark: Fragment): void {
    this.word([mark], mark.width)
    const text = Math.max(this.start - this.paragraph.first, this.x + MARK_GAP)
    // Without a hanging indent the text begins at least half a stop after the mark.
    this.x = this.paragraph.first < 0 ? text : Math.max(text, this.start + STOP_POINTS / 2)
  }

  fits(width: number): boolean {
    const room = this.right - this.start
    const isFar = this.tabbed && this.tabX - this.start > FAR_SHARE * room
    const most = this.right + (isFar ? OVERRUN_SHARE * room : STOP_TOLERANCE)
    return this.words.length === 0 || this.x + width <= most
  }

  word(fragments: Fragment[], width: number): void {
    this.words.push({ fragments, x: this.x, width })
    this.x += width
  }

  space(width: number): void {
    if (this.words.length > 0) this.x += width
  }

  tab(align: TabAlign | undefined): void {
    this.settle()
    this.tabbed = true
    const stop = this.nextStop(align)
    this.tabX = stop.at
    if (stop.align === 'left') this.x = stop.at
    else {
      this.pending = { from: this.words.length, startX: this.x, stop: stop.at, align: stop.align }
    }
  }

  finish(end: SetLine['end']): SetLine {
    this.settle()
    const { align } = this.paragraph
    const last = this.words.at(-1)
    if (align !== 'left' && last && !this.tabbed) {
      const left = Math.max(0, this.right - (last.x + last.width))
      this.shift(0, align === 'center' ? left / 2 : left)
    }
    return { words: this.words, boxes: this.boxes, end }
  }

  /** The next tab stop. A tab with its own alignment goes to the middle or the end of the line. */
  private nextStop(align: TabAlign | undefined): { at: number; align: TabAlign } {
    if (align === 'right') return { at: this.right, align }
    if (align === 'center') return { at: (this.start + this.right) / 2, align }
    const own = this.paragraph.tabs.find((stop) => stop.at > this.x + STOP_TOLERANCE)
    const { left } = this.paragraph
    const hangs = left > this.x + STOP_TOLERANCE ? left : Number.POSITIVE_INFINITY
    if (own && own.at <= hangs) return own
    if (hangs !== Number.POSITIVE_INFINITY) return { at: hangs, align: 'left' }
    return { at: (Math.floor(this.x / STOP_POINTS + AT_STOP) + 1) * STOP_POINTS, align: 'left' }
  }

  /** Moves the words after a right or centred tab to their stop. */
  private settle(): void {
    if (!this.pending) return
    const { from, startX, stop, align } = this.pending
    this.pending = null
    const last = this.words.at(-1)
    const width = this.words.length > from && last ? last.x + last.width - startX : 0
    const by = Math.max(0, (align === 'right' ? stop - width : stop - width / 2) - startX)
    this.shift(from, by)
    this.x += by
  }

  private shift(from: number, by: number): void {
    for (let index = from; index < this.words.length; index++) {
      const word = this.words[index]
      if (word) word.x += by
    }
  }
}
