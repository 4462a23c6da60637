// Tables, forms for plain letters, and caches, each with what stands without it.
import { segmentsOf } from '#engine/taxonomy/places/segments.js'
import { findSkills } from '#engine/taxonomy/skills/skills.js'
import { accented, each, lines, pieces, texts } from './texts.js'
import type { Trick } from './without-trick.js'

const PIECES = each(pieces)
const LINES = each(lines)
const SKILLS = [
  ...new Set(lines.flatMap((line) => findSkills(line, { kind: 'prose' }).map(({ id }) => id))),
]
const PLAIN_FONT = { icons: false, dingbats: false, family: 'Arial' }
const CHARACTERS = [...texts.join('')].map((sign) => [sign.codePointAt(0), PLAIN_FONT])

export const TABLES_AND_CACHES: readonly Trick[] = [
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
    name: 'foldInPlace: characters folded before',
    module: 'text/fold-in-place',
    function: 'foldInPlace',
    cut: 'if (known.size < KNOWN_MAX) known.set(unit, folded);',
    inputs: each(accented),
  },
  {
    name: 'foldCharacter: a row for ASCII',
    module: 'documents/pdf/fold-character',
    function: 'foldCharacter',
    cut: 'if (code > 0x20 && code < 0x7f && !font.dingbats) return ascii[code] ?? NOTHING;',
    inputs: CHARACTERS,
  },
  {
    name: 'detectLanguage: rows taken apart before',
    module: 'languages/detect-language',
    function: 'detectLanguage',
    cut: 'split.set(row, codes);',
    inputs: [[lines]],
  },
  {
    name: 'regionByCode: regions asked for before',
    module: 'taxonomy/places/gazetteer',
    function: 'regionByCode',
    cut: 'known.set(code, found);',
    inputs: each(['US.CA', 'IN.16', 'DE.02', 'GB.ENG']),
  },
  {
    name: 'faceFactor: fonts asked for before',
    module: 'documents/flow/text-width',
    function: 'faceFactor',
    cut: 'if (factors.size < FACES_KEPT_MAX) factors.set(font, factor);',
    inputs: each(['Calibri', 'Times New Roman', 'Arial', 'Georgia']),
  },
  {
    name: 'titlesShowing: skills asked for before',
    module: 'matching/evidence/occupation',
    function: 'titlesShowing',
    cut: 'known.set(skillId, titles);',
    inputs: each(SKILLS),
  },
  {
    name: 'fieldsOfSkill: skills asked for before',
    module: 'matching/work-profile',
    function: 'fieldsOfSkill',
    cut: 'if (known !== undefined) return known;',
    inputs: each(SKILLS),
  },
]
