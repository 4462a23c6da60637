import { describe, expect, test } from 'vitest'
import { LIMITS } from '../runtime/limits.js'
import { chooseInput } from './intake.js'

const refused = { code: 'invalid_request', status: 400 }
const base64 = (size: number) => Buffer.alloc(size, 'A').toString('base64')
const CAP = LIMITS.documentBytesMax

describe('exactly one document', () => {
  test.each([
    [{ text: 'a' }, 'text'],
    [{ url: ' https://example.com ' }, 'url'],
    [{ file: 'aGVsbG8=' }, 'bytes'],
    [{ text: '', url: ' \n', file: 'aGVsbG8=' }, 'bytes'],
    [{ text: 'a', url: '', file: null }, 'text'],
  ])('%j is taken as %s', (fields, kind) => {
    expect(chooseInput(fields)?.kind).toBe(kind)
  })

  test.each([{}, { text: '' }, { text: ' \t\n', url: '', file: '  ' }, { text: undefined }])(
    '%j counts as nothing sent',
    (fields) => {
      expect(chooseInput(fields)).toBeNull()
    },
  )

  test('more than one is refused, naming the fields by the names that the caller knows', () => {
    const names = { text: 'jd_text', url: 'jd_url', file: 'jd_file' }
    const send = () => chooseInput({ text: 'a', url: 'https://example.com', file: ' ' }, names)
    expect(send).toThrowError(expect.objectContaining(refused))
    expect(send).toThrowError(/jd_text, jd_url/)
    expect(send).not.toThrowError(/jd_file/)
  })
})

describe('caps', () => {
  test('a file of exactly 10 MiB is accepted, one byte more is refused with both figures', () => {
    const accepted = chooseInput({ file: base64(CAP) })
    expect(accepted?.kind === 'bytes' && accepted.bytes.length).toBe(CAP)
    const send = () => chooseInput({ file: base64(CAP + 1) })
    expect(send).toThrowError(expect.objectContaining(refused))
    expect(send).toThrowError(/10,485,761 bytes.*10,485,760 bytes/)
  })

  test('text is measured in bytes, not characters', () => {
    expect(chooseInput({ text: 'a'.repeat(CAP) })?.kind).toBe('text')
    expect(() => chooseInput({ text: 'a'.repeat(CAP + 1) })).toThrowError(/10,485,761/)
    expect(() => chooseInput({ text: 'é'.repeat(CAP / 2 + 1) })).toThrowError(/10,485,762/)
  })
})

describe('base64', () => {
  test.each([
    ['aGVsbG8=', 'hello'],
    ['aGVsbG8', 'hello'],
    ['aGVs\nbG8=\n', 'hello'],
    ['  aGVsbG8= ', 'hello'],
    ['+/+/', '\xfb\xff\xbf'],
  ])('%j is read', (file, expected) => {
    const input = chooseInput({ file })
    expect(input?.kind === 'bytes' && Buffer.from(input.bytes).toString('latin1')).toBe(expected)
  })

  test.each([
    ['a data URI', 'data:application/pdf;base64,aGVsbG8='],
    ['a data URI in capitals', ' DATA:;base64,aGVsbG8='],
    ['a wrong alphabet', 'aGVs!G8='],
    ['the URL-safe alphabet', 'aGVs-_8='],
    ['letters beyond ASCII', 'aGVsbŁ8='],
    ['padding in the middle', 'aGV=bG8='],
    ['too much padding', 'aGVsbG8=='],
    ['three signs of padding', 'aGVsb==='],
    ['an impossible length', 'aGVsb'],
    ['plain text', 'Jane Example, Engineer'],
    ['nothing but padding', '===='],
  ])('%s is refused', (_name, file) => {
    expect(() => chooseInput({ file })).toThrowError(expect.objectContaining(refused))
  })

  test('14 MB of wrong characters are refused', () => {
    for (const piece of ['!', '=', 'A', ' A', 'é']) {
      expect(() => chooseInput({ file: `${piece.repeat(14_000_000 / piece.length)}!` })).toThrow()
    }
  })
})
