// Tests ahead of reading a document's pages and lines, each with what stands without it.
import { cleanText } from '#engine/documents/clean-text.js'
import type { PageLooks } from '#engine/documents/html/css/page-looks.js'
import type { headerTables } from '#engine/person/labels/header-tables.js'
import { makePage, type Page } from '#engine/person/page/make-page.js'
import type { matches } from '#engine/person/recogniser.js'

import { type TypoIndex, typoTable } from '#engine/taxonomy/match/typo-index.js'
import { canonicalTitles } from '#engine/taxonomy/titles/title-vocabulary.js'
import { foldKey } from '#engine/text/fold.js'
import { clued, linesOfParts } from './read-lines.js'
import { accented, each, fresh, lines, pages, pieces, small, texts } from './texts.js'
import { type Trick, trickOf } from './without-trick.js'

const LINES = each(lines)
const HTML = `<html><body>${lines.map((line) => `<p>${line}</p>`).join('\n')}</body></html>`
/** A text, and its lines as a reader gives them back: without list marks and indents. */
const readBack = (text: string): [string, string[]] => {
  const own = text.split('\n').map((line) => cleanText(line).replace(/^[\s•*-]+/, ''))
  return [text, own.filter((line) => line !== '').map((line) => line.replace(/\s+/g, ' '))]
}
const READ = texts.map(readBack)
/** Letters with their accents apart, as some systems write them. */
const APART = [readBack(accented.join('\n').normalize('NFD'))]
/** A text whose one line is cut into many. */
const CUT_CHARS = 500
const LONG = lines.join(' ').replace(/\s+/g, ' ')
const PARTS = Array.from({ length: Math.ceil(LONG.length / CUT_CHARS) }, (_, at) =>
  LONG.slice(at * CUT_CHARS, (at + 1) * CUT_CHARS).trim(),
)
/** A text of which no line was read, beside long lines. */
const STRANGE = [lines.map((line) => `x${line}`).join('\n'), PARTS]
const names = typoTable(
  canonicalTitles().map(({ name }, value) => ({
    key: foldKey(name).replaceAll(' ', ''),
    words: 1,
    value,
  })),
)
/** The usual lines with as many digits as a telephone number, which are none. */
const DATED = ['Jan 2019 - Feb 2020', '03/2016 – 05/2019', 'May 2014 to June 2015']
const SECTIONED = clued.map(({ source }) => source)
const CSS_NAMES = [...new Set(small)]

export const DOCUMENT_TESTS: readonly Trick[] = [
  {
    name: 'loneValues: by the rare kinds',
    module: 'person/labels/lone-values',
    function: 'loneValues',
    cut: 'if (!page.lines.some((line) => kindOf(page, line, RARE) !== null)) return [];',
    inputs: each([makePage(pieces.join('\n'), { parts: [], names: [] })]),
  },
  {
    name: 'schoolYears: by anything like a year',
    module: 'person/birth/school-years',
    function: 'schoolYears',
    cut: 'if (!MAY_DATE.test(folded)) return false;',
    inputs: linesOfParts,
  },
  trickOf({
    name: 'PageLooks: by any style sheet',
    module: 'documents/html/css/page-looks',
    function: 'PageLooks',
    cut: 'MAY_HAVE_STYLES.test(html) ? readPageStyles(html) : null',
    put: 'readPageStyles(html)',
    asked: (Looks: typeof PageLooks) => (html: string) => new Looks(html).outside,
    inputs: [[HTML]],
  }),
  {
    name: 'knownSpans: by clues to a school',
    module: 'resume/labels/known-spans',
    function: 'knownSpans',
    cut: 'mayNameInstitution(clued, text) ? findInstitution(text) : null',
    put: 'findInstitution(text)',
    inputs: each(clued),
  },
  {
    name: 'alignLines: by lines that are the same',
    module: 'engine/redact/align-lines',
    function: 'alignLines',
    cut: 'if (same !== undefined && isSame(given, same)) return next++;',
    inputs: READ,
  },
  {
    name: 'alignLines: by cleaned lines that are the same',
    module: 'engine/redact/align-lines',
    function: 'alignLines',
    cut: 'if (read !== undefined && isSame(line, read)) return next++;',
    inputs: APART,
  },
  {
    name: 'alignLines: by the pieces of a long line',
    module: 'engine/redact/align-lines',
    function: 'alignLines',
    cut: 'const pieces = cutInto(line, lines, next);',
    put: 'const pieces = 0;',
    inputs: [[LONG, PARTS]],
  },
  {
    name: 'alignLines: keys made before',
    module: 'engine/redact/align-lines',
    function: 'alignLines',
    cut: "keys[at] ??= bare(lines[at] ?? '');",
    put: "keys[at] = bare(lines[at] ?? '');",
    inputs: [STRANGE],
  },
  trickOf({
    name: 'TypoIndex: by letters as bits',
    module: 'taxonomy/match/typo-index',
    function: 'TypoIndex',
    cut: 'if (bitCount((letters[name] ?? 0) ^ ownLetters) > 2 * max) continue;',
    asked: (Index: typeof TypoIndex) => {
      const index = new Index(names, (place) => place)
      return (word: string) => index.find(word)
    },
    inputs: each(CSS_NAMES.filter((word) => word.length > 7)),
  }),
  {
    name: 'findDates: by any digit',
    module: 'dates/find-dates',
    function: 'findDates',
    cut: 'if (!DIGIT.test(text)) return [];',
    inputs: LINES,
  },
  {
    name: 'asShown: by the mark that turns text round',
    module: 'documents/hidden-characters',
    function: 'asShown',
    cut: "if (!text.includes('\\u202e')) return text;",
    inputs: LINES,
  },
  {
    name: 'hiddenCharacters: by any such character',
    module: 'documents/hidden-characters',
    function: 'hiddenCharacters',
    cut: 'if (!ANY.test(text)) return [];',
    inputs: LINES,
  },
  {
    name: 'decodeEntities: by their marks',
    module: 'job/lines/decode-entities',
    function: 'decodeEntities',
    cut: "if (!text.includes(';') && !text.includes('&')) return text;",
    inputs: LINES,
  },
  {
    name: 'withSymbols: by any symbol',
    module: 'documents/docx/symbols',
    function: 'withSymbols',
    cut: 'if (!PRIVATE_USE.test(text)) return text;',
    inputs: lines.map((line) => [line, 'Symbol']),
  },
  {
    name: 'unescaped: by the mark of an escape',
    module: 'documents/html/css/tokens',
    function: 'unescaped',
    cut: "if (!text.includes('\\\\')) return text;",
    inputs: each(CSS_NAMES),
  },
  trickOf({
    name: 'headerTables: by words that open labels',
    module: 'person/labels/header-tables',
    function: 'headerTables',
    cut: 'for (const number of linesToRead(page)) {',
    put: 'for (const number of page.lines.keys()) {',
    asked: (find: typeof headerTables) => (page: Page) => find(fresh(page)),
    inputs: each(pages),
  }),
  {
    name: 'phonesIn: by their digits',
    module: 'person/phone/find-phone',
    function: 'phonesIn',
    cut: 'if (digitCount(text) < DIGITS_MIN) return [];',
    inputs: lines.map((line) => [line, 'US']),
  },
  {
    name: 'phonesIn: by digits beside dates',
    module: 'person/phone/find-phone',
    function: 'phonesIn',
    cut: 'if (!hasDigit(clean)) return [];',
    inputs: DATED.map((line) => [line, 'US']),
  },
  {
    name: 'emailsIn: by the at sign',
    module: 'person/mail/find-email',
    function: 'emailsIn',
    cut: "if (!text.includes('@')) return [];",
    inputs: LINES,
  },
  {
    name: 'labelled parts of places: by their marks',
    module: 'taxonomy/places/words',
    function: 'labelled',
    cut: "if (!raw.includes('-') && !raw.includes('.')) return null;",
    inputs: small.map((word) => [word, 0]),
  },
  trickOf({
    name: 'signatures: by the first word of the name',
    module: 'person/name/find-name',
    function: 'signatures',
    cut: 'key.includes(first) &&',
    asked: (signed: (lines: readonly unknown[]) => (name: string) => boolean) => (name: string) =>
      signed(SECTIONED)(name),
    inputs: [['Alex Sample'], ['Ana Sample-Young']],
  }),
  trickOf({
    name: 'matches: without copies of patterns',
    module: 'person/recogniser',
    function: 'matches',
    cut: 'pattern.lastIndex = 0; for (let match = pattern.exec(text); match; match = pattern.exec(text)) {',
    put: 'for (const match of text.matchAll(pattern)) {',
    asked: (find: typeof matches) => (page: Page) =>
      find(page, page.lines, [/\d{4}/g, /@\w+/g], 'contact', 'EMAIL'),
    inputs: each(pages),
  }),
]
