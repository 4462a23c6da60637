import { expect, it } from 'vitest'
import { withoutRepeats } from './labelled-item.js'

const kept = (text: string, ...names: string[]): string[] => {
  const phrases = names.map((raw) => {
    const start = text.indexOf(raw)
    return { start, end: start + raw.length, raw, confidence: 1 }
  })
  return withoutRepeats(text, phrases).map(({ raw }) => raw)
}

it('an explanation that begins as its label counts once', () => {
  const text = 'Rigging work. Experience of rigging in small crews'
  expect(kept(text, 'Rigging work', 'rigging in small crews')).toEqual(['Rigging work'])
})

it('what else the explanation names stays, and so does a sentence without label', () => {
  const text = 'Rigging work. Experience of knots'
  expect(kept(text, 'Rigging work', 'knots')).toEqual(['Rigging work', 'knots'])
  const sentence = 'Experience of rigging work. Knows rigging in crews'
  expect(kept(sentence, 'rigging work', 'rigging in crews')).toHaveLength(2)
})
