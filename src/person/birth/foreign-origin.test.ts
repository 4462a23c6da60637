import { describe, expect, it } from 'vitest'
import { hearing } from '../../languages/heard-languages.js'
import type { ReadLanguage } from '../../languages/read-languages.js'
import { redactText } from '../../redaction/redact-text.js'

const redacted = (language: ReadLanguage, text: string): string =>
  hearing([language], () => redactText(text).redacted_text)

describe('origin and family in other languages', () => {
  it.each([
    ['de', 'Geburtsdatum /-ort: 04.09.1970 in Kasachstan', ['Kasachstan']],
    [
      'es',
      'Nacido en Bucaramanga, Colombia, el 4 de enero de 1990 (31 años).',
      ['Bucaramanga', 'Colombia', '31 años'],
    ],
    ['nl', 'Oorspronkelijk kom ik uit Marokko en ik leer graag.', ['Marokko']],
    ['pt', 'Brasileiro, Solteiro, 22 anos', ['Brasileiro', 'Solteiro', '22 anos']],
    ['de', 'Niederlassungsbewilligung (C)', ['Niederlassungsbewilligung']],
    ['de', 'CH-Bürger', ['Bürger']],
    ['nl', 'In deze periode zorgde ik voor mijn echtgenote.', ['echtgenote']],
  ] as const)('%s: %s', (language, text, gone) => {
    for (const part of gone) expect(redacted(language, text)).not.toContain(part)
  })

  it.each([
    ['es', 'Idiomas: Español, Inglés, Francés'],
    ['de', 'Erfahrung mit Kunden aus Polen und Frankreich'],
    ['fr', 'Gestion des permis de construire'],
  ] as const)('%s: %s stays', (language, text) => {
    expect(redacted(language, text)).toBe(text)
  })
})
