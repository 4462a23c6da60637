import { describe, expect, test } from 'vitest'
import type { Page, Run } from '../types.js'
import { densestBand, type GreyBitmap, inkShare, level, turnQuarters } from './bitmap.js'
import { evenLight } from './even-light.js'
import { needsOcr } from './needs-ocr.js'
import { findSkew } from './skew.js'

/** Draws a page of lines: rows of dark dashes on white. */
function linesPicture(width = 600, height = 800): GreyBitmap {
  const data = new Uint8Array(width * height).fill(255)
  for (let top = 60; top < height - 60; top += 24) {
    for (let y = top; y < top + 8; y++) {
      for (let x = 60; x < width - 60; x++) if ((x + top) % 40 < 31) data[y * width + x] = 0
    }
  }
  return { width, height, data }
}

describe('skew', () => {
  test.each([-8, -3.5, -1, 0, 1, 2.5, 6])('lines that fall by %d degrees are found', (degrees) => {
    const found = findSkew(level(linesPicture(), -degrees))
    expect(found.sideways).toBe(false)
    expect(found.degrees).toBeCloseTo(degrees, 0)
  })

  test.each([1, 3])('%i quarter turns are seen as sideways', (quarters) => {
    expect(findSkew(turnQuarters(linesPicture(), quarters)).sideways).toBe(true)
  })

  test('a sideways page that is askew comes out level', () => {
    const turned = turnQuarters(level(linesPicture(), -4), 1)
    const { degrees } = findSkew(turned)
    const straight = level(turnQuarters(turned, 1), degrees)
    expect(Math.abs(findSkew(straight).degrees)).toBeLessThan(0.4)
  })

  test('edges of the paper and rules of a table do not count as lines', () => {
    const picture = linesPicture()
    for (let y = 0; y < picture.height; y++) {
      for (let x = 0; x < picture.width; x++) {
        if (x < 40 || x % 120 < 3) picture.data[y * picture.width + x] = 0
      }
    }
    expect(findSkew(picture)).toEqual({ sideways: false, degrees: 0, clear: true })
  })

  test('a grid of dots has no clear lines', () => {
    const data = new Uint8Array(400 * 400).fill(255)
    for (let at = 0; at < data.length; at++) {
      if (at % 20 < 6 && Math.floor(at / 400) % 20 < 6) data[at] = 0
    }
    expect(findSkew({ width: 400, height: 400, data }).clear).toBe(false)
  })

  test('an empty page is level', () => {
    const empty = { width: 10, height: 10, data: new Uint8Array(100).fill(255) }
    expect(findSkew(empty)).toMatchObject({ sideways: false, degrees: 0 })
  })
})

describe('light', () => {
  const dimmed = ({ width, height, data }: GreyBitmap): GreyBitmap => ({
    width,
    height,
    data: data.map((value, at) => 20 + value * (0.6 - (0.3 * (at % width)) / width)),
  })

  test('a picture on white paper stays as it is', () => {
    const picture = linesPicture()
    expect(evenLight(picture)).toBe(picture)
  })

  test('grey paper becomes white, and its lines are found', () => {
    const grey = dimmed(linesPicture())
    expect(inkShare(grey)).toBeGreaterThan(0.5)
    const even = evenLight(grey)
    expect(inkShare(even)).toBeCloseTo(inkShare(linesPicture()), 1)
    expect(findSkew(even)).toEqual({ sideways: false, degrees: 0, clear: true })
  })
})

test('the densest band is where the ink is', () => {
  const data = new Uint8Array(100).fill(255)
  data.fill(0, 60, 75)
  expect(densestBand({ width: 10, height: 10, data }, 0.2)).toEqual({
    width: 10,
    height: 2,
    data: data.subarray(60, 80),
  })
})

test('four quarter turns give the picture back', () => {
  const picture: GreyBitmap = { width: 3, height: 2, data: Uint8Array.from([1, 2, 3, 4, 5, 6]) }
  expect(turnQuarters(picture, 1)).toEqual({
    width: 2,
    height: 3,
    data: Uint8Array.from([4, 1, 5, 2, 6, 3]),
  })
  expect(turnQuarters(turnQuarters(picture, 3), 1)).toEqual(picture)
  expect(turnQuarters(turnQuarters(picture, 2), 2)).toEqual(picture)
})

describe('which pages are read by OCR', () => {
  const run = (text: string): Run => ({
    text,
    box: { x: 0, y: 0, width: 10, height: 10 },
    style: { font: '', size: 10, weight: 400, italic: false, color: 0 },
  })
  const page = (text: string, imageShare = 0, rest: Partial<Page> = {}): Page => ({
    number: 1,
    width: 600,
    height: 800,
    runs: text === '' ? [] : [run(text)],
    links: [],
    images: imageShare > 0 ? [{ x: 0, y: 0, width: 600, height: 800 * imageShare }] : [],
    source: 'text_layer',
    ...rest,
  })
  const text = (length: number) =>
    'abcdefgh '.repeat(Math.ceil(length / 8)).slice(0, length * 1.125)
  test.each<[string, Page, boolean]>([
    ['a picture alone', page('', 1), true],
    ['nothing at all: outlines may show text', page(''), true],
    ['a picture with a page number', page('Page 1', 1), true],
    ['a few words and no picture', page('Page 1'), false],
    ['a large picture with a short caption', page(text(150), 0.8), true],
    ['a page of text with a photo', page(text(1500), 0.1), false],
    ['a page of text over a background picture', page(text(1500), 1), false],
    ['characters without a meaning', page(text(800), 0, { unmapped: 0.6 }), true],
    ['private-use characters', page('\ue001\ue002'.repeat(100)), true],
    ['a page that OCR has read', page('', 1, { source: 'ocr' }), false],
  ])('%s: %#', (_name, candidate, expected) => {
    expect(needsOcr(candidate)).toBe(expected)
  })
})
