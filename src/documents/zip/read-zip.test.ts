import { describe, expect, test } from 'vitest'
import { makeZip } from '../../../test/support/make-zip.js'
import { openZip } from './read-zip.js'

const MEBIBYTE = 1024 * 1024
const failed = { code: 'parse_failed' }

test.each([true, false])('an entry comes out as it went in (stored: %s)', (stored) => {
  const zip = openZip(makeZip([{ name: 'a/b.xml', data: '<a/>', stored }]))
  expect(Buffer.from(zip.read('a/b.xml') ?? []).toString()).toBe('<a/>')
  expect(zip.read('other')).toBeNull()
})

describe('is bounded', () => {
  test('an entry that inflates two hundredfold is refused', () => {
    const zip = openZip(makeZip([{ name: 'bomb', data: Buffer.alloc(8 * MEBIBYTE) }]))
    expect(() => zip.read('bomb')).toThrow(expect.objectContaining(failed))
  })

  test('entries together may not inflate to more than the cap', () => {
    const large = Buffer.alloc(12 * MEBIBYTE)
    const zip = openZip(
      makeZip(['a', 'b', 'c'].map((name) => ({ name, data: large, stored: true }))),
    )
    zip.read('a')
    zip.read('b')
    expect(() => zip.read('c')).toThrow(expect.objectContaining(failed))
  })

  test('too many entries are refused', () => {
    const entries = Array.from({ length: 4_001 }, (_, index) => ({ name: `${index}`, data: '' }))
    expect(() => openZip(makeZip(entries))).toThrow(expect.objectContaining(failed))
  })
})

test('a password is told', () => {
  const zip = openZip(makeZip([{ name: 'a', data: 'x', encrypted: true }]))
  expect(() => zip.read('a')).toThrow('The document is protected by a password.')
})

test.each(Array.from({ length: 40 }, (_, index) => index))(
  'cut short or with a byte changed it is read or refused, never worse: %i',
  (seed) => {
    const whole = makeZip([
      { name: 'a', data: 'text '.repeat(50) },
      { name: 'b', data: 'more' },
    ])
    const cut = whole.subarray(0, Math.floor((whole.length * seed) / 40))
    const changed = Buffer.from(whole)
    changed[(seed * 37) % whole.length] = seed * 7
    for (const bytes of [cut, changed]) {
      try {
        openZip(bytes).read('a')
      } catch (error) {
        expect(error).toMatchObject(failed)
      }
    }
  },
)
