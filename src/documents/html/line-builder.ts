// Gathers the inline text of a page into marked lines, and the cells of a table row into one line.
import { hasLetterOrDigit } from '../../text/has-letter-or-digit.js'
import { cleanText, squeeze } from '../clean-text.js'
import { hiddenCharacters } from '../hidden-characters.js'
import { inlineItems } from '../inline-items.js'
import { openingMarkLength } from '../marks.js'
import { splitLongLine } from '../split-long-line.js'
import type { MarkedLine } from '../types.js'
import type { HiddenTexts } from './hidden-texts.js'
import type { Region } from './regions.js'

export interface PlacedLine {
  line: MarkedLine
  region: Region | null
}

export interface TextStyle {
  bold: boolean
  heading: number
  link: string
  listDepth: number
  region: Region | null
}

/** Bounds one line. */
const LINKS_MAX = 20
const CELLS_MAX = 12
/** Inline boxes that only a style sheet separates come without a space: "Location" "London". */
const RUN_TOGETHER = /[\p{Lower}\d]$/u
const NEW_WORD = /^[\p{Upper}\p{N}]/u

export class LineBuilder {
  /** The lines of the page, or of the open table cell. */
  private sink: PlacedLine[] = []
  private readonly outer: PlacedLine[][] = []
  private readonly rows: PlacedLine[][][] = []
  private text = ''
  private plainLetters = false
  private boldLetters = false
  private links: string[] = []
  private style: TextStyle | null = null
  private itemOpens = false
  private gap = true
  private boundary = false
  private total = 0

  constructor(
    private readonly linesMax: number,
    private readonly hidden: HiddenTexts,
  ) {}

  get full(): boolean {
    return this.total >= this.linesMax
  }

  write(data: string, style: TextStyle): void {
    if (this.text === '' && data.trim() === '') return
    if (this.boundary && RUN_TOGETHER.test(this.text.slice(-1)) && NEW_WORD.test(data)) {
      this.text += ' '
    }
    this.boundary = false
    this.text += data
    this.style ??= style
    if (style.bold) this.boldLetters ||= hasLetterOrDigit(data)
    else this.plainLetters ||= hasLetterOrDigit(data)
    if (style.link !== '' && this.links.at(-1) !== style.link && this.links.length < LINKS_MAX) {
      this.links.push(style.link)
    }
  }

  /** An inline box begins or ends here. */
  markBoundary(): void {
    this.boundary = true
  }

  openItem(): void {
    this.endLine(false)
    this.itemOpens = true
  }

  /** A second break in a row leaves a blank line. */
  breakLine(): void {
    this.endLine(this.text.trim() === '')
  }

  /** Ends the line; with a gap, a new block follows. */
  endLine(gapAfter: boolean): void {
    this.hidden.addAll(hiddenCharacters(this.text))
    const text = squeeze(cleanText(this.text))
    if (text !== '' && this.style && !this.full) this.push(text, this.style)
    if (text !== '') this.itemOpens = false
    this.gap ||= gapAfter
    this.text = ''
    this.plainLetters = false
    this.boldLetters = false
    this.links = []
    this.style = null
    this.boundary = false
  }

  private push(text: string, style: TextStyle): void {
    const mark = style.heading > 0 ? 0 : openingMarkLength(text, false)
    const isItem = this.itemOpens || mark > 0
    const list = style.heading > 0 ? null : inlineItems(text.slice(mark))
    if (!list) this.pushPieces(text.slice(mark), style, isItem)
    else {
      if (list.lead !== '') this.pushPieces(list.lead, style, isItem)
      for (const item of list.items) this.pushPieces(item, style, true)
    }
  }

  private pushPieces(text: string, style: TextStyle, isItem: boolean): void {
    for (const [index, piece] of splitLongLine(text).entries()) {
      this.add(
        {
          text: piece,
          heading: style.heading,
          listItem: index === 0 && isItem,
          indent: Math.max(0, style.listDepth - 1),
          bold: this.boldLetters && !this.plainLetters,
          gapBefore: this.gap,
          links: this.links,
        },
        style.region,
      )
      this.gap = false
      this.links = []
    }
  }

  /** Adds a finished line, for instance one of a pre element. */
  add(line: MarkedLine, region: Region | null): void {
    if (this.full) return
    this.sink.push({ line, region })
    this.total++
  }

  openRow(): void {
    this.endLine(false)
    this.rows.push([])
  }

  openCell(): void {
    this.endLine(false)
    this.outer.push(this.sink)
    this.sink = []
  }

  closeCell(): void {
    this.endLine(false)
    const cell = this.sink
    this.sink = this.outer.pop() ?? []
    const row = this.rows.at(-1)
    if (!row) this.sink.push(...cell)
    else if (cell.length > 0) row.push(cell)
  }

  closeRow(): void {
    this.endLine(false)
    const cells = this.rows.pop() ?? []
    for (const placed of joinedRow(cells)) this.sink.push(placed)
  }

  finish(): PlacedLine[] {
    this.endLine(false)
    while (this.outer.length > 0) this.closeCell()
    return this.sink
  }
}

/** One line for a row of single-line cells; layout tables are read cell by cell. */
function joinedRow(cells: PlacedLine[][]): PlacedLine[] {
  const flat = cells.flat()
  const [first] = flat
  const single = cells.every((cell) => cell.length === 1 && cell[0]?.line.heading === 0)
  if (!first || cells.length < 2 || cells.length > CELLS_MAX || !single) return flat
  const texts = flat.map(({ line }) => line.text)
  const line: MarkedLine = {
    ...first.line,
    text: texts.join(' '),
    bold: flat.every((cell) => cell.line.bold),
    links: flat.flatMap((cell) => cell.line.links).slice(0, LINKS_MAX),
    cells: texts,
  }
  return [{ line, region: first.region }]
}
