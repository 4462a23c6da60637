// The words, lines and pages of our bench texts, as scanners meet them.
import { makePage, type Page } from '#engine/person/page/make-page.js'
import { foldKey } from '#engine/text/fold.js'
import { benchText } from '../checkout.js'

/** A longer piece is a sentence, and no vocabulary is asked for it. */
const PIECE_CHARS_MAX = 60
const PLAIN_FONT = { icons: false, dingbats: false, family: 'Arial' }

export const texts = ['job-description.txt', 'match-job.txt', 'taxonomy-resume.txt'].map(benchText)
export const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line !== '')
export const words = lines.flatMap((line) => line.split(/\s+/)).filter((word) => word !== '')
/** What vocabularies are asked for: a few words between commas, bars and brackets. */
export const pieces = lines
  .flatMap((line) => line.split(/[,;:|()•–]/))
  .map((piece) => piece.trim())
  .filter((piece) => piece !== '' && piece.length <= PIECE_CHARS_MAX)
export const keys = pieces.map(foldKey)
export const small = words.map((word) => word.toLowerCase()).filter((word) => /^[a-z]+$/.test(word))
/** As other languages write: every line has letters beyond ASCII. */
export const accented = lines.map((line) =>
  line.replace(/[eou]/g, (vowel) => ({ e: 'é', o: 'ö' })[vowel] ?? 'ü'),
)
/** What only résumés are asked. */
export const resumeLines = (texts.at(-1) ?? '').split('\n').filter((line) => line !== '')
export const pages = texts.map((text) => makePage(text, { parts: [], names: ['Alex Sample'] }))
/** The characters of texts, as the PDF reader asks about them. */
export const charactersOf = (some: readonly string[]): unknown[][] =>
  [...some.join('')].map((sign) => [sign.codePointAt(0), PLAIN_FONT])
/** A page is asked anew every time: nothing is remembered of it. */
export const fresh = (page: Page): Page => ({ ...page, words: [...page.words] })

/** Each as the one argument of a call. */
export const each = <Input>(inputs: readonly Input[]): [Input][] => inputs.map((input) => [input])
