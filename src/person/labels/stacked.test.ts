import { describe, expect, it } from 'vitest'
import { redactText } from '../../redaction/redact-text.js'
import type { LinePart } from '../types.js'

function redacted(lines: string[], part: LinePart = 'personal'): string[] {
  const known = { names: ['Ana Sample'], parts: lines.map(() => part) }
  return redactText(lines.join('\n'), known).redacted_text.split('\n')
}

describe('a form that was pasted column by column', () => {
  const labels = ["Father's Name", 'Date of Birth', 'Nationality', 'Languages Known', 'Passport No']
  const values = ['Sampath K', '10th June 1995', 'Indian', 'Tamil and English', 'Z1234567']
  const gone = ['[NAME]', '[DATE]', '[NATIONALITY]', 'Tamil and English', '[ID]']

  it('is paired by order: labels, then values', () => {
    expect(redacted([...labels, ...values], 'skills')).toEqual([...labels, ...gone])
  })

  it('is paired over a column of colons and empty lines', () => {
    const colons = ['', ...labels.map(() => ':'), '']
    expect(redacted([...labels, ...colons, ...values])).toEqual([...labels, ...colons, ...gone])
    const marked = values.map((text) => `: ${text}`)
    expect(redacted([...labels, '', ...marked]).slice(-5)).toEqual(gone.map((text) => `: ${text}`))
  })

  it('is paired where each value stands some lines below its label', () => {
    const lines = ['4. Sex', '', ':', '', 'Male', '', "5. Mother's name", '', ':', '', 'Samira']
    expect(redacted(lines)[4]).toBe('[GENDER]')
    expect(redacted(lines)[10]).toBe('[NAME]')
  })

  it('lets an address run on, and takes up the next label behind it', () => {
    const lines = ['Permanent Address', 'Marital Status', 'Hobbies', '', '1/9, Middle Street,']
    const rest = ['Exampur (district), 621108', 'Unmarried', 'Chess and reading']
    expect(redacted([...lines, ...rest]).slice(4)).toEqual([
      '[ADDRESS],',
      '[ADDRESS]',
      '[FAMILY_STATUS]',
      'Chess and reading',
    ])
  })

  it('ends at a bullet or a long line: what follows is no value', () => {
    const duty = '• Planned the site'
    expect(redacted(['Marital Status', 'Nationality', duty, 'Concrete works'])[3]).toBe(
      'Concrete works',
    )
  })

  it('takes no line that can be none of what is asked for', () => {
    const lines = ['Date of Birth', 'Passport No', 'Site Engineer', 'Example Works Ltd, Pune']
    expect(redacted(lines)).toEqual(lines)
  })

  const headed = (lines: string[], heading: number, part: LinePart) =>
    redactText(lines.join('\n'), {
      names: [],
      parts: lines.map((_, at) => (at < heading ? 'personal' : part)),
      headings: new Set([heading]),
    }).redacted_text.split('\n')

  it('ends at the heading of what follows, which is no value either', () => {
    const lines = ['Name', 'Address', 'Passport No', 'Summary of Qualifications', '2000 ', '2003 ']
    expect(headed(lines, 3, 'summary')).toEqual(lines)
  })

  it('goes on behind a heading among the labels', () => {
    const lines = ['Sex', 'Nationality', 'Personal details', ': Male', ': Indian']
    expect(headed(lines, 2, 'personal').slice(3)).toEqual([': [GENDER]', ': [NATIONALITY]'])
  })

  it('takes no label for a sex', () => {
    const lines = ['Sex', 'Languages Known', 'Hobbies']
    expect(redacted(lines)).toEqual(lines)
  })
})
