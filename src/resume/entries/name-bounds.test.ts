import { describe, expect, it } from 'vitest'
import { foundIn, LABELLED, seeText } from '../../../test/support/seen-lines.js'
import type { SeenLine } from '../labels/line-features.js'
import type { Found } from '../types.js'
import { cutAtNextField, isCampus, isJoined, wholeName } from './name-bounds.js'

describe('a name over two lines', () => {
  const over = (lines: SeenLine[], ...values: string[]): Found => ({
    value: values.join(' '),
    spans: values.flatMap((value) => foundIn(lines, value).spans),
    confidence: LABELLED,
  })

  it.each([
    ['a title', 'Larkfield Area Hospital\nStore Manager, Leeds', 'Store Manager'],
    ['a place', 'Larkfield Medical Group\nBrooklyn, New York', 'Brooklyn'],
  ])('does not run on into %s', (_, text, next) => {
    const head = seeText(text)
    const [first = ''] = text.split('\n')
    expect(cutAtNextField(over(head, first, next), head)?.value).toBe(first)
  })

  it('runs on where the second line is part of it', () => {
    const head = seeText('Larkfield Medical and Surgical\nCenter of the Valley')
    const given = over(head, 'Larkfield Medical and Surgical', 'Center of the Valley')
    expect(cutAtNextField(given, head)).toBe(given)
  })
})

describe('wholeName', () => {
  it('goes on with what an "of" leads to', () => {
    const head = seeText('The State University of Larkfield at Moss Creek')
    const found = wholeName(foundIn(head, 'The State University'), head, isJoined)
    expect(found?.value).toBe('The State University of Larkfield at Moss Creek')
  })

  it.each(['Larkfield Ltd in Leeds', 'Larkfield Ltd, Head of Sales'])('not so in "%s"', (text) => {
    const head = seeText(text)
    const given = foundIn(head, 'Larkfield Ltd')
    expect(wholeName(given, head, isJoined)).toBe(given)
  })
})

describe('the name of a school', () => {
  const wholeOf = (text: string) => {
    const head = seeText(text)
    return wholeName(foundIn(head, 'University of Colorado'), head, isCampus)?.value
  }

  it('has its campus in it', () => {
    expect(wholeOf('University of Colorado Boulder')).toBe('University of Colorado Boulder')
  })

  it('has nothing else in it', () => {
    expect(wholeOf('University of Colorado with high honors')).toBe('University of Colorado')
  })
})
