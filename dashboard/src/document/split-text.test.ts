import { expect, it } from 'vitest'
import { splitText } from './split-text.js'

const place = (key: string, quote: string) => ({ key, quote, page: 0, box: null })
const TEXT = 'Ada Example\nNurse, Mercy Hospital\nSkills: triage'
const PLACES = [
  place('name', 'Ada Example'),
  place('title', 'Nurse'),
  place('employer', 'Mercy Hospital'),
  place('line', 'Nurse, Mercy Hospital'),
]

it('gives the whole text back, value by value', () => {
  const runs = splitText(TEXT, PLACES, null)
  expect(runs.map(({ text }) => text).join('')).toBe(TEXT)
  expect(runs.flatMap(({ place: found, text }) => (found ? [[found.key, text]] : []))).toEqual([
    ['name', 'Ada Example'],
    ['line', 'Nurse, Mercy Hospital'],
  ])
})

it('lights one place up, and leaves it a value', () => {
  const lit = { ...place('employer', 'Mercy Hospital'), turn: 1 }
  const runs = splitText(TEXT, PLACES, lit).filter(({ isLit }) => isLit)
  expect(runs).toMatchObject([{ text: 'Mercy Hospital', place: { key: 'employer' } }])
})

it('lights up a quote that is no value', () => {
  const lit = { ...place('requirement', 'Skills: triage'), turn: 1 }
  expect(splitText(TEXT, PLACES, lit).at(-1)).toEqual({
    text: 'Skills: triage',
    place: null,
    isLit: true,
  })
})

it('shows a text without any place as it is', () => {
  expect(splitText(TEXT, [], null)).toEqual([{ text: TEXT, place: null, isLit: false }])
  expect(splitText('', PLACES, null)).toEqual([])
})
