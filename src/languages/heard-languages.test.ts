import { describe, expect, it } from 'vitest'
import { HeardMap, HeardSet, heardLanguages, hearing } from './heard-languages.js'

const WORDS = { en: ['skills'], de: ['kenntnisse'], fr: ['compétences'] }
const wordsOf = (code: string) => new Set(new Map(Object.entries(WORDS)).get(code))

describe('words of a language', () => {
  const set = new HeardSet(wordsOf)

  it('count in its documents and not in others', () => {
    const found = (languages: ('en' | 'de' | 'fr')[]) =>
      hearing(languages, () => ['skills', 'kenntnisse', 'compétences'].filter((w) => set.has(w)))
    expect(found(['en'])).toEqual(['skills'])
    expect(found(['de'])).toEqual(['skills', 'kenntnisse'])
    expect(found(['de', 'fr'])).toEqual(['skills', 'kenntnisse', 'compétences'])
  })

  it('all count outside of a document, also after one that failed', () => {
    const all = heardLanguages()
    expect(() =>
      hearing(['de'], () => {
        throw new Error('unreadable')
      }),
    ).toThrow('unreadable')
    expect(heardLanguages()).toEqual(all)
    expect(set.has('compétences')).toBe(true)
  })

  it('never take a meaning away from English, but in a document of their own', () => {
    const map = new HeardMap<string>((code) => new Map([['profile', code]]))
    expect(hearing(['en', 'de'], () => map.get('profile'))).toBe('en')
    expect(hearing(['de', 'en'], () => map.get('profile'))).toBe('de')
  })
})
