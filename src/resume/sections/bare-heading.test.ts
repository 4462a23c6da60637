import { describe, expect, it } from 'vitest'
import { bareHeading } from './bare-heading.js'

describe('bareHeading', () => {
  it.each([
    ['== Skills ==', 'Skills'],
    ['Education:-', 'Education'],
    ['• WORK EXPERIENCE •', 'WORK EXPERIENCE'],
    ['Skills ...', 'Skills'],
    ['Skills：', 'Skills'],
    ['Skills - Tools', 'Skills - Tools'],
    ['.NET Skills', '.NET Skills'],
    [': Skills', ': Skills'],
    ['\u00a0Skills\t', 'Skills'],
    ['--- ---', ''],
    ['', ''],
  ])('"%s" becomes "%s"', (given, bare) => {
    expect(bareHeading(given)).toBe(bare)
  })
})
