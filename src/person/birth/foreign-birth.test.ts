import { describe, expect, it } from 'vitest'
import { hearing } from '../../languages/heard-languages.js'
import { redactText } from '../../redaction/redact-text.js'

const redacted = (language: 'en' | 'de' | 'fr' | 'es', text: string): string =>
  hearing([language], () => redactText(text).redacted_text)

describe('birth and nationality without a label', () => {
  it.each([
    ['fr', 'Née le 12 avril 1988 à Valenciennes', '1988'],
    ['de', 'geb. 08.01.1981 in Gleiwitz, polnische Staatsangehörigkeit', 'polnische'],
    ['es', 'Soltera, 29 años, nacionalidad ecuatoriana', '29 años'],
    ['es', 'Soltera, 29 años, nacionalidad ecuatoriana', 'ecuatoriana'],
  ] as const)('%s: "%s" is redacted without "%s"', (language, text, gone) => {
    expect(redacted(language, text)).not.toContain(gone)
  })

  it('leaves years of experience', () => {
    expect(redacted('es', 'Más de 10 años de experiencia')).toBe('Más de 10 años de experiencia')
  })
})
