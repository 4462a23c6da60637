// The font and colour tables of an RTF, to which its text refers by number.
import { charsetOfFont } from './charsets.js'

/** Bounds, because a document may list anything. */
const COLORS_MAX = 1_000
const FONTS_MAX = 2_000
const NAME_CHARS_MAX = 60

export class FontTable {
  private readonly fonts = new Map<number, { name: string; charset: string | undefined }>()

  nameOf(number: number): string {
    return this.fonts.get(number)?.name ?? ''
  }

  charsetOf(number: number): string | undefined {
    return this.fonts.get(number)?.charset
  }

  add(number: number): void {
    if (this.fonts.size < FONTS_MAX) this.fonts.set(number, { name: '', charset: undefined })
  }

  setCharset(number: number, charset: number): void {
    const font = this.fonts.get(number)
    if (font) font.charset = charsetOfFont(charset)
  }

  /** The first text of an entry is its name; alternatives follow it. */
  setName(number: number, bytes: string): void {
    const font = this.fonts.get(number)
    if (font?.name === '') font.name = bytes.replace(/;.*$/s, '').slice(0, NAME_CHARS_MAX)
  }
}

export class ColorTable {
  /** 0xRRGGBB; -1 for the default colour. */
  readonly colors: number[] = []
  private parts: { red: number; green: number; blue: number } | null = null

  word(word: string, value: number | null): void {
    if (word !== 'red' && word !== 'green' && word !== 'blue') return
    this.parts ??= { red: 0, green: 0, blue: 0 }
    this.parts[word] = Math.min(255, Math.max(0, value ?? 0))
  }

  /** A semicolon ends an entry. */
  text(bytes: string): void {
    if (!bytes.includes(';') || this.colors.length >= COLORS_MAX) return
    const { parts } = this
    this.colors.push(parts ? (parts.red << 16) | (parts.green << 8) | parts.blue : -1)
    this.parts = null
  }
}
