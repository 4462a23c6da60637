// The type of a recogniser, and small helpers that most of them use.
import type { Placeholder, RemovalCategory } from '../contract/redaction.js'
import { Places, Sought } from '../text/places.js'
import type { Label } from './labels/label.js'
import { lineAt, type Page, type PageLine } from './page/make-page.js'
import type { Finding } from './types.js'

/** Finds the stretches of one category. Pure, and linear in the page. */
export type Recogniser = (page: Page, labels: Label[]) => Finding[]

/**
 * The lines in which a pattern occurs, so that costly patterns are tried only there. The pattern is
 * global and searches the whole page: it must not match a line end or look around itself.
 */
export function linesWith({ folded, lines }: Page, sign: RegExp): PageLine[] {
  const found: PageLine[] = []
  let number = 0
  sign.lastIndex = 0
  while (sign.test(folded)) {
    while ((lines[number]?.end ?? folded.length) < sign.lastIndex) number++
    const line = lines[number]
    if (line === undefined) break
    found.push(line)
    sign.lastIndex = line.end
  }
  return found
}

const numbered = new WeakMap<Page, PageLine[]>()

/** The lines with a digit, found once, since several recognisers ask. */
export function numberedLines(page: Page): PageLine[] {
  const known = numbered.get(page)
  if (known) return known
  const lines = linesWith(page, /\d/g)
  numbered.set(page, lines)
  return lines
}

const placed = new WeakMap<Page['words'], Places>()

/** Read once for a page, since its words stay the same. */
function placesOf({ folded, words }: Page): Places {
  const known = placed.get(words)
  if (known) return known
  const places = new Places(folded)
  placed.set(words, places)
  return places
}

const sought = new WeakMap<readonly string[], Sought>()

/** Made once for a list of signs, all of which are constants. */
function soughtOf(signs: readonly string[]): Sought {
  const known = sought.get(signs)
  if (known) return known
  const made = new Sought(signs)
  sought.set(signs, made)
  return made
}

/** Most signs are nowhere: one empty list serves all of them. */
const NO_LINES: readonly PageLine[] = []

/**
 * The lines with one of a few strings, which a constant lists. A search for strings costs a tenth of
 * a pattern with all of them.
 */
export function linesHolding(page: Page, signs: readonly string[]): readonly PageLine[] {
  const places = placesOf(page).ofEach(soughtOf(signs))
  if (places.length === 0) return NO_LINES
  const found = new Set<PageLine>()
  for (const at of places) {
    const line = lineAt(page, at)
    if (line) found.add(line)
  }
  return [...found].sort((a, b) => a.number - b.number)
}

const AT_SIGN = ['@']

/** The lines that may hold a mail address. */
export const linesWithAtSign = (page: Page): readonly PageLine[] => linesHolding(page, AT_SIGN)

/**
 * Every match of the patterns in the folded text of lines, or its named group `cut` if it has one;
 * `over` is the printed text where capitals tell. No pattern of ours matches over a line's end, and each takes at least one character.
 */
export function matches(
  page: Page,
  lines: readonly Pick<PageLine, 'start' | 'end'>[],
  patterns: readonly RegExp[],
  category: RemovalCategory,
  placeholder: Placeholder,
  over = page.folded,
): Finding[] {
  const findings: Finding[] = []
  for (const line of lines) {
    const text = over.slice(line.start, line.end)
    for (const pattern of patterns) {
      // Not matchAll: it copies the pattern, which costs more than most lines do.
      pattern.lastIndex = 0
      for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
        const cut = match.groups?.cut ?? match[0]
        const start = line.start + match.index + match[0].indexOf(cut)
        findings.push({ start, end: start + cut.length, category, placeholder })
      }
    }
  }
  return findings
}

/** Separates the details of a line. It is one character long, so that pieces keep their places. */
export const PIECE_END = /[|•●▪·]/
/** A longer value is prose after a colon. */
const VALUE_CHARS_MAX = 70
/** Ends a value on its line: bar, bullet, semicolon, or a run of white space. */
const VALUE_END = /[|•●▪·;\t]|\s{3,}/
const LEADING = /^[\s:=.\-–>)|]+/

/** The values of the labels with these names, cut at the first sign that ends a value. */
export function labelledValues(labels: Label[], page: Page, names: readonly string[]): Finding[] {
  return labels
    .filter(({ field }) => names.includes(field.name))
    .map((label) => labelValue(page, label))
    .filter((finding) => finding !== null)
}

export function labelValue(page: Page, label: Label): Finding | null {
  const text = page.folded.slice(label.valueStart, label.valueEnd)
  const lead = LEADING.exec(text)?.[0].length ?? 0
  const stop = text.slice(lead).search(VALUE_END)
  const length = stop < 0 ? text.length - lead : stop
  if (length === 0 || length > VALUE_CHARS_MAX) return null
  const start = label.valueStart + lead
  const { category, placeholder } = label.field
  return { start, end: start + length, category, placeholder }
}
