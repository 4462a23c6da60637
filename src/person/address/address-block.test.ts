import { describe, expect, it } from 'vitest'
import { redactText } from '../../redaction/redact-text.js'
import type { LinePart } from '../types.js'

function redacted(lines: string[], part: LinePart, read: number[] = []): string[] {
  const printed = read.map((line) => ({
    line,
    text: lines[line] ?? '',
    category: 'address' as const,
    placeholder: 'ADDRESS' as const,
  }))
  const known = { names: ['Ana Sample'], parts: lines.map(() => part), printed }
  return redactText(lines.join('\n'), known).redacted_text.split('\n')
}

describe('an address of several lines', () => {
  it('begins with the house above the lines that a parser read', () => {
    const lines = ['Ana Sample', 'Kg-3,146', 'Zaxmere Vihar', 'Exampur']
    expect(redacted(lines, 'top', [2, 3])[1]).toBe('[ADDRESS]')
  })

  it('does not take a line in between that a parser passed over', () => {
    const lines = ['Zaxmere', 'Decision Sciences', 'Zaxbury']
    expect(redacted(lines, 'top', [0, 2])[1]).toBe('Decision Sciences')
  })

  it.each<LinePart>(['work', 'skills'])('goes beside a mail address, in %s too', (part) => {
    const lines = ['Built roads', '12 Sample Street, Exampur', 'ana@example.com']
    expect(redacted(lines, part)).toEqual(['Built roads', '[ADDRESS]', '[EMAIL]'])
  })

  it('ends at the icon of a telephone', () => {
    const line = '4 Sample Road \uf041 Sampletown, Ohio 44444 \uf095 ana@example.com'
    expect(redacted([line], 'top')[0]).toBe('[ADDRESS] \uf041 [ADDRESS] \uf095 [EMAIL]')
  })

  it('stays where it is that of a job', () => {
    const lines = ['Clerk, Sample Works', '12 Sample Street, Exampur', 'Built roads']
    expect(redacted(lines, 'work')).toEqual(lines)
  })
})
