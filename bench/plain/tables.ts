// Tables, and forms for plain letters, each with what stands without it.
import { segmentsOf } from '#engine/taxonomy/places/segments.js'
import type { Places } from '#engine/text/places.js'
import { charactersOf, each, lines, pieces, texts } from './texts.js'
import { type Trick, trickOf } from './without-trick.js'

const PIECES = each(pieces)
const LINES = each(lines)
const CHARACTERS = charactersOf(texts)

export const TABLES: readonly Trick[] = [
  {
    name: 'namesOf places: by hashes of names',
    module: 'taxonomy/places/place-names',
    function: 'namesOf',
    cut: 'let count = hasBlank ? atMost : wordsToTry(words, from, atMost);',
    put: 'let count = atMost;',
    inputs: each(pieces.map((piece) => segmentsOf(piece))),
  },
  {
    name: 'tokenize: by spellings seen on the way',
    module: 'taxonomy/match/tokenize',
    function: 'tokenize',
    cut: 'foldPlain(sliceOf(lower, at, end), run.rows)',
    put: 'foldLowered(sliceOf(lower, at, end))',
    inputs: LINES,
  },
  {
    name: 'tokenize: by a space alone',
    module: 'taxonomy/match/tokenize',
    function: 'tokenize',
    cut: 'isSpaced ? GAP.space :',
    inputs: LINES,
  },
  {
    name: 'tokenize: small letters read',
    module: 'taxonomy/match/tokenize',
    function: 'tokenize',
    cut: 'const read = isLined ? lower : text;',
    put: 'const read = text;',
    inputs: LINES,
  },
  trickOf({
    name: 'Places: one table for all texts',
    module: 'text/places',
    function: 'Places',
    cut: 'if (text.length <= SHARED_CHARS_MAX) return;',
    asked: (Made: typeof Places) => (text: string) => new Made(text).of('married').length,
    inputs: each(texts),
  }),
  {
    name: 'tokensOf degrees: plain letters apart',
    module: 'taxonomy/degrees/tokens',
    function: 'tokensOf',
    cut: "holds(text, '+') ? null : asciiRuns(text, ASCII_TOKEN)",
    put: 'null',
    inputs: PIECES,
  },
  {
    name: 'wordsOf places: plain letters apart',
    module: 'taxonomy/places/words',
    function: 'wordsOf',
    cut: 'asciiRuns(text, ASCII_WORD)',
    put: 'null',
    inputs: pieces.map((piece) => [piece, 0]),
  },
  {
    name: 'foldCharacter: a row for ASCII',
    module: 'documents/pdf/fold-character',
    function: 'foldCharacter',
    cut: 'if (code > 0x20 && code < 0x7f && !font.dingbats) return ascii[code] ?? NOTHING;',
    inputs: CHARACTERS,
  },
]
