// Finds a quote again in a text or on a page, even if its spaces, hyphens or ligatures differ.
export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** A run of text on a page, in points from its top left. */
export interface Piece extends Rect {
  text: string
}

/** The letters and digits that are compared, in one case, and where each of them came from. */
interface Folded {
  letters: string
  from: number[]
}

const DROPPED = /[^\p{L}\p{N}+#@%&]/gu

const foldChar = (char: string): string => char.normalize('NFKC').toLowerCase().replace(DROPPED, '')

/** A cache: a page uses few different characters, over and over. */
const folds = new Map<string, string>()
const FOLDS_MAX = 5_000

function folded(char: string): string {
  const known = folds.get(char)
  if (known !== undefined) return known
  if (folds.size >= FOLDS_MAX) folds.clear()
  const fresh = foldChar(char)
  folds.set(char, fresh)
  return fresh
}

function fold(text: string): Folded {
  let letters = ''
  const from: number[] = []
  let at = 0
  for (const char of text) {
    const kept = folded(char)
    letters += kept
    for (let unit = 0; unit < kept.length; unit += 1) from.push(at)
    at += char.length
  }
  return { letters, from }
}

/** Where each quote first stands in the text. The text is searched once for all quotes. */
export function findAllInText(
  text: string,
  quotes: readonly string[],
): ([number, number] | null)[] {
  const { letters, from } = fold(text)
  return quotes.map((quote) => {
    const wanted = fold(quote).letters
    const at = wanted === '' ? -1 : letters.indexOf(wanted)
    if (at < 0) return null
    const first = from[at] ?? 0
    return [first, (from[at + wanted.length - 1] ?? first) + 1]
  })
}

const pen =
  typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d')

/** In the usual letters of a page, whatever their size; outside of browsers all are equally wide. */
const widthOf = (text: string): number => pen?.measureText(text).width ?? text.length

/** The part of a piece between two of its characters. */
function part({ text, x, y, width, height }: Piece, start: number, end: number): Rect {
  const unit = width / Math.max(1, widthOf(text))
  const before = widthOf(text.slice(0, start)) * unit
  return { x: x + before, y, width: Math.max(2, widthOf(text.slice(start, end)) * unit), height }
}

const isSameLine = (a: Rect, b: Rect): boolean =>
  Math.abs(a.y - b.y) < Math.max(a.height, b.height) / 2

/** Joins rectangles to one for each line. */
function joinLines(rects: Rect[]): Rect[] {
  const lines: Rect[] = []
  for (const rect of rects) {
    const line = lines.at(-1)
    if (!line || !isSameLine(line, rect)) {
      lines.push({ ...rect })
      continue
    }
    const right = Math.max(line.x + line.width, rect.x + rect.width)
    const bottom = Math.max(line.y + line.height, rect.y + rect.height)
    line.x = Math.min(line.x, rect.x)
    line.y = Math.min(line.y, rect.y)
    line.width = right - line.x
    line.height = bottom - line.y
  }
  return lines
}

/** The rectangles of a quote on a page; none when it is not there. */
export function findOnPage(pieces: readonly Piece[], quote: string): Rect[] {
  const wanted = fold(quote).letters
  if (wanted === '') return []
  const parts = pieces.map(({ text }) => fold(text))
  const at = parts
    .map(({ letters }) => letters)
    .join('')
    .indexOf(wanted)
  if (at < 0) return []
  const rects: Rect[] = []
  let passed = 0
  for (const [index, piece] of pieces.entries()) {
    const { letters, from } = parts[index] ?? { letters: '', from: [] }
    const start = Math.max(at - passed, 0)
    const end = Math.min(at + wanted.length - passed, letters.length)
    passed += letters.length
    if (start >= end) continue
    rects.push(part(piece, from[start] ?? 0, (from[end - 1] ?? 0) + 1))
  }
  return joinLines(rects)
}

const SLACK = 2

const overlaps = (piece: Piece, box: Rect): boolean => {
  const middle = piece.y + piece.height / 2
  return (
    middle > box.y - SLACK &&
    middle < box.y + box.height + SLACK &&
    piece.x < box.x + box.width + SLACK &&
    piece.x + piece.width > box.x - SLACK
  )
}

/**
 * Where a place stands on a page. Each text of the page is searched in turn, within the line that the
 * API names, if it names one; if none of them has the quote, the whole line is meant.
 */
export function findPlace(
  texts: readonly (readonly Piece[])[],
  { quote, box }: { quote: string; box: Rect | null },
): Rect[] {
  for (const pieces of texts) {
    const within = box ? pieces.filter((piece) => overlaps(piece, box)) : pieces
    const found = findOnPage(within, quote)
    if (found.length > 0) return found
  }
  return box ? [box] : []
}
