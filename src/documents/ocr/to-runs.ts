// Turns words that OCR found into runs of a page, so that layout works as with a text layer.

import type { Line, Word } from 'tesseract.js'
import { dataJson } from '../../tables/data-file.js'
import { hasLetterOrDigit } from '../../text/has-letter-or-digit.js'
import { cleanText } from '../clean-text.js'
import type { Run } from '../types.js'

const MISREAD_BULLETS = new Set(
  dataJson('./data/misread-bullets.json', import.meta.url) as string[],
)

/** Below these (of 100) a word is a guess: specks, or edges of pictures. */
const CONFIDENCE_MIN = 30
const SYMBOL_CONFIDENCE_MIN = 60
/** A row from ascender to descender is about this many times the font size. */
const ROW_PER_SIZE = 1.05
/** Bullets of one list stand in one column, at most this many points apart. */
const BULLET_COLUMN_POINTS = 5
/** A single mark may be a speck; two in a column are a list. */
const BULLETS_MIN = 2
/** The host of a mail address, perhaps with a mark of the line behind it: OCR cuts addresses at the "@". */
const MAIL_HOST = /^[\w-]+(?:\.[\w-]+){1,4}[,;|]?$/

/** Boxes come in pixels; pointsPerPixel converts them to the page. */
export function toRuns(lines: readonly Line[], pointsPerPixel: number): Run[] {
  const bullets = bulletWords(lines, pointsPerPixel)
  return lines.flatMap((line) =>
    line.words
      .filter((word) => bullets.has(word) || isCredible(word))
      .map((word, index, words) => ({
        ...toRun(line, word, bullets.has(word), pointsPerPixel),
        ...(isMailSplit(words[index - 1], word) && { joined: true }),
      })),
  )
}

/** OCR splits mail addresses at their sign: "name @example.com". */
function isMailSplit(before: Word | undefined, word: Word): boolean {
  if (!before) return false
  if (/@$/.test(before.text)) return MAIL_HOST.test(word.text)
  return word.text === '@' || (word.text.startsWith('@') && MAIL_HOST.test(word.text.slice(1)))
}

const isCredible = (word: Word) =>
  word.text.trim() !== '' &&
  word.confidence >= (hasLetterOrDigit(word.text) ? CONFIDENCE_MIN : SYMBOL_CONFIDENCE_MIN)

function toRun(line: Line, word: Word, bullet: boolean, scale: number): Run {
  const { x0, x1 } = word.bbox
  const { y0, y1 } = line.bbox
  const rowHeight = line.rowAttributes?.rowHeight || y1 - y0
  return {
    text: bullet ? '\u2022' : cleanText(word.text),
    box: { x: x0 * scale, y: y0 * scale, width: (x1 - x0) * scale, height: (y1 - y0) * scale },
    style: {
      font: '',
      size: Math.round((rowHeight * scale * 2) / ROW_PER_SIZE) / 2,
      weight: 400,
      italic: false,
      color: 0,
    },
    baseline: ((line.baseline.y0 + line.baseline.y1) / 2) * scale,
  }
}

/**
 * OCR reads a round bullet as "e", "o" or "©". Such a letter counts as a bullet only if several
 * lines in one column begin with it.
 */
function bulletWords(lines: readonly Line[], scale: number): ReadonlySet<Word> {
  const suspects = lines.flatMap(({ words: [first, second] }) =>
    first && second && MISREAD_BULLETS.has(first.text) ? [first] : [],
  )
  return new Set(
    suspects.filter(
      ({ bbox }) =>
        suspects.filter((other) => Math.abs(other.bbox.x0 - bbox.x0) * scale < BULLET_COLUMN_POINTS)
          .length >= BULLETS_MIN,
    ),
  )
}
