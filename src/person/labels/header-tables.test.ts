import { describe, expect, it } from 'vitest'
import { redactText } from '../../redaction/redact-text.js'
import type { LinePart } from '../types.js'

const redacted = (rows: string[], part: LinePart): string[] =>
  redactText(rows.join('\n'), { names: [], parts: rows.map(() => part) }).redacted_text.split('\n')

describe('a table under a header', () => {
  it('loses the values of personal columns, and nothing of the others', () => {
    const header = 'Name,Email,Phone,DOB,Gender,City,Company,Title,Skills'
    const row =
      'Ana Sample,ana@example.org,4155550132,1990-05-06,Female,Leeds,Sample Works,Developer,"Java, Spring"'
    const gone = '[NAME],[EMAIL],[PHONE],[DATE],[GENDER],[ADDRESS],Sample Works,Developer'
    expect(redacted([header, row, row], 'top')).toEqual([
      header,
      `${gone},"Java, Spring"`,
      `${gone},"Java, Spring"`,
    ])
  })

  it('may be set with tabs or bars', () => {
    for (const sign of ['\t', ' | ']) {
      const header = ['Full Name', 'Birthdate', 'Marital Status', 'E-mail', 'Employer'].join(sign)
      const row = ['Ana Sample', '1990-05-06', 'Single', 'ana@example.org', 'Works'].join(sign)
      const gone = ['[NAME]', '[DATE]', '[FAMILY_STATUS]', '[EMAIL]', 'Works'].join(sign)
      expect(redacted([header, row], 'work')).toEqual([header, gone])
    }
  })

  it('is no list of words in a sentence', () => {
    const rows = ['Forms ask for name, gender, age, phone and more', 'Leeds, York, Hull, Bath, Ely']
    expect(redacted(rows, 'work')).toEqual(rows)
  })
})
