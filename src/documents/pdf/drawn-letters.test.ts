// Text that is not painted, over letters that are drawn as shapes: it is read where it says what
// the shapes show, and hidden otherwise.
import { beforeEach, describe, expect, test } from 'vitest'
import { makePdf, onePage } from '../../../test/hostile/documents-support/make-pdf.js'
import type { Page } from '../types.js'
import { openPdfium, readPdf } from './read-pdf.js'

beforeEach(openPdfium)

const read = (content: string, resources: string) =>
  readPdf(makePdf(onePage({ dict: '', data: Buffer.from(content) }, resources)))
const wordsOf = (page: Page | undefined) => page?.runs.map(({ text }) => text).join(' ')
const SEEN = 'BT /F 12 Tf 72 700 Td (Seen by all) Tj ET'

describe('text that is not painted, over letters that are drawn as shapes', () => {
  /** Letters of Helvetica that are made of bars: their widths and bars, in thousandths of the size. */
  const BARS: Record<string, { width: number; bars: number[][] }> = {
    H: {
      width: 722,
      bars: [
        [77, 0, 94, 718],
        [552, 0, 94, 718],
        [171, 335, 381, 80],
      ],
    },
    I: { width: 278, bars: [[91, 0, 97, 718]] },
    L: {
      width: 556,
      bars: [
        [76, 0, 95, 718],
        [171, 0, 366, 80],
      ],
    },
    T: {
      width: 611,
      bars: [
        [258, 0, 95, 718],
        [14, 638, 583, 80],
      ],
    },
  }
  const SIZE = 14
  /** The bars of a word, each drawn larger on all sides by some thousandths. */
  const shapes = (word: string, bolder = 0) => {
    let left = 0
    const drawn: string[] = []
    for (const letter of word) {
      for (const [x = 0, y = 0, width = 0, height = 0] of BARS[letter]?.bars ?? []) {
        const box = [left + x - bolder, y - bolder, width + 2 * bolder, height + 2 * bolder]
        drawn.push(`${box.map((part) => (part * SIZE) / 1000).join(' ')} re f`)
      }
      left += BARS[letter]?.width ?? 0
    }
    return `q 1 0 0 1 72 600 cm ${drawn.join(' ')} Q`
  }
  const clear = (text: string) => `q /G gs BT /F ${SIZE} Tf 72 600 Td (${text}) Tj ET Q`
  const CLEAR = '/ExtGState << /G << /ca 0 >> >>'
  const invisible = 'BT 3 Tr /F 14 Tf 72 600 Td (HILT) Tj ET'

  test.each([
    ['dark shapes', `0.1 0.3 0.6 rg ${shapes('HILT')} ${clear('HILT')}`],
    [
      'light shapes on a dark ground',
      `0 g 60 590 300 40 re f 1 g ${shapes('HILT')} ${clear('HILT')}`,
    ],
    ['bold shapes', `0 g ${shapes('HILT', 20)} ${clear('HILT')}`],
    ['a text in the mode that paints nothing', `0 g ${shapes('HILT')} ${invisible}`],
  ])('is read where it is what they show: %s', (_name, content) => {
    const { pages, hidden } = read(`${SEEN} ${content}`, CLEAR)
    expect(wordsOf(pages[0])).toBe('Seen by all HILT')
    expect(hidden).toEqual([])
  })

  test.each([
    ['other letters', `0 g ${shapes('HILT')} ${clear('Kept')}`],
    ['other letters that are painted', `BT /F 14 Tf 72 600 Td (HILT) Tj ET ${clear('Kept')}`],
    ['letters that end before it', `0 g ${shapes('HILT')} ${clear('HILT Kept')}`],
    ['a dark ground', `0 g 60 590 300 40 re f ${clear('Kept')}`],
    ['stripes', `0 g 60 600 300 1 re f 60 604 300 1 re f 60 608 300 1 re f ${clear('Kept')}`],
  ])('is hidden over %s', (_name, content) => {
    const { pages, hidden } = read(`${SEEN} ${content}`, CLEAR)
    expect(wordsOf(pages[0])).not.toContain('Kept')
    expect(hidden).toEqual([{ text: 'Kept', page: 1, reason: 'invisible' }])
  })

  test.each([
    [0, 400],
    [20, 700],
  ])('looks as bold as the shapes: %i thousandths larger', (bolder, weight) => {
    const { pages } = read(`${SEEN} 0 g ${shapes('HILT', bolder)} ${clear('HILT')}`, CLEAR)
    expect(pages[0]?.runs.at(-1)?.style.weight).toBe(weight)
  })
})
