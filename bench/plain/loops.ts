// Loops over pages, tables and numbers of features, beside their plain forms.
import { languagesOf, languagesOfWords } from '#engine/languages/detect-language.js'
import { eachOf, patternOf } from '#engine/languages/words.js'
import { lineAt, type Page } from '#engine/person/page/make-page.js'
import { linesHolding, linesWith, numberedLines } from '#engine/person/recogniser.js'
import { byNumber, closed, featureName, prefixed } from '#engine/resume/labels/feature-names.js'
import { degreeMatches } from '#engine/taxonomy/degrees/match-degree.js'
import { degreeTokens, tokensOf } from '#engine/taxonomy/degrees/tokens.js'
import { PhraseMap } from '#engine/taxonomy/match/phrase-map.js'
import { PhraseCollector } from '#engine/taxonomy/match/phrase-table.js'
import { foldPhrase, type Token, tokenize } from '#engine/taxonomy/match/tokenize.js'
import { TypoIndex, typoTable } from '#engine/taxonomy/match/typo-index.js'
import { editDistance } from '#engine/text/edit-distance.js'
import { foldInPlace } from '#engine/text/fold-in-place.js'
import { matchEdges } from '#engine/text/match-edges.js'
import { Places } from '#engine/text/places.js'
import { scanWords } from '#engine/text/scan-words.js'
import { type Pair, pairOf } from './pair.js'
import { fresh, keys, lines, pages, pieces, small, texts } from './texts.js'

const FOLDED_WORD = /[\p{L}\p{N}\p{M}]+(?:'\p{L}+)?/gu
function wordEdges(text: string): number[] {
  const edges: number[] = []
  scanWords(text, (start, end) => edges.push(start, end))
  return edges
}

/** The strings that recognisers search a page for. */
const SIGNS = (
  ['name:kin-signs', 'personal:licence-signs', 'personal:kin-signs', 'address:home-signs'] as const
).map((key) => eachOf(key))
/** As many names as a résumé lists, and most of them are not in the text that is searched. */
const NAMES = [...new Set(keys)].slice(0, 90)
const ANY_SIGN = SIGNS.map(
  (signs) => new RegExp(signs.map((sign) => sign.replace(/[.()]/g, '\\$&')).join('|'), 'g'),
)
const numbersOf = (found: readonly { number: number }[]): number[] =>
  found.map(({ number }) => number)

/** linesHolding, which searches the whole page for each string. */
function searched(page: Page, signs: readonly string[]): number[] {
  const found = new Set<number>()
  for (const sign of signs) {
    for (let at = page.folded.indexOf(sign); at >= 0; ) {
      const line = lineAt(page, at)
      if (!line) break
      found.add(line.number)
      at = page.folded.indexOf(sign, line.end)
    }
  }
  return [...found].sort((a, b) => a - b)
}

/** As often as recognisers ask for the lines with digits. */
const ASKS = [1, 2, 3, 4]

const collector = new PhraseCollector<string>()
for (const phrase of pieces.map(foldPhrase)) if (phrase !== '') collector.add(phrase, phrase)
const { table, values } = collector.finish()
const valueAt = (place: number): string => values[place] ?? ''
const ALL_BITS = 0xffffffff
const filtered = new PhraseMap(table, valueAt)
/** The same names behind a filter that lets everything pass. */
const unfiltered = new PhraseMap({ ...table, wholes: table.wholes.map(() => ALL_BITS) }, valueAt)
const hitsOf = (map: PhraseMap<string>) => (tokens: readonly Token[]) =>
  tokens.map((_, at) => map.at(tokens, at))

const LONG_WORDS = [...new Set(small)].filter((word) => word.length > 7)
const typos = LONG_WORDS.map((word) => word.slice(0, 4) + word.slice(5))
const slips = typoTable(LONG_WORDS.map((key, value) => ({ key, words: 1, value })))
const byLetters = new TypoIndex(slips, (place) => place)
/** All edits from one word to the other, cell by cell. */
function allEdits(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0
  for (let row = 1; row <= a.length; row++) {
    rows.push([row])
    for (let column = 1; column <= b.length; column++) {
      const replaced = at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const swapped = isSwap ? at(row - 2, column - 2) + 1 : replaced
      const moved = Math.min(at(row - 1, column), at(row, column - 1)) + 1
      rows[row]?.push(Math.min(replaced, swapped, moved))
    }
  }
  return at(a.length, b.length)
}
const EDITS_MAX = 2

/** Features of a line, and a model that has weights for those of the line above it. */
const FEATURES = Array.from({ length: 60 }, (_, at) => closed(`bench:${at}`))
const ROWS = new Map(FEATURES.map((feature, row) => [`above:${featureName(feature)}`, row]))
const rowOf = byNumber((feature) => ROWS.get(featureName(feature)) ?? -1)
const above = prefixed('above:')

const MAY_DRIVE = new RegExp(patternOf('certificate-driving'), 'i')
const LICENCE = new RegExp(patternOf('certificate-driving-licence'), 'iu')

export const LOOPS: readonly Pair[] = [
  pairOf({
    name: 'scanWords',
    inputs: lines.map(foldInPlace),
    scanner: wordEdges,
    plain: (text) => matchEdges(FOLDED_WORD, text),
  }),
  pairOf({
    name: 'linesHolding: strings, not a pattern',
    inputs: pages,
    scanner: (page) => SIGNS.map((signs) => numbersOf(linesHolding(page, signs))),
    plain: (page) => ANY_SIGN.map((pattern) => numbersOf(linesWith(page, pattern))),
  }),
  pairOf({
    name: 'Places: runs of three characters',
    inputs: pages,
    scanner: (page) => {
      const asked = fresh(page)
      return SIGNS.map((signs) => numbersOf(linesHolding(asked, signs)))
    },
    plain: (page) => {
      const asked = fresh(page)
      return SIGNS.map((signs) => searched(asked, signs))
    },
  }),
  pairOf({
    name: 'Places: many names in a text',
    inputs: texts.map((text) => text.toLowerCase()),
    scanner: (text) => {
      const places = new Places(text)
      return NAMES.map((name) => places.of(name)[0] ?? -1)
    },
    plain: (text) => NAMES.map((name) => text.indexOf(name)),
  }),
  pairOf({
    name: 'languagesOfWords: words cut before',
    inputs: pages,
    scanner: languagesOfWords,
    plain: ({ text }) => languagesOf(text.split('\n')),
  }),
  pairOf({
    name: 'linesWith: a page at once',
    inputs: pages,
    scanner: (page) => numbersOf(linesWith(page, /\d\d/g)),
    plain: ({ lines: own, folded }) =>
      numbersOf(own.filter(({ start, end }) => /\d\d/.test(folded.slice(start, end)))),
  }),
  pairOf({
    name: 'numberedLines: found once',
    inputs: pages,
    scanner: (page) => {
      const asked = fresh(page)
      return ASKS.map(() => numberedLines(asked).length)
    },
    plain: (page) => {
      const asked = fresh(page)
      return ASKS.map(() => linesWith(asked, /\d/g).length)
    },
  }),
  pairOf({
    name: 'degreeTokens: by first words of degrees',
    inputs: pieces,
    scanner: (text) => degreeMatches(degreeTokens(text) ?? [], 1),
    plain: (text) => degreeMatches(tokensOf(text), 1),
  }),
  pairOf({
    name: 'PhraseMap: a bit for whole names',
    inputs: lines.map(tokenize),
    scanner: hitsOf(filtered),
    plain: hitsOf(unfiltered),
  }),
  pairOf({
    name: 'editDistance: near the diagonal',
    inputs: typos,
    scanner: (word) => LONG_WORDS.slice(0, 9).map((name) => editDistance(word, name, EDITS_MAX)),
    plain: (word) =>
      LONG_WORDS.slice(0, 9).map((name) => Math.min(EDITS_MAX + 1, allEdits(word, name))),
  }),
  pairOf({
    name: 'TypoIndex: names that begin or end alike',
    inputs: typos.filter((word) => byLetters.find(word) !== undefined),
    scanner: (word) => byLetters.find(word) !== undefined,
    plain: (word) => LONG_WORDS.some((name) => editDistance(word, name, EDITS_MAX) <= EDITS_MAX),
  }),
  pairOf({
    name: 'features as numbers',
    inputs: FEATURES,
    scanner: (feature) => rowOf(above(feature)),
    plain: (feature) => ROWS.get(`above:${featureName(feature)}`) ?? -1,
  }),
  pairOf({
    name: 'driving licence: by words of driving',
    inputs: lines,
    scanner: (line) => (MAY_DRIVE.test(line) ? LICENCE.exec(line)?.[1] : undefined),
    plain: (line) => LICENCE.exec(line)?.[1],
  }),
]
