// The text of an RTF file, without its layout.
/** A control word with its number, a control symbol, a byte in hex, a brace, or plain text. */
const TOKEN = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/gi

/** Groups that hold no text of the page. */
const NOT_TEXT = new Set(
  'fonttbl colortbl stylesheet info pict object listtable listoverridetable revtbl rsidtbl generator themedata colorschememapping datastore latentstyles xmlnstbl fldinst'.split(
    ' ',
  ),
)
const BREAKS: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  row: '\n',
  sect: '\n',
  page: '\n',
  tab: '\t',
  cell: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
}
const SYMBOLS: Readonly<Record<string, string>> = { '~': '\u00a0', '\\': '\\', '{': '{', '}': '}' }

/** What holds within a pair of braces. */
interface Group {
  isText: boolean
  /** How many characters stand for a Unicode one, for programs that know none. */
  spare: number
}

class RtfText {
  private text = ''
  private group: Group = { isText: true, spare: 1 }
  private readonly outer: Group[] = []
  private skip = 0
  private readonly decoder = new TextDecoder('windows-1252')

  brace(brace: string): void {
    this.skip = 0
    if (brace === '{') this.outer.push({ ...this.group })
    else this.group = this.outer.pop() ?? this.group
  }

  write(text: string): void {
    const shown = text.slice(this.skip)
    this.skip = Math.max(0, this.skip - text.length)
    if (this.group.isText) this.text += shown
  }

  byte(hex: string): void {
    this.write(this.decoder.decode(new Uint8Array([Number.parseInt(hex, 16)])))
  }

  symbol(symbol: string): void {
    if (symbol === '*') this.group.isText = false
    else this.write(SYMBOLS[symbol] ?? '')
  }

  word(word: string, number: number | null): void {
    if (word === 'u' && number !== null) {
      this.write(String.fromCharCode((number + 0x10000) % 0x10000))
      this.skip = this.group.spare
    } else if (word === 'uc') this.group.spare = number ?? 1
    else if (word === 'v') this.group.isText &&= number === 0
    else if (NOT_TEXT.has(word)) this.group.isText = false
    else if (BREAKS[word] !== undefined && this.group.isText) this.text += BREAKS[word]
  }

  toString(): string {
    return this.text.replace(/\n{3,}/g, '\n\n').trim()
  }
}

/** The bytes of an RTF file are ASCII; anything else is escaped in it. */
export function rtfText(bytes: Uint8Array): string {
  const source = new TextDecoder('windows-1252').decode(bytes)
  const out = new RtfText()
  for (const [, word, number, hex, symbol, brace, text] of source.matchAll(TOKEN)) {
    if (word !== undefined) out.word(word, number === undefined ? null : Number(number))
    else if (hex !== undefined) out.byte(hex)
    else if (symbol !== undefined) out.symbol(symbol)
    else if (brace !== undefined) out.brace(brace)
    else if (text !== undefined) out.write(text)
  }
  return out.toString()
}
