import { describe, expect, it } from 'vitest'
import { hearing } from '../../../languages/heard-languages.js'
import type { ReadLanguage } from '../../../languages/read-languages.js'
import { employerBehindTitle } from './employer-behind-title.js'

const found = (value: string) => ({ value, spans: [], confidence: 1 })

const splitIn = (language: ReadLanguage, title: string, employer: string | null = null) => {
  const split = hearing([language], () =>
    employerBehindTitle(found(title), employer === null ? null : found(employer)),
  )
  return [split.title?.value, split.employer?.value ?? null]
}

describe('an employer that was taken for the end of the title', () => {
  it.each<[ReadLanguage, string, string, string]>([
    ['fr', 'Serveur chez Brume Dorée', 'Serveur', 'Brume Dorée'],
    ['fr', 'Serveur - Zorvane', 'Serveur', 'Zorvane'],
    ['de', 'Buchhalter bei Zorvane', 'Buchhalter', 'Zorvane'],
    ['it', 'Cameriere presso Zorvane', 'Cameriere', 'Zorvane'],
    ['nl', 'Boekhouder bij Zorvane', 'Boekhouder', 'Zorvane'],
    ['es', 'Contable en la empresa Zorvane', 'Contable', 'Zorvane'],
  ])('%s: %s', (language, written, title, employer) => {
    expect(splitIn(language, written)).toEqual([title, employer])
  })

  it('goes before a place', () => {
    expect(splitIn('fr', 'Serveur - Zorvane', 'Lyon')).toEqual(['Serveur', 'Zorvane'])
  })

  it('is not looked for where one is known, nor in English', () => {
    expect(splitIn('fr', 'Serveur - Zorvane', 'Brume SARL')).toEqual([
      'Serveur - Zorvane',
      'Brume SARL',
    ])
    expect(splitIn('en', 'Waiter - Zorvane')).toEqual(['Waiter - Zorvane', null])
  })

  it('is no second title and no place', () => {
    expect(splitIn('fr', 'Serveur - Barman')).toEqual(['Serveur - Barman', null])
    expect(splitIn('fr', 'Serveur - Lyon')).toEqual(['Serveur - Lyon', null])
  })
})
