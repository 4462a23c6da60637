// What each hand-made scanner saves compared with the plain form that it replaces, on the words and
// lines of our bench texts: npm run bench:plain. Exits with 1 when a scanner saves nothing, because
// then it must go, or when the two give different answers.
import { isDeepStrictEqual } from 'node:util'
import { shapeOf, shapeOfAny } from '#engine/resume/labels/split-head.js'
import { addRows } from '#engine/sequence/net/add-rows.js'
import { foldPlain, foldWord } from '#engine/taxonomy/match/fold-word.js'
import { asciiRuns, IS_LETTER, isAscii, plainWords } from '#engine/text/ascii-runs.js'
import { codeIn } from '#engine/text/code-at.js'
import { fold, foldKey } from '#engine/text/fold.js'
import { hasLetter } from '#engine/text/has-letter.js'
import { holdsWords } from '#engine/text/holds-words.js'
import { matchEdges } from '#engine/text/match-edges.js'
import { keyParts, spacedParts } from '#engine/text/spaces.js'
import { trimEnd } from '#engine/text/trim-end.js'
import { benchText } from './checkout.js'
import { cpuMsSoFar, hold, median } from './measure.js'

/** The plain form must cost this factor more: two runs of one form differ by almost as much. */
const GAIN_MIN = 1.1
const ROUNDS = 9
/** A longer piece is a sentence, which no vocabulary is asked about. */
const PIECE_CHARS_MAX = 60
/** How long one form works in one round; for a shorter time the CPU clock is too coarse. */
const ROUND_MS = 40

const lines = ['job-description.txt', 'match-job.txt', 'taxonomy-resume.txt']
  .flatMap((name) => benchText(name).split('\n'))
  .filter((line) => line !== '')
const words = lines.flatMap((line) => line.split(/\s+/)).filter((word) => word !== '')
/** What vocabularies are asked about: a few words between commas, bars and brackets. */
const pieces = lines
  .flatMap((line) => line.split(/[,;:|()•–]/))
  .map((piece) => piece.trim())
  .filter((piece) => piece !== '' && piece.length <= PIECE_CHARS_MAX)
const keys = pieces.map(foldKey)
const small = words.map((word) => word.toLowerCase()).filter((word) => /^[a-z]+$/.test(word))

interface Pair {
  name: string
  inputs: readonly string[]
  scanner(text: string): unknown
  plain(text: string): unknown
}

const WORD = /[\p{L}\p{N}]+/gu
/** A bit for every row of British spellings. */
const ALL_ROWS = (1 << 15) - 1

function lettersBy(codeOf: (text: string, at: number) => number): (text: string) => number {
  return (text) => {
    let letters = 0
    for (let at = 0; at < text.length; at++) if (codeOf(text, at) > 64) letters++
    return letters
  }
}

/** As wide as the network of lines, with as many features as a line has. */
const [WIDTH, TABLE_ROWS, ROWS_ADDED] = [144, 2_000, 90]
const table = Int16Array.from({ length: WIDTH * TABLE_ROWS }, (_, at) => (at * 31) % 997)
const rows = Array.from({ length: ROWS_ADDED }, (_, at) => ((at * 37) % TABLE_ROWS) * WIDTH)
function oneByOne(sums: Int32Array): Int32Array {
  for (const row of rows)
    for (let at = 0; at < WIDTH; at++) sums[at] = (sums[at] ?? 0) + (table[row + at] ?? 0)
  return sums
}
function fourByFour(sums: Int32Array): Int32Array {
  addRows(sums, table, rows)
  return sums
}

const PAIRS: readonly Pair[] = [
  {
    name: 'foldKey',
    inputs: pieces,
    scanner: foldKey,
    plain: (text) =>
      fold(text)
        .replace(/&/g, ' and ')
        .replace(/['.]+|`/g, '')
        .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
        .trim(),
  },
  {
    name: 'spacedParts',
    inputs: pieces,
    scanner: spacedParts,
    plain: (text) => text.split(/\s+/).length,
  },
  { name: 'keyParts', inputs: keys, scanner: keyParts, plain: (key) => key.split(' ') },
  {
    name: 'asciiRuns',
    inputs: pieces.filter(isAscii),
    scanner: (text) => asciiRuns(text, IS_LETTER),
    plain: (text) => matchEdges(/[A-Za-z]+/g, text),
  },
  {
    name: 'plainWords',
    inputs: pieces.filter(isAscii),
    scanner: plainWords,
    plain: (text) => text.toLowerCase().match(/\p{L}+/gu) ?? [],
  },
  {
    name: 'isAscii',
    inputs: words,
    scanner: isAscii,
    plain: (text) => /^[\x00-\x7f]*$/.test(text),
  },
  { name: 'hasLetter', inputs: words, scanner: hasLetter, plain: (text) => /\p{L}/u.test(text) },
  {
    name: 'trimEnd',
    inputs: lines,
    scanner: (text) => trimEnd(text, ',.;'),
    plain: (text) => text.replace(/[\s,.;]+$/, ''),
  },
  {
    name: 'matchEdges',
    inputs: lines,
    scanner: (text) => matchEdges(WORD, text),
    plain: (text) =>
      [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => [index, index + word.length]),
  },
  {
    name: 'holdsWords',
    inputs: keys,
    scanner: (text) => holdsWords(text, 'experience'),
    plain: (text) => ` ${text} `.includes(' experience '),
  },
  {
    name: 'codeIn',
    inputs: words,
    scanner: lettersBy(codeIn),
    plain: lettersBy((text, at) => text.charCodeAt(at)),
  },
  {
    name: 'foldWord',
    inputs: small,
    scanner: foldWord,
    plain: (word) => foldPlain(word, ALL_ROWS),
  },
  { name: 'shapeOf', inputs: words, scanner: shapeOf, plain: shapeOfAny },
  {
    name: 'addRows',
    inputs: [''],
    scanner: () => fourByFour(new Int32Array(WIDTH)),
    plain: () => oneByOne(new Int32Array(WIDTH)),
  },
]

/** What one call costs, in nanoseconds of CPU. */
function costOf(form: (text: string) => unknown, inputs: readonly string[]): number {
  const before = cpuMsSoFar()
  let calls = 0
  let spent = 0
  while (spent < ROUND_MS) {
    for (const input of inputs) form(input)
    calls += inputs.length
    spent = cpuMsSoFar() - before
  }
  return (spent * 1e6) / calls
}

for (const { name, inputs, scanner, plain } of PAIRS) {
  const different = inputs.filter((input) => !isDeepStrictEqual(scanner(input), plain(input)))
  if (different.length > 0) hold(false, `${name} answers like its plain form: ${different[0]}`)
  const costs = Array.from({ length: ROUNDS }, () => [
    costOf(scanner, inputs),
    costOf(plain, inputs),
  ])
  const own = median(costs.map(([cost = 0]) => cost))
  const other = median(costs.map(([, cost = 0]) => cost))
  const gain = median(costs.map(([scanned = 1, plainly = 0]) => plainly / scanned))
  hold(
    gain >= GAIN_MIN,
    `${name} ${own.toFixed(0)} ns, plain ${other.toFixed(0)} ns: ${gain.toFixed(1)} times as much`,
  )
}
