import { expect, it } from 'vitest'
import { withoutHalfChoices } from './half-choices.js'

const kept = (text: string, ...names: string[]): string[] => {
  const phrases = names.map((raw) => {
    const start = text.indexOf(raw)
    return { start, end: start + raw.length, raw, confidence: 1 }
  })
  return withoutHalfChoices(text, phrases).map(({ raw }) => raw)
}

it('of two posts the second does not stand alone', () => {
  expect(kept('Four years as a Data Engineer and/or BI Analyst', 'BI Analyst')).toEqual([])
  const text = 'Four years as a Data Engineer or BI Analyst'
  expect(kept(text, 'Data Engineer', 'BI Analyst')).toEqual(['Data Engineer', 'BI Analyst'])
})

it('skills and single posts stay', () => {
  expect(kept('Such topics as knots or splices', 'splices')).toEqual(['splices'])
  expect(kept('Four years as a BI Analyst', 'BI Analyst')).toEqual(['BI Analyst'])
})
