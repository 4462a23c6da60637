// Caches of one document, each with what stands without it: every call is a new document, asked as often as its callers do.
import { type PageLooks, ROOT_LOOKS } from '#engine/documents/html/css/page-looks.js'
import type { glossJob } from '#engine/job/lines/gloss-job.js'
import type { personalPieces } from '#engine/person/birth/personal-lists.js'
import type { echoes } from '#engine/person/echoes.js'
import type { Cells } from '#engine/person/labels/cells.js'
import type { headerTables } from '#engine/person/labels/header-tables.js'
import type { ownNameWords } from '#engine/person/name/own-name.js'
import { makePage, type Page } from '#engine/person/page/make-page.js'
import { type Slots, slotOf } from '#engine/resume/labels/slots.js'
import { clued, resume } from './read-lines.js'
import { each, fresh, lines, pages } from './texts.js'
import { type Trick, trickOf } from './without-trick.js'

const PAGES = each(pages)
/** As often as recognisers ask a page for the same: two of them, and six for the words of its owner's name. */
const [TWICE, SIX_TIMES] = [
  [1, 2],
  [1, 2, 3, 4, 5, 6],
]
/** Rows of people, as a database exports them. */
const EXPORTED = makePage(
  ['Name,Email,Phone,City', ...lines.map((_, at) => `Ana Sample,ana${at}@example.org,,Bern`)].join(
    '\n',
  ),
  { parts: [], names: [] },
)
const NAMED = { category: 'name', placeholder: 'NAME' } as const
/** One place, named as the same thing a dozen times. */
const SAME_NAME = Array.from({ length: 12 }, () => ({ start: 0, end: 12, ...NAMED }))
/** A page out of a word processor: a few styles, again and again. */
const STYLES = Array.from(
  { length: 200 },
  (_, at) => `font-size: ${10 + (at % 3)}pt; color: #222; margin: 0`,
)

export const DOCUMENT_CACHES: readonly Trick[] = [
  trickOf({
    name: 'headerTables: found once',
    module: 'person/labels/header-tables',
    function: 'headerTables',
    cut: 'if (known) return known;',
    asked: (find: typeof headerTables) => (page: Page) => {
      const own = fresh(page)
      return TWICE.map(() => find(own))
    },
    inputs: [[EXPORTED]],
  }),
  trickOf({
    name: 'personalPieces: found once',
    module: 'person/birth/personal-lists',
    function: 'personalPieces',
    cut: 'if (known) return known;',
    asked: (find: typeof personalPieces) => (page: Page) => {
      const own = { ...page }
      return TWICE.map(() => find(own))
    },
    inputs: PAGES,
  }),
  trickOf({
    name: 'ownNameWords: made once',
    module: 'person/name/own-name',
    function: 'ownNameWords',
    cut: 'madeOf.set(names, made);',
    asked: (find: typeof ownNameWords) => (page: Page) => {
      const own = { ...page, known: { ...page.known, names: [...page.known.names] } }
      return SIX_TIMES.map(() => find(own))
    },
    inputs: PAGES,
  }),
  trickOf({
    name: 'PageLooks: styles of elements read before',
    module: 'documents/html/css/page-looks',
    function: 'PageLooks',
    cut: 'if (this.inline.size < STYLES_KEPT) this.inline.set(style, known);',
    asked: (Looks: typeof PageLooks) => (styles: readonly string[]) => {
      const looks = new Looks('')
      return styles.map((style) => looks.open('span', { style }, ROOT_LOOKS))
    },
    inputs: [[STYLES]],
  }),
  trickOf({
    name: 'Slots: features made before',
    module: 'resume/labels/slots',
    function: 'Slots',
    cut: 'this.#features.set(slot, out);',
    asked: (Own: typeof Slots) => () => {
      const own = new Own([clued])
      return clued.map((line, at) =>
        line.clues.map((_, piece) => own.featuresOf(slotOf(line, at, piece))),
      )
    },
    inputs: [[]],
  }),
  trickOf({
    name: 'Cells: rows cut before',
    module: 'person/labels/cells',
    function: 'Cells',
    cut: 'this.#rows[number] = row;',
    asked: (Own: typeof Cells) => (page: Page) => {
      const cells = new Own(page)
      const found = page.lines.map((line) => cells.at(line, line.start))
      return found.map((cell) => cell && [cells.beside(cell), cells.below(cell)])
    },
    inputs: PAGES,
  }),
  trickOf({
    name: 'glossJob: lines translated before',
    module: 'job/lines/gloss-job',
    function: 'glossJob',
    cut: 'known.set(text, own);',
    asked: (read: typeof glossJob) => () => read(resume, resume.lines, 'de', 'all').document,
    inputs: [[]],
  }),
  trickOf({
    name: 'echoes: each name judged once',
    module: 'person/echoes',
    function: 'echoes',
    cut: 'asked.add(question);',
    asked: (find: typeof echoes) => (page: Page) => find(page, SAME_NAME),
    inputs: each(pages),
  }),
]
