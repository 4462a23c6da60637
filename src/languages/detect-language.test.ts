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
    expect(detectLanguage([text])).toEqual({ language, second: null, isUnread: false })
  })

  it('is not told where too few words speak of it', () => {
    expect(detectLanguage(['Python, SQL, Docker', 'Acme GmbH 2019'])).toEqual({
      language: null,
      second: null,
      isUnread: false,
    })
  })

  it.each([
    'Vi söker dig som vill arbeta med löpande bokföring och bokslut i ett växande företag i Uppsala. Du kommer att ingå i ett team på fem personer.',
    'Firma poszukuje kandydata do pracy w dziale logistyki w Poznaniu. Wymagania: minimum dwa lata doświadczenia, znajomość języka angielskiego oraz programu Excel.',
    'Мы ищем бухгалтера в дружную команду. Обязанности: ведение учета и подготовка отчетности. Требования: высшее образование и опыт работы от трех лет, уверенное знание программ.',
  ])('is none that is read: %s', (text) => {
    expect(detectLanguage([text])).toEqual({ language: null, second: null, isUnread: true })
  })

  it('is not missed in a short list of skills', () => {
    const line = 'Senior Engineer, Example Labs, Leeds: Python, Go, Kafka, Docker'
    expect(detectLanguage([line, line, line]).isUnread).toBe(false)
  })

  it('is not missed in source code', () => {
    const line = 'const server = createServer(answer).listen(port);'
    expect(detectLanguage(Array.from({ length: 9 }, () => line)).isUnread).toBe(false)
  })

  it('is told with a second one where a document is mixed', () => {
    const half = (at: number) => Array.from({ length: 6 }, () => TEXTS[at]?.[1] ?? '')
    const { language, second } = detectLanguage([...half(0), ...half(1)])
    expect([language, second].sort()).toEqual(['de', 'en'])
  })
})
