// Goes through the tokens of an RTF: tracks the state of each group, and passes on text and breaks.
import { RolecallError } from '../../runtime/errors.js'
import type { Section } from '../flow/types.js'
import { breakWord, HARD_CHARACTERS } from './break-words.js'
import { CHARACTERS, charsetOfCodepage, decodeBytes, LEFT_OUT } from './charsets.js'
import { Flows } from './flows.js'
import { ColorTable, FontTable } from './look-tables.js'
import { Sheet } from './sheet.js'
import {
  applyParagraphWord,
  applyTextWord,
  type Destination,
  firstState,
  type GroupState,
} from './state.js'
import { type Token, tokensOf } from './tokens.js'

// Bounds, because a few bytes may ask for any depth and any number.
const DEPTH_MAX = 1_000
/** Fallback characters after a Unicode character; programs write one or two. */
const SKIPS_MAX = 20
/** The address in a link field, with or without quotes. */
const LINK = /^\s*HYPERLINK\s+"?((?:https?:|mailto:|tel:)[^"\s]{1,2000})/i
/** A field's instruction holds an address at most. */
const INSTRUCTION_CHARS_MAX = 3_000
/** How many stretches of text in one look are read; long documents have some thousand. */
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

export class RtfReader {
  private state: GroupState = firstState()
  private readonly stack: GroupState[] = []
  private readonly flows = new Flows()
  private readonly fonts = new FontTable()
  private readonly palette = new ColorTable()
  private readonly sheet = new Sheet()
  private charset = 'windows-1252'
  private bytes = ''
  private toSkip = 0
  private stretches = 0
  private instruction = ''
  private instructionDepth = 0
  private mayLeaveOut = false

  constructor(private readonly source: string) {}

  read(): Section {
    for (const token of tokensOf(this.source)) this.take(token)
    this.flush()
    const { body, header, footer } = this.flows.end(this.state)
    return this.sheet.section({ blocks: body, header, footer })
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
    if (furniture && before.destination !== destination) this.flows.endParagraph(this.state)
    this.state = before
    if (this.instructionDepth > this.stack.length) {
      this.instructionDepth = 0
      this.state = { ...before, link: LINK.exec(this.instruction)?.[1] ?? before.link }
    }
    this.flows.closeBox(this.state, this.stack.length)
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
    if (this.state.destination === 'colors') this.palette.word(word, value)
    else if (this.state.destination === 'fonts') this.fontWord(word, value)
    else if (this.state.destination !== 'none') this.textWord(word, value)
  }

  /** Words that open a destination. An unknown optional destination is skipped. */
  private enter(word: string, optional: boolean): boolean {
    const { state } = this
    if (word === 'fldinst') {
      this.instruction = ''
      this.instructionDepth = this.stack.length
      state.destination = 'none'
    } else if (word === 'fonttbl') state.destination = 'fonts'
    else if (word === 'colortbl') state.destination = 'colors'
    else if (word === 'shptxt' || word === 'dptxbxtext') {
      this.flows.openBox(this.stack.length)
      state.destination = 'box'
    } else if (word === 'listtext' || word === 'pntext') state.destination = 'mark'
    // A shape's own properties are skipped, but not the text inside it.
    else if (word === 'shpinst') return true
    else if (HEADERS[word] || FOOTERS[word]) {
      if (state.destination === 'body') {
        state.destination = HEADERS[word] ?? FOOTERS[word] ?? 'none'
      }
    } else if (LEFT_OUT.has(word) || optional) state.destination = 'none'
    else return false
    return true
  }

  private textWord(word: string, value: number | null): void {
    const { state } = this
    const character = CHARACTERS.get(word) ?? HARD_CHARACTERS.get(word)
    if (character !== undefined) this.text(character)
    else if (applyTextWord(state, word, value, this.palette.colors)) return
    else if (word === 'f') {
      state.font = value ?? 0
      state.style = { ...state.style, font: this.fonts.nameOf(state.font) }
    } else if (breakWord(word, this.flows, state, this.sheet.row)) return
    else if (this.sheet.word(word, value)) return
    else if (applyParagraphWord(state, word, value)) return
    else if (word === 'uc') state.skips = Math.min(SKIPS_MAX, Math.max(0, value ?? 1))
    else if (word === 'ansicpg') this.charset = charsetOfCodepage(value ?? 0)
    else if (word === 'mac') this.charset = 'macintosh'
  }

  private fontWord(word: string, value: number | null): void {
    if (word === 'f') {
      this.state.font = value ?? 0
      this.fonts.add(this.state.font)
    } else if (word === 'fcharset') this.fonts.setCharset(this.state.font, value ?? 0)
  }

  private unicode(value: number): void {
    this.flush()
    // RTF writes 16-bit numbers with a sign.
    this.text(String.fromCharCode(value < 0 ? value + 0x10000 : value & 0xffff))
    this.toSkip = this.state.skips
  }

  /**
   * Bytes are gathered until something else follows, because some charsets use two for a letter.
   */
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
    if (destination === 'colors') this.palette.text(bytes)
    else if (destination === 'fonts') this.fonts.setName(font, bytes)
    else if (destination !== 'none') {
      this.text(decodeBytes(bytes, this.fonts.charsetOf(font) ?? this.charset))
    }
  }

  private text(text: string): void {
    const { style, link, deleted, caps, destination } = this.state
    if (deleted || destination === 'none') return
    if (++this.stretches > STRETCHES_MAX) {
      throw new RolecallError('parse_failed', 'The document has more parts than can be read.')
    }
    if (destination === 'mark') this.flows.addMark(this.state, text)
    else {
      const shown = caps ? text.toUpperCase() : text
      this.flows.add(this.state, { kind: 'text', text: shown, style, link })
    }
  }
}
