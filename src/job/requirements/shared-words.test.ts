import { describe, expect, it } from 'vitest'
import { nameSkills } from './name-skill.js'
import { withShared } from './shared-words.js'

const named = (text: string, ...raws: string[]): string[] => {
  const phrases = raws.map((raw) => {
    const start = text.indexOf(raw)
    return { start, end: start + raw.length, raw, confidence: 1 }
  })
  return withShared(text, phrases, nameSkills(phrases)).map(({ canonical }) => canonical)
}

describe('names on either side of a stroke', () => {
  it('share the words before them where the vocabulary knows the whole', () => {
    expect(named('Quality Inspection/Engineering', 'Quality Inspection', 'Engineering')).toEqual([
      'Quality Inspection',
      'Quality Engineering',
    ])
  })

  it('stay by themselves otherwise', () => {
    const text = 'Site Supervision/Python'
    expect(named(text, 'Site Supervision', 'Python').at(-1)).toBe('Python')
    const apart = 'Quality Inspection and Engineering'
    expect(named(apart, 'Quality Inspection', 'Engineering').at(-1)).toBe('Engineering')
  })
})
