import { describe, expect, it } from 'vitest'
import { plainTitle } from './plain-title.js'

describe('a job title', () => {
  it.each([
    ['de', 'Sachbearbeiter*in', 'Sachbearbeiter'],
    ['de', 'Verkaufsberater:in Aussendienst', 'Verkaufsberater Aussendienst'],
    ['fr', 'un Infirmier(e) de nuit', 'Infirmier de nuit'],
    ['es', 'Camarero/a', 'Camarero'],
    ['it', 'un/a Cuoco/a', 'Cuoco'],
    ['pt', 'Professor(a) de Inglês', 'Professor de Inglês'],
    ['fr', 'Formatrice / Formateur', 'Formatrice / Formateur'],
  ] as const)('%s: %s is %s', (code, title, plain) => {
    expect(plainTitle(title, code)).toBe(plain)
  })
})
