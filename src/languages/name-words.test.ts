import { describe, expect, it } from 'vitest'
import { hearing } from './heard-languages.js'
import { introducedName, labelledName, withoutNameWords } from './name-words.js'

describe('what stands before a name', () => {
  it.each([
    ['fr', 'Mme Jeanne Exemple', 'Jeanne Exemple'],
    ['it', 'Dott.ssa Anna Esempio', 'Anna Esempio'],
    ['it', 'Prof.ssa Anna Esempio', 'Anna Esempio'],
    ['pt', 'Eng.º Rui Exemplo', 'Rui Exemplo'],
    ['nl', 'Mw. drs. Anja Voorbeeld', 'Anja Voorbeeld'],
    ['nl', 'CV van Anja Voorbeeld', 'Anja Voorbeeld'],
    ['de', 'Lebenslauf Mag. Eva Muster', 'Eva Muster'],
    ['de', 'Frauke Muster', 'Frauke Muster'],
  ] as const)('%s: of %s it leaves %s', (code, text, name) => {
    expect(hearing([code], () => withoutNameWords(text))).toBe(name)
  })

  it('is not taken away in documents of other languages', () => {
    expect(hearing(['en'], () => withoutNameWords('Mme Jeanne Exemple'))).toBe('Mme Jeanne Exemple')
  })

  it('may be a label', () => {
    expect(hearing(['es'], () => labelledName('Apellidos: Ejemplo Ruiz'))).toEqual({
      part: 'family',
      value: 'Ejemplo Ruiz',
    })
  })

  it('may be the beginning of a sentence', () => {
    expect(
      hearing(['it'], () => introducedName('Mi chiamo Anna Esempio, ho molta esperienza.')),
    ).toBe('Anna Esempio')
  })
})
