import { describe, expect, it } from 'vitest'
import { redactText } from '../../redaction/redact-text.js'

const redacted = (rows: string[]): string[] =>
  redactText(rows.join('\n'), { names: [], parts: rows.map(() => 'other') }).redacted_text.split(
    '\n',
  )

describe('values without their labels', () => {
  it('go where several kinds of them stand near each other', () => {
    expect(redacted([': 20th October 1985', ': Indian', '', ': Single', 'Hindi'])).toEqual([
      ': [DATE]',
      ': [NATIONALITY]',
      '',
      ': [FAMILY_STATUS]',
      'Hindi',
    ])
  })

  it('stay where one stands alone, or languages stand in a list', () => {
    for (const rows of [['Single', 'Sign-on'], ['English', 'French', 'Italian'], ['Indian']])
      expect(redacted(rows)).toEqual(rows)
  })
})
