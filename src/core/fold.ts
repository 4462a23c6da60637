// Folding: the one way in which two spellings of a word are made comparable.

/** Letters that Unicode does not decompose, with what people type instead. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ə: 'a',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  ʻ: "'",
  ʼ: "'",
}
const SPECIAL = /[ßøłđðþæœıħə’‘`´ʻʼ]/g
const ASCII = /^[\x00-\x7f]*$/

/** Lower case without accents; lengths may differ from the input's. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
}

/** Folded words alone, joined by one space: the key under which a name is looked up. */
export function foldKey(text: string): string {
  // Most of the traffic, and Unicode classes cost five times as much.
  if (ASCII.test(text)) return asciiKey(text)
  return fold(text)
    .replace(/&/g, ' and ')
    .replace(/['.]+/g, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}

/** foldKey for plain letters, in one pass. */
function asciiKey(text: string): string {
  let key = ''
  let gap = ''
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const isCapital = code >= 65 && code <= 90
    if (isCapital || isKeyCode(code)) {
      key += gap + String.fromCharCode(isCapital ? code + 32 : code)
      gap = ''
    } else if (code === AMPERSAND) {
      key += key === '' ? 'and' : ' and'
      gap = ' '
    } else if (!SILENT.has(code) && key !== '') gap = ' '
  }
  return key
}

const AMPERSAND = 38
/** Apostrophe, dot and back-tick vanish: "St. John's" is "st johns". */
const SILENT: ReadonlySet<number> = new Set([39, 46, 96])

/** a to z, 0 to 9, plus and hash: "c++", "c#". */
function isKeyCode(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 43 || code === 35
}
