import { describe, expect, it } from 'vitest'
import { readHtml } from '../read-html.js'
import { tokenize } from './tokens.js'

/** More than V8 keeps of a way back: a pattern that turns once a sign throws at some eight million. */
const CHARS = 12_000_000
const long = (piece: string): string => piece.repeat(CHARS / piece.length)

describe('a style sheet of one endless piece is read like any other', () => {
  it.each([
    ['a name', `${long('a')}{}`],
    ['a name of escapes', `${long('\\a ')}{}`],
    ['an at-rule', `@${long('a')};`],
    ['a text', `p{content:"${long('a')}"}`],
    ['a text without an end', `p{content:'${long('a')}`],
  ])('%s', (_name, css) => {
    expect(tokenize(`${css} b`).length).toBeGreaterThan(0)
  })

  it('so is one behind a data URL with endless parameters, or with an endless transform', () => {
    const sheet = `<link rel=stylesheet href="data:text/css${long(';a=b')},p{}">`
    const moved = `<p style="transform:translate(${long('a')})">`
    const read = readHtml(`${sheet}${moved}Hello there`)
    expect(read).toMatchObject({ lines: [{ text: 'Hello there' }] })
  })
})

it('a name and a text keep all their escapes', () => {
  const text = (css: string) => tokenize(css).map((token) => token.text)
  expect(text('a\\26 b-c "x\\"y\\26 z"')).toEqual(['a&b-c', ' ', 'x"y&z'])
})
