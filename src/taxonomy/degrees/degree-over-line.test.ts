import { describe, expect, it } from 'vitest'
import { isDegreeOverLine } from './degree-over-line.js'

describe('a degree over the end of a line', () => {
  it.each([
    ['Higher Secondary', 'Certificate'],
    ['Secondary School', 'Leaving Certificate, 2010'],
    ['Master of Business', 'Administration (MBA)'],
  ])('“%s” goes on with “%s”', (line, next) => {
    expect(isDegreeOverLine(line, next)).toBe(true)
  })

  it.each([
    ['M.Sc.', 'B.Sc.'],
    ['Higher Secondary,', 'Certificate in Welding'],
    ['Master of City Planning', 'Bachelor of Arts'],
    ['Fern College', 'Diploma'],
    ['', 'Diploma'],
  ])('“%s” ends before “%s”', (line, next) => {
    expect(isDegreeOverLine(line, next)).toBe(false)
  })
})
