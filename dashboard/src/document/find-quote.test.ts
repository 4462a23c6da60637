import { expect, it } from 'vitest'
import { findAllInText, findOnPage, findPlace, type Piece } from './find-quote.js'

const piece = (text: string, x: number, y: number, width = text.length * 5): Piece => ({
  text,
  x,
  y,
  width,
  height: 10,
})

it.each([
  ['a plain quote', 'Built services in Python', 'services in Python', 'services in Python'],
  [
    'over a line break',
    'Built services\n  in Python',
    'services in Python',
    'services\n  in Python',
  ],
  ['over a hyphen at the line’s end', 'exper-\nience', 'experience', 'exper-\nience'],
  ['with a ligature', 'Certiﬁed nurse', 'Certified', 'Certiﬁed'],
  ['in another case', 'WORK HISTORY', 'Work history', 'WORK HISTORY'],
  ['of C#, not of C', 'C, C++ and C#', 'C#', 'C#'],
  ['right to left', 'الاسم ليلى حداد', 'ليلى حداد', 'ليلى حداد'],
])('finds a quote again in a text: %s', (_name, text, quote, found) => {
  const [range] = findAllInText(text, [quote])
  expect(range && text.slice(...range)).toBe(found)
})

it.each([
  ['not there', 'Python', 'Ruby'],
  ['empty', 'Python', ''],
  ['of marks alone', 'Python', ' – '],
])('finds nothing for a quote that is %s', (_name, text, quote) => {
  expect(findAllInText(text, [quote])).toEqual([null])
  expect(findOnPage([piece(text, 0, 0)], quote)).toEqual([])
})

it('gives one rectangle for each line that a quote runs over', () => {
  const page = [piece('Built ser', 10, 100), piece('vices in', 55, 100), piece('Python', 10, 114)]
  expect(findOnPage(page, 'services in Python')).toEqual([
    { x: 40, y: 100, width: 55, height: 10 },
    { x: 10, y: 114, width: 30, height: 10 },
  ])
})

it('looks within the line that is named, not at an earlier mention', () => {
  const page = [piece('Python developer', 10, 20), piece('Skills: Python', 10, 200)]
  const box = { x: 10, y: 200, width: 70, height: 10 }
  expect(findPlace([page], { quote: 'Python', box })).toEqual([
    { x: 50, y: 200, width: 30, height: 10 },
  ])
})

it('finds a quote of a scan in the lines that were read, and shows the whole line if it is not there', () => {
  const box = { x: 10, y: 200, width: 70, height: 10 }
  const read = [{ text: 'Skills: Python', ...box }]
  const word = [{ x: 50, y: 200, width: 30, height: 10 }]
  expect(findPlace([[], read], { quote: 'Python', box })).toEqual(word)
  expect(findPlace([[], read], { quote: 'Python', box: null })).toEqual(word)
  expect(findPlace([[], read], { quote: 'Java', box })).toEqual([box])
  expect(findPlace([[], read], { quote: 'Java', box: null })).toEqual([])
})
