import { describe, expect, it } from 'vitest'
import { hearing } from '../../../languages/heard-languages.js'
import type { ReadLanguage } from '../../../languages/read-languages.js'
import { withoutJoiningWords } from './joining-words.js'

const found = (value: string) => ({ value, spans: [], confidence: 1 })

const mendedIn = (language: ReadLanguage, field: string, institution: string) => {
  const mended = hearing([language], () => withoutJoiningWords(found(field), found(institution)))
  return [mended.field?.value, mended.institution?.value]
}

describe('words that join a degree to its subject and its school', () => {
  it.each<[ReadLanguage, string, string]>([
    ['es', 'Psicología por', 'Psicología'],
    ['es', 'EN ENFERMERÍA', 'ENFERMERÍA'],
    ['fr', 'Économie parcours Finance, mention Bien', 'Économie'],
    ['de', 'Informatik an der', 'Informatik'],
    ['pt', 'Engenharia Civil pela', 'Engenharia Civil'],
    ['nl', 'Economie aan de', 'Economie'],
  ])('%s: "%s" is %s', (language, written, subject) => {
    expect(mendedIn(language, written, 'Brezo')[0]).toBe(subject)
  })

  it('keep a subject that is nothing but such a word', () => {
    expect(mendedIn('es', 'en', 'Brezo')[0]).toBe('en')
  })

  it('do not lead a school', () => {
    expect(mendedIn('it', 'Fisica', 'all’Università di Brugo')[1]).toBe('Università di Brugo')
    expect(mendedIn('it', 'Fisica', 'Alla Prima Scuola')[1]).toBe('Alla Prima Scuola')
  })

  it('stay in English documents', () => {
    expect(mendedIn('en', 'Economics at', 'At Moss College')).toEqual([
      'Economics at',
      'At Moss College',
    ])
  })
})
