// Where a text holds a string, for texts that are searched for many strings and hold few of them: the
// places of every run of three characters are noted once (npm run bench:plain).
import { codeIn } from './code-at.js'

/** Long enough that most runs are rare, and short enough that most strings have one. */
const LENGTH = 3
/** Five bits a character: they tell letters apart, and other characters may be taken for letters. */
const kindOf = (text: string, at: number): number =>
  ((codeIn(text, at) & 31) << 10) | ((codeIn(text, at + 1) & 31) << 5) | (codeIn(text, at + 2) & 31)
/** Spreads the kinds over a table that is smaller than their number: 2^32 by the golden ratio. */
const SPREAD = 0x9e3779b1
/** There are no more kinds of runs than this many bits tell. */
const BITS_MAX = 15
const HASH_BITS = 32
const rowsFor = (chars: number): number =>
  // About as many rows as places, so that few kinds of runs share one.
  1 << Math.min(BITS_MAX, Math.ceil(Math.log2(chars + 2)))
const sizeFor = (chars: number): number => rowsFor(chars) + chars + 1

/** Nearly all texts are shorter. */
const SHARED_CHARS_MAX = 16_000
/**
 * The table of the text that was searched last: making one costs more than filling it (npm run
 * bench:plain). All texts share it, because a search never pauses; each fills it anew when another
 * has used it.
 */
const shared = new Int32Array(sizeFor(SHARED_CHARS_MAX))
/** The number of the text whose places are in the shared table. */
let tenant = 0
let count = 0

/** Most strings are nowhere: one empty list serves all of them. */
const NOWHERE: readonly number[] = []

/** The same for a string that is too short to have a run. */
function searched(text: string, part: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at)
  return found
}

/** Strings that many texts are searched for, with what tells fast that a text lacks one. */
export class Sought {
  readonly parts: readonly string[]
  /** By string: the kind of its last run; -1 if it is too short to have one. */
  readonly kinds: Int32Array

  constructor(parts: readonly string[]) {
    this.parts = parts
    this.kinds = Int32Array.from(parts, (part) =>
      part.length < LENGTH ? -1 : kindOf(part, part.length - LENGTH),
    )
  }
}

export class Places {
  readonly #text: string
  readonly #rows: number
  readonly #shift: number
  readonly #number = ++count
  /** The table of a long text. */
  readonly #own: Int32Array | undefined

  constructor(text: string) {
    this.#text = text
    this.#rows = rowsFor(text.length)
    this.#shift = HASH_BITS - Math.log2(this.#rows)
    if (text.length <= SHARED_CHARS_MAX) return
    this.#own = new Int32Array(sizeFor(text.length))
    this.#fill(this.#own)
  }

  /**
   * By row: the first place of its runs, counted from 1; 0 for none. Behind the rows, by place: the
   * next place of the same row.
   */
  #links(): Int32Array {
    if (this.#own) return this.#own
    if (tenant !== this.#number) {
      tenant = this.#number
      this.#fill(shared)
    }
    return shared
  }

  #fill(links: Int32Array): void {
    const [text, rows, shift] = [this.#text, this.#rows, this.#shift]
    links.fill(0, 0, rows)
    // Backwards, so that the first place of a row is the last one that is noted.
    for (let at = text.length - 1, kind = 0; at >= 0; at--) {
      kind = (kind >> 5) | ((codeIn(text, at) & 31) << 10)
      if (at > text.length - LENGTH) continue
      const row = Math.imul(kind, SPREAD) >>> shift
      links[rows + at + 1] = links[row] ?? 0
      links[row] = at + 1
    }
  }

  #rowOf(text: string, at: number): number {
    return Math.imul(kindOf(text, at), SPREAD) >>> this.#shift
  }

  /**
   * Where the run of a string that is likely the rarest stands in it: the one that comes latest in
   * the text. -1 if the text lacks one of its runs.
   */
  #rarest(links: Int32Array, part: string): number {
    let rarest = 0
    let latest = 0
    for (let at = part.length - LENGTH; at >= 0; at--) {
      const place = links[this.#rowOf(part, at)] ?? 0
      if (place === 0) return -1
      if (place > latest) {
        latest = place
        rarest = at
      }
    }
    return rarest
  }

  /** Every place of each of the strings: nearly all are nowhere, which their last runs tell. */
  ofEach({ parts, kinds }: Sought): number[] {
    const links = this.#links()
    const found: number[] = []
    for (let at = 0; at < kinds.length; at++) {
      const kind = kinds[at] ?? -1
      if (kind >= 0 && links[Math.imul(kind, SPREAD) >>> this.#shift] === 0) continue
      for (const place of this.of(parts[at] ?? '')) found.push(place)
    }
    return found
  }

  /** Every place of a string in the text, from left to right. */
  of(part: string): readonly number[] {
    if (part.length < LENGTH) return searched(this.#text, part)
    const links = this.#links()
    const rarest = this.#rarest(links, part)
    if (rarest < 0) return NOWHERE
    const found: number[] = []
    let place = links[this.#rowOf(part, rarest)] ?? 0
    for (; place > 0; place = links[this.#rows + place] ?? 0) {
      const at = place - 1 - rarest
      if (at >= 0 && this.#text.startsWith(part, at)) found.push(at)
    }
    return found
  }
}
