import { describe, expect, it } from 'vitest'
import { beforeCue, piecesOf, trimmedPieces, withLead } from './foreign-pieces.js'

const texts = (pieces: { text: string }[]): string[] => pieces.map(({ text }) => text)
const unknown = () => false

describe('a wish that was put into English words', () => {
  it.each([
    ['Knowledge of Omgevingswet and the Huisvestingswet', ['Omgevingswet', 'Huisvestingswet']],
    ['At least 3 years experience in gemeente or provincie', ['gemeente', 'provincie']],
    ['licence for empilhadores (is required)', ['licence for empilhadores']],
    ['You are willing to work on Saturdays', []],
    ['A long sentence that leads up to nothing that is asked', []],
  ])('%s names %j', (text, names) => {
    expect(texts(piecesOf(text, false))).toEqual(names)
  })

  it('is taken apart where two things are named, and stays whole where the vocabulary knows it', () => {
    expect(texts(trimmedPieces('Rigueur and autonomie', unknown))).toEqual(['Rigueur', 'autonomie'])
    expect(texts(trimmedPieces('Research and Development', () => true))).toHaveLength(1)
  })

  it('loses how strongly it is asked for, and keeps the paper that it is', () => {
    expect(beforeCue('Silverfin nice to have', 0, 'Silverfin nice'.length)).toBe('Silverfin')
    expect(withLead('registration with Ordine', 'registration with '.length)).toBe(0)
  })
})

it.each([
  ['Bereich SAP', ['SAP']],
  ['univers de la voile', ['voile']],
  ['tant qu’Analyste', []],
  ['negocio', []],
  ['base de datos', ['base de datos']],
])('words of the language that name nothing are left out: %s', (text, names) => {
  expect(trimmedPieces(text, () => false).map((piece) => piece.text)).toEqual(names)
})
