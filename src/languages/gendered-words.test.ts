import { describe, expect, it } from 'vitest'
import { redactText } from '../redaction/redact-text.js'
import { hearing } from './heard-languages.js'
import type { ReadLanguage } from './read-languages.js'

/** Text around the words in question, so that the language of the page can be told. */
const AROUND: Partial<Record<ReadLanguage, string>> = {
  de: 'Ich war mit Freude bei der Firma und für die Kunden von früh bis spät zur Stelle.',
  fr: 'Travail avec les équipes et des clients pour une maison dans les Alpes.',
  es: 'Trabajo con los equipos y para una casa de clientes por la tarde.',
  pt: 'Trabalho com uma equipa em casa dos clientes e para a loja de Faro.',
  it: 'Lavoro con una squadra per la casa e nel negozio della zona di mare.',
  nl: 'Werk met een team voor het bedrijf en van huis bij de klant.',
}

const redacted = (code: ReadLanguage, text: string): string =>
  hearing([code], () => redactText(`${AROUND[code]}\n${text}`).redacted_text)

describe('words that tell the sex', () => {
  it.each([
    ['de', 'Industriekauffrau', 'Industriekaufmann'],
    ['de', 'Diplompädagogin', 'Diplompädagoge'],
    ['de', 'Physiotherapeutin', 'Physiotherapeut'],
    ['de', 'Wachfrau', 'Wachmann'],
    ['fr', 'Pâtissière', 'Pâtissier'],
    ['fr', 'Gardienne', 'Gardien'],
    ['fr', "Hôtesse de l'air", 'Steward'],
    ['es', 'Bióloga', 'Biólogo'],
    ['es', 'Jefa de cocina', 'Jefe de cocina'],
    ['es', 'Fotógrafa', 'Fotógrafo'],
    ['pt', 'Cabeleireira', 'Cabeleireiro'],
    ['pt', 'Empregada de limpeza', 'Empregado de limpeza'],
    ['it', 'Parrucchiera', 'Parrucchiere'],
    ['it', 'Psicologa', 'Psicologo'],
    ['nl', 'Schoonmaakster', 'Schoonmaker'],
    ['nl', 'Psychologe', 'Psycholoog'],
  ] as const)('%s: %s reads as %s does', (code, her, his) => {
    expect(redacted(code, her)).toBe(redacted(code, his))
  })

  it.each([
    ['de', 'Konfession: neuapostolisch', 'neuapostolisch'],
    ['de', 'Konfession: alevitisch', 'alevitisch'],
    ['fr', 'Mère de deux enfants', 'Mère'],
    ['fr', 'Double nationalité', 'nationalité'],
    ['es', 'Madre de dos, cuatro hijos', 'cuatro hijos'],
    ['es', 'Religión: testigo de Jehová', 'Jehová'],
    ['pt', 'Dupla cidadania', 'cidadania'],
    ['pt', 'Três filhos', 'filhos'],
    ['it', 'Doppia cittadinanza', 'cittadinanza'],
    ['it', 'Religione: ortodossa', 'ortodossa'],
    ['nl', 'Geloof: doopsgezind', 'doopsgezind'],
    ['nl', 'Wettelijk samenwonend, twee dochters', 'dochters'],
  ] as const)('%s: of "%s" nothing is left of "%s"', (code, text, gone) => {
    expect(redacted(code, text)).not.toContain(gone)
  })

  it.each([
    ['de', 'Zimmer mit Nikotin und Platin'],
    ['fr', 'Matrice et première carrière'],
    ['es', 'Ingeniería química y física'],
    ['pt', 'Gestão de impressora e editora'],
    ['it', 'Messa in servizio della fresatrice'],
    ['nl', 'Semester en register bij het ministerie'],
  ] as const)('%s: "%s" stays', (code, text) => {
    expect(redacted(code, text)).toBe(`${AROUND[code]}\n${text}`)
  })
})
