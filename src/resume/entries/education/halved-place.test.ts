import { describe, expect, it } from 'vitest'
import { clueText, foundIn, quoteOf } from '../../../../test/support/clued-lines.js'
import { withoutHalfPlace } from './halved-place.js'

const read = (line: string, value: string) => {
  const head = clueText(line)
  const found = withoutHalfPlace(foundIn(head, value), head)
  return found && { value: found.value, quote: quoteOf(head, found) }
}

describe('withoutHalfPlace', () => {
  it('a school that ends inside its place ends before it', () => {
    expect(read('Moss University, Columbia, MO', 'Moss University, Columbia')).toEqual({
      value: 'Moss University',
      quote: 'Moss University',
    })
  })

  it.each([
    ['Moss University, Columbia', 'Moss University, Columbia'],
    ['Moss University, Faculty of Law, London', 'Moss University, Faculty of Law'],
    ['Moss University, Columbia, MO', 'Moss University'],
  ])('"%s" leaves "%s" as it is', (line, value) => {
    expect(read(line, value)?.value).toBe(value)
  })

  it('nothing stays nothing', () => {
    expect(withoutHalfPlace(null, [])).toBeNull()
  })
})
