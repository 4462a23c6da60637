// The scanners of text, and the loops over numbers, beside their plain forms.
import { shapeOf, shapeOfAny } from '#engine/resume/labels/split-head.js'
import { FeatureSums } from '#engine/sequence/net/feature-sums.js'
import { BYTES, workshop } from '#engine/sequence/net/kernels.js'
import { foldPlain, foldWord } from '#engine/taxonomy/match/fold-word.js'
import { asciiRuns, IS_LETTER, isAscii, plainWords } from '#engine/text/ascii-runs.js'
import { codeIn } from '#engine/text/code-at.js'
import { fold, foldKey } from '#engine/text/fold.js'
import { hasLetter } from '#engine/text/has-letter.js'
import { holdsWords } from '#engine/text/holds-words.js'
import { matchEdges } from '#engine/text/match-edges.js'
import { keyParts, spacedParts } from '#engine/text/spaces.js'
import { trimEnd } from '#engine/text/trim-end.js'
import { type Pair, pairOf } from './pair.js'
import { keys, lines, pieces, small, words } from './texts.js'

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
const biases = new Int32Array(WIDTH)
function plainSums(): Int32Array {
  const sums = Int32Array.from(biases)
  for (const row of rows)
    for (let at = 0; at < WIDTH; at++) sums[at] = (sums[at] ?? 0) + (table[row + at] ?? 0)
  return sums
}
const featureSums = new FeatureSums({ biases, weights: table })
function keptSums(): Int32Array {
  const from = featureSums.of(rows) / BYTES
  return workshop.wholes.slice(from, from + WIDTH)
}

export const SCANNERS: readonly Pair[] = [
  pairOf({
    name: 'foldKey',
    inputs: pieces,
    scanner: foldKey,
    plain: (text) =>
      fold(text)
        .replace(/&/g, ' and ')
        .replace(/['.]+|`/g, '')
        .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
        .trim(),
  }),
  pairOf({
    name: 'spacedParts',
    inputs: pieces,
    scanner: spacedParts,
    plain: (text) => text.split(/\s+/).length,
  }),
  pairOf({ name: 'keyParts', inputs: keys, scanner: keyParts, plain: (key) => key.split(' ') }),
  pairOf({
    name: 'asciiRuns',
    inputs: pieces.filter(isAscii),
    scanner: (text) => asciiRuns(text, IS_LETTER),
    plain: (text) => matchEdges(/[A-Za-z]+/g, text),
  }),
  pairOf({
    name: 'plainWords',
    inputs: pieces.filter(isAscii),
    scanner: plainWords,
    plain: (text) => text.toLowerCase().match(/\p{L}+/gu) ?? [],
  }),
  pairOf({
    name: 'isAscii',
    inputs: words,
    scanner: isAscii,
    plain: (text) => /^[\x00-\x7f]*$/.test(text),
  }),
  pairOf({
    name: 'hasLetter',
    inputs: words,
    scanner: hasLetter,
    plain: (text) => /\p{L}/u.test(text),
  }),
  pairOf({
    name: 'trimEnd',
    inputs: lines,
    scanner: (text) => trimEnd(text, ',.;'),
    plain: (text) => text.replace(/[\s,.;]+$/, ''),
  }),
  pairOf({
    name: 'matchEdges',
    inputs: lines,
    scanner: (text) => matchEdges(WORD, text),
    plain: (text) =>
      [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => [index, index + word.length]),
  }),
  pairOf({
    name: 'holdsWords',
    inputs: keys,
    scanner: (text) => holdsWords(text, 'experience'),
    plain: (text) => ` ${text} `.includes(' experience '),
  }),
  pairOf({
    name: 'codeIn',
    inputs: words,
    scanner: lettersBy(codeIn),
    plain: lettersBy((text, at) => text.charCodeAt(at)),
  }),
  pairOf({
    name: 'foldWord',
    inputs: small,
    scanner: foldWord,
    plain: (word) => foldPlain(word, ALL_ROWS),
  }),
  pairOf({ name: 'shapeOf', inputs: words, scanner: shapeOf, plain: shapeOfAny }),
  pairOf({
    name: 'FeatureSums',
    inputs: [''],
    scanner: keptSums,
    plain: plainSums,
  }),
]
