// Tests ahead of a pattern or a look-up, each with what stands without it.
import type { otherForms } from '#engine/taxonomy/titles/title-forms.js'
import { each, keys, lines, pages, pieces, resumeLines, texts } from './texts.js'
import { type Trick, trickOf } from './without-trick.js'

const PIECES = each(pieces)
const LINES = each(lines)
const KEYS = each(keys)
const KEY_WORDS = keys.map((key) => key.split(' '))
/** Every word of every line, as the splitter of postings asks about it. */
const WORDS_IN_LINES = lines.flatMap((line) => {
  const own = line.split(/\s+/).map((text) => ({ text, start: 0, end: 0 }))
  return own.map((_, at) => [own, at])
})
const BASE64 = Buffer.from(texts.join('')).toString('base64')

export const TESTS_AHEAD: readonly Trick[] = [
  {
    name: 'legalFormOf: by its last word',
    module: 'taxonomy/employers/legal-form',
    function: 'legalFormOf',
    cut: 'if (!mayEndSo(trimmed)) return null;',
    inputs: PIECES,
  },
  {
    name: 'holdsKnown: by first words of names',
    module: 'taxonomy/employers/employer-likelihood',
    function: 'holdsKnown',
    cut: "if (isAligned && ![keys[0], keys.at(-1), keys.at(-2)].some((key = '') => mayBeginKnown(key))) return false;",
    inputs: pieces.map((piece, at) => [piece, KEY_WORDS[at]]),
  },
  {
    name: 'isDomain: by its dot',
    module: 'taxonomy/employers/employer-likelihood',
    function: 'isDomain',
    cut: "text.includes('.') &&",
    inputs: PIECES,
  },
  {
    name: 'partsOf: by marks that join',
    module: 'taxonomy/fields/field-likelihood',
    function: 'partsOf',
    cut: 'if (!MAY_JOIN.test(text)) return [text];',
    inputs: PIECES,
  },
  {
    name: 'isKnownPair: by first words of fields',
    module: 'taxonomy/fields/field-likelihood',
    function: 'isKnownPair',
    cut: 'if (!mayBeginField(foldKey(text))) return false;',
    inputs: PIECES,
  },
  {
    name: 'expand: by any short form',
    module: 'taxonomy/fields/field-table',
    function: 'expand',
    cut: 'if (!SHORT.test(key)) return key;',
    inputs: KEYS,
  },
  {
    name: 'learnerTitle: by words of learners',
    module: 'taxonomy/titles/learner-title',
    function: 'learnerTitle',
    cut: '!MAY_LEARN.test(text) ||',
    inputs: PIECES,
  },
  {
    name: 'withoutNoise: by any noise',
    module: 'taxonomy/titles/clean-title',
    function: 'withoutNoise',
    cut: "if (!MAY_BE_NOISY.test(text.toLowerCase().replace(/[^a-z\\s-]+/g, ''))) return text;",
    inputs: PIECES,
  },
  {
    name: 'cleanTitle: by marks',
    module: 'taxonomy/titles/clean-title',
    function: 'cleanTitle',
    cut: 'if (!MARKED.test(bounded)) return { text: trimmed(withoutNoise(trimmed(bounded))), asides };',
    inputs: PIECES,
  },
  {
    name: 'lookUp of titles: by first and last words',
    module: 'taxonomy/titles/title-vocabulary',
    function: 'lookUp',
    cut: "if (!mayBegin(all[from] ?? '') || !mayEnd(all[to - 1] ?? '')) return undefined;",
    inputs: each(KEY_WORDS),
  },
  {
    name: 'plainDegree: by words for degrees',
    module: 'taxonomy/degrees/read-wanted-degree',
    function: 'plainDegree',
    cut: 'DEGREE_WORD.test(text) ? PLAIN.exec(text) : null',
    put: 'PLAIN.exec(text)',
    inputs: LINES,
  },
  {
    name: 'readLabel: by first words of labels',
    module: 'person/address/contact-labels',
    function: 'readLabel',
    cut: 'function mayOpenWithLabel(text) {',
    put: 'function mayOpenWithLabel(text) { return true;',
    inputs: lines.map((line) => [line, null]),
  },
  {
    name: 'readLabel: by the length of a label',
    module: 'person/address/contact-labels',
    function: 'readLabel',
    cut: 'isLong(text) ? null :',
    inputs: lines.map((line) => [line, null]),
  },
  {
    name: 'keyOf a label: by the word that is left out',
    module: 'person/address/contact-labels',
    function: 'keyOf',
    cut: 'if (!key.includes(JOINT)) return key;',
    inputs: PIECES,
  },
  {
    name: 'openingName: by an early verb',
    module: 'person/name/guess-names',
    function: 'openingName',
    cut: "(MAY_OPEN.test(line) ? OPENING_SENTENCE.exec(line.replace(OPENERS, ''))?.[1] : undefined)",
    put: "OPENING_SENTENCE.exec(line.replace(OPENERS, ''))?.[1]",
    inputs: each(resumeLines),
  },
  {
    name: 'headingAt: by first words of headings',
    module: 'job/units/split-prose',
    function: 'headingAt',
    cut: '|| !opensHeading(first.text)',
    inputs: WORDS_IN_LINES,
  },
  {
    name: 'stanceAt: by cues of the whole text',
    module: 'matching/evidence/stance',
    function: 'stanceAt',
    cut: "if (!cues.denied && !mayBeOthers && !cues.part) return 'own';",
    inputs: lines.filter((line) => line.length > 40).map((line) => [line, 20, 30]),
  },
  {
    name: 'cleanText: by any odd character',
    module: 'documents/clean-text',
    function: 'cleanText',
    cut: 'if (!ANY_ODD.test(text)) return text;',
    inputs: LINES,
  },
  {
    name: 'squeeze: by uneven space',
    module: 'documents/clean-text',
    function: 'squeeze',
    cut: "(UNEVEN_SPACE.test(text) ? text.replace(/\\s+/g, ' ') : text)",
    put: "text.replace(/\\s+/g, ' ')",
    inputs: LINES,
  },
  {
    name: 'wrappingCount: by any wrapping',
    module: 'documents/decode-base64',
    function: 'wrappingCount',
    cut: 'if (!WRAPPING.some((character) => text.includes(character))) return 0;',
    inputs: [[BASE64, BASE64.length]],
  },
  {
    name: 'runs of digits: by a letter before digits',
    module: 'person/phone/phones',
    function: 'runs',
    cut: 'if (!MAY_BE_GLUED.test(text)) continue;',
    inputs: each(pages),
  },
  {
    name: 'ownNames: by first and last letters',
    module: 'person/name/find-own-names',
    function: 'ownNames',
    cut: 'const mayBe = own.mayBe(bare)',
    put: 'const mayBe = true',
    inputs: each(pages),
  },
  {
    name: 'spacedNames: by a line that opens with one letter',
    module: 'person/name/spaced-names',
    function: 'spacedNames',
    cut: 'if (!OPENS_SPACED.test(page.text)) return [];',
    inputs: each(pages),
  },
  {
    name: 'headerOf a table: by separators',
    module: 'person/labels/header-tables',
    function: 'headerOf',
    cut: 'if (!isCutBy(text, separator, COLUMNS_MIN)) continue;',
    inputs: pages.flatMap((page) => page.lines.map((line) => [page, line])),
  },
  {
    name: 'endsWithColon: by any colon',
    module: 'resume/sections/heading-looks',
    function: 'endsWithColon',
    cut: "(text.includes(':') || text.includes('：')) &&",
    inputs: LINES,
  },
  trickOf({
    name: 'otherForms of a title: by marks',
    module: 'taxonomy/titles/title-forms',
    function: 'otherForms',
    cut: 'MARKED.test(text)',
    put: 'true',
    asked: (formsOf: typeof otherForms) => (text: string) => [...formsOf(text)],
    inputs: PIECES,
  }),
  {
    name: 'isDecorated: by its first and last sign',
    module: 'resume/sections/decorated-heading',
    function: 'isDecorated',
    cut: "if (!LAST_SIGNS.has(line.at(-1) ?? '') && !FIRST_SIGNS.has(line.at(0) ?? '')) return false;",
    inputs: LINES,
  },
]
