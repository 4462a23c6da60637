import { describe, expect, test } from 'vitest'
import { cleanText } from './clean-text.js'
import { decodeText } from './decode-text.js'

const swap = (bytes: Buffer) => Buffer.from(bytes).swap16()

describe('charsets', () => {
  test.each([
    ['UTF-8', Buffer.from('naïve café – 日本')],
    ['UTF-8 with a mark', Buffer.from('\ufeffnaïve café – 日本')],
    ['UTF-16LE with a mark', Buffer.from('\ufeffnaïve café – 日本', 'utf16le')],
    ['UTF-16BE with a mark', swap(Buffer.from('\ufeffnaïve café – 日本', 'utf16le'))],
    ['UTF-16LE', Buffer.from('naïve café – 日本, with enough Latin text', 'utf16le')],
    ['UTF-16BE', swap(Buffer.from('naïve café – 日本, with enough Latin text', 'utf16le'))],
  ])('%s is read', (_name, bytes) => {
    expect(decodeText(bytes)).toMatch(/^naïve café – 日本/)
  })

  test('windows-1252 keeps its own signs', () => {
    const bytes = Buffer.from('caf\xe9 \x96 \x80 3,000, don\x92t, r\xe9sum\xe9', 'latin1')
    expect(decodeText(bytes)).toBe('café – € 3,000, don’t, résumé')
  })

  test('a declared charset is used where UTF-8 does not fit', () => {
    const bytes = Buffer.from('\xcf\xf0\xe8\xe2\xe5\xf2', 'latin1')
    expect(decodeText(bytes, 'text/plain; charset=windows-1251')).toBe('Привет')
    const page = Buffer.from('<meta charset="windows-1251"><p>\xcf\xf0\xe8\xe2\xe5\xf2', 'latin1')
    expect(decodeText(page)).toContain('Привет')
  })

  test('a charset that nobody knows does not matter', () => {
    expect(decodeText(Buffer.from('caf\xe9', 'latin1'), 'text/plain; charset=x-none')).toBe('café')
  })

  test('any bytes decode to something', () => {
    const bytes = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 31) % 256))
    expect(typeof decodeText(bytes)).toBe('string')
  })
})

describe('clean text', () => {
  test.each([
    ['NUL and controls', 'a\u0000b\u0007c\u001bd', 'abcd'],
    ['line breaks of all kinds', 'a\r\nb\rc\u2028d\u0085e\u000bf', 'a\nb\nc\nd\ne\nf'],
    ['lone surrogates', 'a\ud800b\udc00c', 'abc'],
    ['emoji', '\ud83d\ude00', '\ud83d\ude00'],
    ['bidi marks', 'a\u2066b\u2069\u200fc', 'abc'],
    ['an override of direction, as it is shown', 'a\u202ebcd\u202ce', 'adcbe'],
    ['zero-width characters', 'a\u200bb\u200dc\ufeffd\u2060e', 'abcde'],
    ['soft hyphens and odd hyphens', 'co\u00adop\u2011er', 'coop-er'],
    ['odd spaces', 'a\u00a0b\u2003c\u3000d', 'a b c d'],
    ['NFD', 'Jose\u0301', 'José'],
    ['ligatures', 'e\ufb03cient', 'efficient'],
    ['tag characters', 'a\u{e0041}\u{e0042}', 'a'],
    ['noncharacters', 'a\ufffe\uffff', 'a'],
    ['windows-1252 taken for Latin-1', 'don\u0092t', 'don’t'],
    ['plain text', 'a\tb\nc', 'a\tb\nc'],
  ])('%s', (_name, text, expected) => {
    expect(cleanText(text)).toBe(expected)
  })

  test('a million marks on one letter become a few', () => {
    const cleaned = cleanText(`a${'\u0301\u0316'.repeat(500_000)}b`)
    expect(cleaned.length).toBeLessThan(12)
  })
})

test('however many marks a text has, a letter keeps eight of them', () => {
  const marks = '\u0316'
  expect(cleanText(`a${marks.repeat(5_000_000)}b${marks.repeat(9)}c`)).toBe(
    `a${marks.repeat(8)}b${marks.repeat(8)}c`,
  )
})
