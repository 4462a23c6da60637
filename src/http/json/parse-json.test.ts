import { describe, expect, it } from 'vitest'
import { parseJson } from './parse-json.js'

const parse = (text: string) => parseJson(Buffer.from(text), 'The body')

const message = (text: string): string => {
  try {
    parse(text)
  } catch (error) {
    return (error as Error).message
  }
  return 'accepted'
}

describe('parseJson', () => {
  it.each([
    [
      '{"text":"a \\"quoted\\" name, [brackets] and \\\\"}',
      { text: 'a "quoted" name, [brackets] and \\' },
    ],
    ['\uFEFF{"text":"after a byte order mark"}', { text: 'after a byte order mark' }],
    ['"\\\\"', '\\'],
    ['{"constructor":"Meccano"}', { constructor: 'Meccano' }],
    ['null', null],
    ['[]', []],
  ])('reads %s', (text, value) => {
    expect(parse(text)).toEqual(value)
  })

  it.each([
    ['{"__proto__":{"admin":true}}'],
    ['{"a":[{"\\u005f_proto__":1}]}'],
    ['{"constructor":{"prototype":{"admin":true}}}'],
  ])('refuses the prototype key in %s', (text) => {
    expect(message(text)).toMatch(/prototype key/)
  })

  it('never quotes a broken body in its message', () => {
    expect(message('{"text": "Ada Quillfeather"')).toBe('The body is not valid JSON.')
  })

  it.each([
    ['nesting', '['.repeat(15_000_000), /nested deeper/],
    ['a long array', `[${'1,'.repeat(1_000_000)}1]`, /more than 200000 values/],
    ['many objects', `[${'{},'.repeat(3_000_000)}{}]`, /more than 200000 values/],
    ['escaped quotes in one string', `{"text":"${'\\"'.repeat(5_000_000)}"}`, /accepted/],
    ['backslashes in one string', `{"text":"${'\\\\'.repeat(5_000_000)}"}`, /accepted/],
    ['quotes without end', '"'.repeat(9_000_001), /not valid JSON/],
  ])('answers a bomb of %s', (_name, text, expected) => {
    expect(message(text)).toMatch(expected)
  })
})
