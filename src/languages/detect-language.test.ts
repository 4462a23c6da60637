import { describe, expect, it } from 'vitest'
import { detectLanguage } from './detect-language.js'

const TEXTS = [
  ['en', 'Managed a team of five and was responsible for the monthly reports to our customers.'],
  ['de', 'Ich war für die Betreuung der Kunden zuständig und habe mit dem Vertrieb gearbeitet.'],
  ['fr', 'Gestion des dossiers clients et suivi de la facturation pour les agences du groupe.'],
  ['es', 'Responsable de la atención al cliente y de los informes para la dirección del hotel.'],
  ['pt', 'Responsável pelo atendimento e pela gestão da equipa, com foco em vendas no Porto.'],
  ['it', 'Gestione dei clienti e della contabilità per il gruppo, con attività nel settore.'],
  ['nl', 'Verantwoordelijk voor het magazijn en de planning van de chauffeurs bij een bedrijf.'],
] as const

describe('the language of a document', () => {
  it.each(TEXTS)('%s is told by its words', (language, text) => {
    expect(detectLanguage([text])).toEqual({ language, second: null })
  })

  it('is not told where too few words speak of it', () => {
    expect(detectLanguage(['Python, SQL, Docker', 'Acme GmbH 2019'])).toEqual({
      language: null,
      second: null,
    })
  })

  it('is told with a second one where a document is mixed', () => {
    const half = (at: number) => Array.from({ length: 6 }, () => TEXTS[at]?.[1] ?? '')
    const { language, second } = detectLanguage([...half(0), ...half(1)])
    expect([language, second].sort()).toEqual(['de', 'en'])
  })
})
