import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../test/support/clued-lines.js'
import { assignSections } from './assign-sections.js'
import { isDecorated } from './decorated-heading.js'

const headings = (text: string): string[] =>
  assignSections(linesOf(text)).flatMap(({ heading, section }) => (heading ? [section] : []))

describe('isDecorated', () => {
  it.each(['*** WORK ***', '~~~ school ~~~', '# tools', '== Work', 'Work .........', '[ Work ]'])(
    '"%s" is',
    (text) => {
      expect(isDecorated(text)).toBe(true)
    },
  )

  it.each([
    'Work',
    '- Led a team',
    '** bold start',
    'And so on...',
    '#1 seller of the year 2019',
    '-----',
    '',
  ])('"%s" is not', (text) => {
    expect(isDecorated(text)).toBe(false)
  })
})

describe('assignSections', () => {
  it('everyday words with marks around them are headings', () => {
    const text =
      'Maya Torvend\n\n*** WORK ***\nPotter\n\n*** SCHOOL ***\nLeeds\n\n*** SPOKEN ***\nDutch'
    expect(headings(text)).toEqual(['work', 'education', 'languages'])
  })

  it('with marks, small letters are enough', () => {
    expect(headings('Maya Torvend\n\n~~~ job history ~~~\nPotter\n\n# tools\nwheel')).toEqual([
      'work',
      'skills',
    ])
  })

  it('an unknown heading with marks ends a list', () => {
    const text =
      '== Skills ==\nwheel\n\n== Certificates ==\nKiln Inspector\n\n== What moves me ==\nrain'
    const [last] = assignSections(linesOf(text)).slice(-1)
    expect(last?.section).toBe('unknown')
  })
})
