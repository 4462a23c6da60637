// Goes through the tokens of an RTF and gathers its paragraphs, tables, boxes, header and footer.
import { RolecallError } from '../../core/errors.js'
import type { Block, FlowBox, Inline, Paragraph, Section } from '../flow/types.js'
import { CHARACTERS, charsetOfCodepage, charsetOfFont, decodeBytes, LEFT_OUT } from './charsets.js'
import {
  applyParagraphWord,
  applyTextWord,
  type Destination,
  firstState,
  type GroupState,
} from './state.js'
import { addRow, newRow } from './tables.js'
import { type Token, tokensOf } from './tokens.js'

const DEPTH_MAX = 1_000
const TWIPS = 20
const POINTS_MAX = 20_000
const COLORS_MAX = 1_000
const FONTS_MAX = 2_000
const LINK = /^\s*HYPERLINK\s+"?((?:https?:|mailto:|tel:)[^"\s]{1,2000})/i
const INSTRUCTION_CHARS_MAX = 3_000
const MARK_CHARS_MAX = 12
/** Stretches of text in one look: long documents have some thousand. */
const STRETCHES_MAX = 200_000
const HEADERS: Record<string, Destination> = {
  header: 'header',
  headerf: 'header',
  headerr: 'header',
}
const FOOTERS: Record<string, Destination> = {
  footer: 'footer',
  footerf: 'footer',
  footerr: 'footer',
}

/** Where paragraphs are gathered: the body, a header, a box. */
interface Flow {
  blocks: Block[]
  cells: Block[][]
  cell: Block[]
  inlines: Inline[]
  mark: string
}

const newFlow = (): Flow => ({ blocks: [], cells: [], cell: [], inlines: [], mark: '' })

export class RtfReader {
  private state: GroupState = firstState()
  private readonly stack: GroupState[] = []
  private readonly flows: Record<'body' | 'header' | 'footer', Flow> = {
    body: newFlow(),
    header: newFlow(),
    footer: newFlow(),
  }
  private readonly boxes: { flow: Flow; depth: number; box: FlowBox }[] = []
  private row = newRow()
  private readonly colors: number[] = []
  private color: { red: number; green: number; blue: number } | null = null
  private readonly fonts = new Map<number, { name: string; charset: string | undefined }>()
  private charset = 'windows-1252'
  private bytes = ''
  private toSkip = 0
  private stretches = 0
  private instruction = ''
  private instructionDepth = 0
  private mayLeaveOut = false
  private page = { width: 612, height: 792, left: 90, right: 90, top: 72, bottom: 72 }

  constructor(private readonly source: string) {}

  read(): Section {
    for (const token of tokensOf(this.source)) this.take(token)
    this.flush()
    for (const flow of Object.values(this.flows)) this.endParagraph(flow)
    const { width, height, left, right, top, bottom } = this.page
    return {
      paper: -1,
      page: { width, height },
      margin: { top, right, bottom, left },
      headerAt: 36,
      footerAt: 36,
      columns: { count: 1, gap: 36, widths: [] },
      startsPage: true,
      header: this.flows.header.blocks,
      footer: this.flows.footer.blocks,
      firstHeader: null,
      firstFooter: null,
      blocks: this.flows.body.blocks,
    }
  }

  private take(token: Token): void {
    if (token.kind === 'byte') {
      if (this.toSkip > 0) this.toSkip--
      else this.write(String.fromCharCode(token.value))
      return
    }
    if (token.kind === 'text') {
      const skipped = Math.min(this.toSkip, token.text.length)
      this.toSkip -= skipped
      this.write(token.text.slice(skipped))
      return
    }
    this.toSkip = 0
    if (token.kind === 'open') this.open()
    else if (token.kind === 'close') this.close()
    else this.word(token.word, token.value)
  }

  private open(): void {
    this.flush()
    if (this.stack.length >= DEPTH_MAX) {
      throw new RolecallError(
        'parse_failed',
        'The document is nested more deeply than can be read.',
      )
    }
    this.stack.push(this.state)
    this.state = { ...this.state }
    this.mayLeaveOut = false
  }

  private close(): void {
    this.flush()
    const before = this.stack.pop()
    if (!before) return
    const { destination } = this.state
    const furniture = destination === 'header' || destination === 'footer'
    if (furniture && before.destination !== destination) this.endParagraph(this.flows[destination])
    this.state = before
    if (this.instructionDepth > this.stack.length) {
      this.instructionDepth = 0
      this.state = { ...before, link: LINK.exec(this.instruction)?.[1] ?? before.link }
    }
    const open = this.boxes.at(-1)
    if (open && open.depth > this.stack.length) this.closeBox()
  }

  private closeBox(): void {
    const open = this.boxes.pop()
    if (!open) return
    this.endParagraph(open.flow)
    open.box.blocks.push(...open.flow.blocks)
    if (open.box.blocks.length > 0) this.flow.inlines.push({ kind: 'box', box: open.box })
  }

  private word(word: string, value: number | null): void {
    if (word === '*') {
      this.mayLeaveOut = true
      return
    }
    const optional = this.mayLeaveOut
    this.mayLeaveOut = false
    if (word === 'u') {
      this.unicode(value ?? 0)
      return
    }
    this.flush()
    if (this.enter(word, optional)) return
    if (this.state.destination === 'colors') this.colorWord(word, value)
    else if (this.state.destination === 'fonts') this.fontWord(word, value)
    else if (this.state.destination !== 'none') this.textWord(word, value)
  }

  /** Words that open a destination; what is not known and may be left out is. */
  private enter(word: string, optional: boolean): boolean {
    const { state } = this
    if (word === 'fldinst') {
      this.instruction = ''
      this.instructionDepth = this.stack.length
      state.destination = 'none'
    } else if (word === 'fonttbl') state.destination = 'fonts'
    else if (word === 'colortbl') state.destination = 'colors'
    else if (word === 'shptxt' || word === 'dptxbxtext') this.openBox()
    else if (word === 'listtext' || word === 'pntext') state.destination = 'mark'
    // A shape's own properties are left out; its text, deeper in, is not.
    else if (word === 'shpinst') return true
    else if (HEADERS[word] || FOOTERS[word]) {
      if (state.destination === 'body') {
        state.destination = HEADERS[word] ?? FOOTERS[word] ?? 'none'
      }
    } else if (LEFT_OUT.has(word) || optional) state.destination = 'none'
    else return false
    return true
  }

  private openBox(): void {
    const box = {
      place: null,
      width: 300,
      height: 0,
      blocks: [],
      ground: -1,
      isPicture: false,
      link: '',
    }
    this.boxes.push({ flow: newFlow(), depth: this.stack.length, box })
    this.state.destination = 'box'
  }

  private get flow(): Flow {
    const open = this.boxes.at(-1)
    if (open) return open.flow
    const { destination } = this.state
    return destination === 'header' || destination === 'footer'
      ? this.flows[destination]
      : this.flows.body
  }

  private textWord(word: string, value: number | null): void {
    const { state } = this
    const character = CHARACTERS.get(word)
    if (character !== undefined) this.text(character)
    else if (applyTextWord(state, word, value, this.colors)) return
    else if (word === 'f') {
      state.font = value ?? 0
      state.style = { ...state.style, font: this.fonts.get(state.font)?.name ?? '' }
    } else if (this.breakWord(word)) return
    else if (this.pageWord(word, value)) return
    else if (applyParagraphWord(state, word, value)) return
    else if (word === 'uc') state.skips = Math.min(20, Math.max(0, value ?? 1))
    else if (word === 'ansicpg') this.charset = charsetOfCodepage(value ?? 0)
    else if (word === 'mac') this.charset = 'macintosh'
  }

  private breakWord(word: string): boolean {
    const { flow } = this
    switch (word) {
      case 'par':
      case 'sect':
      case '\n':
      case '\r':
        this.endParagraph(flow)
        return true
      case 'line':
        flow.inlines.push({ kind: 'break', of: 'line' })
        return true
      case 'page':
        flow.inlines.push({ kind: 'break', of: 'page' })
        return true
      case 'tab':
        flow.inlines.push({ kind: 'tab' })
        return true
      case 'cell':
      case 'nestcell':
        this.endParagraph(flow, true)
        flow.cells.push(flow.cell)
        flow.cell = []
        return true
      case 'row':
      case 'nestrow':
        if (flow.cells.length > 0) addRow(flow.blocks, flow.cells, this.row)
        flow.cells = []
        return true
      case '~':
        this.text(' ')
        return true
      case '_':
        this.text('-')
        return true
      default:
        return false
    }
  }

  private pageWord(word: string, value: number | null): boolean {
    const points = Math.min(POINTS_MAX, Math.max(0, (value ?? 0) / TWIPS))
    const edges: Record<string, keyof RtfReader['page']> = {
      paperw: 'width',
      paperh: 'height',
      margl: 'left',
      margr: 'right',
      margt: 'top',
      margb: 'bottom',
    }
    const edge = edges[word]
    if (edge) this.page[edge] = points
    else if (word === 'trowd') this.row = newRow()
    else if (word === 'trleft') this.row.left = (value ?? 0) / TWIPS
    else if (word === 'cellx') this.row.edges.push(points)
    else if (word.startsWith('clbrdr')) this.row.bordered = true
    else return false
    return true
  }

  private fontWord(word: string, value: number | null): void {
    if (word === 'f' && this.fonts.size < FONTS_MAX) {
      this.state.font = value ?? 0
      this.fonts.set(this.state.font, { name: '', charset: undefined })
    }
    const font = this.fonts.get(this.state.font)
    if (word === 'fcharset' && font) font.charset = charsetOfFont(value ?? 0)
  }

  private colorWord(word: string, value: number | null): void {
    if (word !== 'red' && word !== 'green' && word !== 'blue') return
    this.color ??= { red: 0, green: 0, blue: 0 }
    this.color[word] = Math.min(255, Math.max(0, value ?? 0))
  }

  private unicode(value: number): void {
    this.flush()
    // Words hold 16 bits with a sign.
    this.text(String.fromCharCode(value < 0 ? value + 0x10000 : value & 0xffff))
    this.toSkip = this.state.skips
  }

  /** Bytes are gathered until something else comes: some charsets take two for a letter. */
  private write(bytes: string): void {
    this.bytes += bytes
  }

  private flush(): void {
    if (this.bytes === '') return
    const { bytes } = this
    this.bytes = ''
    const { destination, font } = this.state
    if (this.instructionDepth > 0 && this.instruction.length < INSTRUCTION_CHARS_MAX) {
      this.instruction += bytes
    }
    if (destination === 'colors') this.endColor(bytes)
    else if (destination === 'fonts') {
      const open = this.fonts.get(font)
      if (open && open.name === '') open.name = bytes.replace(/;.*$/s, '').slice(0, 60)
    } else if (destination !== 'none') {
      this.text(decodeBytes(bytes, this.fonts.get(font)?.charset ?? this.charset))
    }
  }

  private endColor(bytes: string): void {
    if (!bytes.includes(';') || this.colors.length >= COLORS_MAX) return
    const { color } = this
    this.colors.push(color ? (color.red << 16) | (color.green << 8) | color.blue : -1)
    this.color = null
  }

  private text(text: string): void {
    const { style, link, deleted, caps, destination } = this.state
    if (deleted || destination === 'none') return
    if (++this.stretches > STRETCHES_MAX) {
      throw new RolecallError('parse_failed', 'The document has more parts than can be read.')
    }
    const { flow } = this
    if (destination === 'mark') {
      if (flow.mark.length < MARK_CHARS_MAX) flow.mark += text
    } else flow.inlines.push({ kind: 'text', text: caps ? text.toUpperCase() : text, style, link })
  }

  private endParagraph(flow: Flow, inCell = false): void {
    const { inlines } = flow
    const mark = flow.mark.replace(/[\t\s]+/g, ' ').trim()
    flow.inlines = []
    flow.mark = ''
    if (inlines.length === 0 && inCell && flow.cell.length > 0) return
    const { nextTab, inTable, ...paragraph } = this.state.paragraph
    const text = inlines.find((inline) => inline.kind === 'text')
    const block: Paragraph = {
      kind: 'paragraph',
      inlines,
      mark: /[\p{L}\p{N}]/u.test(mark) ? mark : mark === '' ? '' : '•',
      style: text?.kind === 'text' ? text.style : this.state.style,
      group: '',
      ...paragraph,
    }
    if (inCell || inTable) flow.cell.push(block)
    else {
      // Cells that no row ended are text all the same.
      flow.blocks.push(...flow.cell, block)
      flow.cell = []
    }
  }
}
