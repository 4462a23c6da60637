import { describe, expect, it } from 'vitest'
import { redactText } from '../../redaction/redact-text.js'
import type { LinePart } from '../types.js'

const redacted = (text: string): string =>
  redactText(text, {
    names: ['Ana Sample'],
    parts: text.split('\n').map((): LinePart => 'work'),
  }).redacted_text

describe('a heading that no list knows', () => {
  it('makes the dates under it those of school if all its words speak of school', () => {
    const text = 'Trade and school\nCertificate IV in Welding, Sample TAFE, 2021'
    expect(redacted(text)).not.toContain('2021')
  })

  it('ends at the next line that looks like a heading', () => {
    const text =
      'Trade and school\nCertificate IV in Welding, 2019\nShops\nWelder, Sample Ltd, 2021'
    expect(redacted(text)).toContain('2021')
  })

  it('is none if it is the name of an employer', () => {
    const text = 'Sample College\nLecturer, 2012 - 2016'
    expect(redacted(text)).toContain('2012 - 2016')
  })
})
