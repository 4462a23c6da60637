// Finds the lines of an address that tell nothing alone (a house's name, a village, a postal code)
// by the lines of the same address that were found before.
import { anyOf, patternOf } from '../../languages/words.js'
import { isPersonal } from '../labels/label.js'
import { lineAt, type Page, type PageLine } from '../page/make-page.js'
import type { Finding, PrintedDetail } from '../types.js'

const ADDRESS = { category: 'address', placeholder: 'ADDRESS' } as const
/** A line of an address block is short. */
const LINE_CHARS_MAX = 50
/** A postal code that ends a line of one or two words: "Sampletown-365440.", "(365440)" */
const CODE_LINE = /^(?:[^\d,:@]{0,30}[ ,.-])?\(?[1-9]\d{2}[ ]?\d{3}[\s.,)]*$/
/** A postal code may follow its address with one line between. */
const CODE_REACH = 2
/**
 * A line that opens with a house: "48/Sample Soc.", "B902, Sample", "Kg-3,146", "Flat 3", "P.O. Box
 * 12".
 */
const HOUSE = new RegExp(
  String.raw`^(?:(?:${anyOf('address:which-address')})[ \t]+)?(?:#?\d{1,5}[a-z]?(?:,|[/-](?=[a-z\d]))|[a-z]{1,3}[ -]?\d{1,4}[a-z]?[,/]|(?:${anyOf('address:house-words')})\b[ .:-]{0,3}[a-z]{0,2}[ -]?\d|p\.? ?o\.? ?box\b)`,
)
/**
 * A line that ends with a house number, as streets do on the Continent: "Samplebaan 17, bus 201".
 */
const NUMBER_BEHIND = /^[a-z][a-z' .-]{4,30} \d{1,4}(?: ?[a-z])?(?:, ?[a-z]{0,4} ?\d{1,4})?$/
/** Years or months show that a number is a time and no house. */
const SPAN_OF_TIME = new RegExp(patternOf('address-span-of-time'))

const isOpen = ({ part }: PageLine): boolean =>
  part !== undefined && part !== 'work' && part !== 'education'

/** What a parser read as the address; the lines around it may belong to it too. */
const readBefore = ({ known, lines }: Page): PrintedDetail[] =>
  (known.printed ?? []).filter(
    ({ category, line }) => category === 'address' && lines[line] !== undefined,
  )

/** Adds the lines between, before and after the findings that belong to the same address. */
export function withBlock(
  page: Page,
  found: Finding[],
  isBusiness: (text: string) => boolean,
): Finding[] {
  const known = readBefore(page)
  const read = new Set(known.map(({ line }) => line))
  const taken = new Set(found.map(({ start }) => lineAt(page, start)?.number ?? -1))
  const numbered = new Set([
    ...found
      .filter(({ start, end }) => /\d/.test(page.folded.slice(start, end)))
      .map(({ start }) => lineAt(page, start)?.number ?? -1),
    ...known.filter(({ text }) => /\d/.test(text)).map(({ line }) => line),
  ])
  const more: Finding[] = []
  const take = ({ number, start, end }: PageLine) => {
    taken.add(number)
    more.push({ start, end, ...ADDRESS })
  }
  const isFree = (line: PageLine | undefined): line is PageLine =>
    line !== undefined && !taken.has(line.number) && line.end - line.start <= LINE_CHARS_MAX
  for (const number of [...taken].sort((a, b) => a - b)) {
    for (let at = number + 1; at <= number + CODE_REACH; at++) {
      const line = page.lines[at]
      // A postal code right behind an address ends it, whatever heading its line is under.
      if (!isFree(line) || !(isOpen(line) || at === number + 1)) continue
      if (CODE_LINE.test(page.folded.slice(line.start, line.end))) {
        take(line)
        numbered.add(at)
        break
      }
    }
  }
  for (let number = page.lines.length - 2; number >= 0; number--) {
    const line = page.lines[number]
    if (!isFree(line) || !(taken.has(number + 1) || read.has(number + 1))) continue
    const text = page.text.slice(line.start, line.end)
    if (/[@:[]|^\s*$/.test(text) || (line.part === 'declaration' && /^\s*\(/.test(text))) continue
    const isPlace = isPersonal(line.part) || (isOpen(line) && numbered.has(number + 1))
    // The address that a parser read may skip a line that does not belong to it.
    const isBetween = isPlace && taken.has(number - 1) && taken.has(number + 1)
    const isCut = /,\s*$/.test(text) && isPersonal(line.part)
    const folded = page.folded.slice(line.start, line.end).trim()
    const isHouse = HOUSE.test(folded) || (numbered.has(number + 1) && NUMBER_BEHIND.test(folded))
    if (isOpen(line) && isHouse && !SPAN_OF_TIME.test(folded)) take(line)
    else if ((isBetween || isCut) && !isBusiness(text)) take(line)
  }
  return [...found, ...more]
}
