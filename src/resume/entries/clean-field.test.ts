import { describe, expect, it } from 'vitest'
import { cleanField } from './clean-field.js'

const CASES: [string, string][] = [
  ['Acme Ltd', 'Acme Ltd'],
  ['  Acme   Ltd  ', 'Acme Ltd'],
  [', Acme Ltd,', 'Acme Ltd'],
  ['– Engineer –', 'Engineer'],
  ['| Engineer |', 'Engineer'],
  ['• Engineer:', 'Engineer'],
  ['Acme Inc.', 'Acme Inc.'],
  ['@ Acme', 'Acme'],
  ['Engineer (Contract)', 'Engineer (Contract)'],
  ['Engineer (', 'Engineer'],
  ['Engineer (Contract', 'Engineer (Contract)'],
  ['Acme) Berlin', 'Acme'],
  ['[Acme', '[Acme]'],
  ['C++', 'C++'],
  ['3M', '3M'],
  ['Ernst & Young &', 'Ernst & Young'],
  ['Müller\tGmbH', 'Müller GmbH'],
  ['東京株式会社,', '東京株式会社'],
  ['', ''],
  ['---', ''],
  ['( )', ''],
]

describe('cleanField', () => {
  it.each(CASES)('%j becomes %j', (given, clean) => {
    expect(cleanField(given)).toBe(clean)
  })

  it.each(CASES)('what is clean stays as it is: %j', (_, clean) => {
    expect(cleanField(clean)).toBe(clean)
  })
})
