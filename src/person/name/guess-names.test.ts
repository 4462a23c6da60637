import { describe, expect, it } from 'vitest'
import { redactText } from '../../redaction/redact-text.js'
import type { LinePart } from '../types.js'

function redacted(text: string, names: string[] = [], part: LinePart = 'top'): string {
  return redactText(text, { names, parts: text.split('\n').map(() => part) }).redacted_text
}

describe('a name that a parser missed', () => {
  it.each([
    'Margaret "Maggie" Feldstein',
    'Margaret (Maggie) Feldstein',
    'Margaret Feldstein, RN, BSN',
    'Capt. (Retd.) Margaret Feldstein',
    'María del Pilar Gutiérrez Ruiz de la Peña',
  ])('%s opens the page', (line) => {
    const text = redacted(`${line}\nStaff Nurse\nBrasso Hospital`)
    expect(text).toContain('Staff Nurse')
    expect(text).toContain('[NAME]')
    expect(text).not.toMatch(/Margaret|Feldstein|Maggie|María|Gutiérrez/)
  })

  it('is taken beside another line that was read as one', () => {
    expect(redacted('Harold Feldstein\nAwarded Long Service', ['Long Service'])).not.toContain(
      'Feldstein',
    )
  })

  it.each(['I am Harold Feldstein, a driver', 'My name is Harold Feldstein and I drive'])(
    'is told in a sentence: %s',
    (line) => {
      expect(redacted(line, [], 'summary')).not.toContain('Feldstein')
    },
  )
})
