// Draws a sheet as a PDF.
import PDFDocument from 'pdfkit'
import type { Style } from './style.js'
import type { Column, Look, Row, Sheet, Span } from './types.js'

const PAGE = { width: 612, height: 792 }
const FACES: Record<string, [string, string, string, string]> = {
  Helvetica: ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'Helvetica-BoldOblique'],
  Times: ['Times-Roman', 'Times-Bold', 'Times-Italic', 'Times-BoldItalic'],
}

/** The built-in fonts hold no other signs than these. */
const drawable = (text: string): string =>
  text.replace(/[^\x20-\x7e\u00a0-\u00ff‘’“”–—•…€™Œœ]/g, '')

interface Word {
  text: string
  look: Look
  width: number
  /** Whether a space leads to it. */
  spaced: boolean
}

class Drawing {
  readonly #doc: PDFKit.PDFDocument
  #page = 0
  #pages = 1

  constructor(private readonly style: Style) {
    this.#doc = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      bufferPages: true,
      compress: false,
    })
  }

  #set({ bold, italic, size, colored }: Look): void {
    const [plain, strong, slanted, both] = FACES[this.style.font] ?? FACES.Times ?? []
    const face = bold ? (italic ? both : strong) : italic ? slanted : plain
    this.#doc
      .font(face ?? 'Times-Roman')
      .fontSize(this.style.size * size)
      .fillColor(colored ? '#2a5d9f' : '#000000')
  }

  #words(spans: readonly Span[]): Word[] {
    const words: Word[] = []
    let spaced = false
    for (const { text, look } of spans) {
      this.#set(look)
      for (const piece of drawable(text).split(/( +)/)) {
        if (!piece) continue
        if (piece.trim() === '') spaced = true
        else {
          words.push({ text: piece, look, spaced, width: this.#doc.widthOfString(piece) })
          spaced = false
        }
      }
    }
    return words
  }

  #space(look: Look): number {
    this.#set(look)
    return this.#doc.widthOfString(' ')
  }

  /** Words in lines of a width. */
  #lines(spans: readonly Span[], width: number): Word[][] {
    const lines: Word[][] = [[]]
    let used = 0
    for (const word of this.#words(spans)) {
      const lead = word.spaced && used > 0 ? this.#space(word.look) : 0
      if (used > 0 && used + lead + word.width > width && word.spaced) {
        lines.push([word])
        used = word.width
      } else {
        lines.at(-1)?.push(word)
        used += lead + word.width
      }
    }
    return lines
  }

  #lineWidth(words: readonly Word[]): number {
    return words.reduce(
      (sum, word, at) => sum + word.width + (at > 0 && word.spaced ? this.#space(word.look) : 0),
      0,
    )
  }

  /** Words of one look are written in one go. */
  #write(words: readonly Word[], x: number, y: number): void {
    let at = x
    let run = ''
    let runAt = x
    let look: Look | null = null
    const flush = () => {
      if (!run || !look) return
      this.#set(look)
      this.#doc.text(run, runAt, y, { lineBreak: false })
      run = ''
    }
    words.forEach((word, index) => {
      const lead = index > 0 && word.spaced ? this.#space(word.look) : 0
      if (look !== word.look) {
        flush()
        look = word.look
        runAt = at + lead
        run = word.text
      } else run += (lead > 0 ? ' ' : '') + word.text
      at += lead + word.width
    })
    flush()
  }

  #turnTo(page: number): void {
    while (this.#pages <= page) {
      this.#doc.addPage()
      this.#pages++
    }
    this.#page = page
    this.#doc.switchToPage(page)
  }

  /** Draws rows from a place on the first page downward, and says where they end there. */
  column(rows: readonly Row[], { from, width, beside }: Omit<Column, 'rows'>, top: number): number {
    const { style } = this
    const whole = PAGE.width - 2 * style.margin
    const unit = style.size * style.leading
    const hasMargin = rows.some(({ margin }) => margin.length > 0)
    const shift = hasMargin && from === 0 ? beside * whole : 0
    const left = style.margin + from * whole + shift
    const room = width * whole - shift
    const marginLeft = left - beside * whole
    let y = top
    this.#turnTo(0)
    for (const row of rows) {
      y += row.gap * unit
      const indent = row.indent * style.size + (row.bullet ? style.size : 0)
      const rightLines = row.right.length ? this.#lines(row.right, room * 0.5) : []
      const rightWidth = Math.max(0, ...rightLines.map((line) => this.#lineWidth(line)))
      const lines = row.left.length
        ? this.#lines(row.left, room - indent - (rightWidth ? rightWidth + style.size : 0))
        : []
      const marginLines = row.margin.length
        ? this.#lines(row.margin, beside * whole - style.size)
        : []
      const tall = Math.max(1, ...row.left.map(({ look }) => look.size))
      const count = Math.max(lines.length, rightLines.length, marginLines.length)
      for (let at = 0; at < count; at++) {
        if (y + unit * tall > PAGE.height - style.margin) {
          this.#turnTo(this.#page + 1)
          y = style.margin
        }
        const own = lines[at] ?? []
        const x = row.centered ? left + (room - this.#lineWidth(own)) / 2 : left + indent
        if (row.bullet && at === 0)
          this.#write(
            this.#words([{ text: row.bullet, look: row.left[0]?.look ?? style.heading }]),
            left + indent - style.size,
            y,
          )
        this.#write(own, x, y)
        const end = rightLines[at]
        if (end) this.#write(end, left + room - this.#lineWidth(end), y)
        const beside = marginLines[at]
        if (beside) this.#write(beside, marginLeft, y)
        y += unit * tall
      }
      if (row.ruled) {
        this.#doc
          .moveTo(left, y)
          .lineTo(left + room, y)
          .lineWidth(0.5)
          .stroke()
        y += unit * 0.3
      }
    }
    return this.#page === 0 ? y : PAGE.height
  }

  async bytes(): Promise<Uint8Array> {
    const chunks: Uint8Array[] = []
    this.#doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    const ended = new Promise((done) => this.#doc.on('end', done))
    this.#doc.end()
    await ended
    return new Uint8Array(Buffer.concat(chunks))
  }
}

export function drawSheet({ head, columns }: Sheet, style: Style): Promise<Uint8Array> {
  const drawing = new Drawing(style)
  const below = drawing.column(head, { from: 0, width: 1, beside: 0 }, style.margin) + style.size
  for (const { rows, ...place } of columns) drawing.column(rows, place, below)
  return drawing.bytes()
}
