// The filter may miss nothing: a string that a page holds is never ruled out.
import { expect, it } from 'vitest'
import { makePage } from './make-page.js'
import { mayHold } from './triples.js'

const page = makePage('Married, two children. Né à Lyon — 1990', { names: [], parts: [] })

it('every stretch of a page may be held by it', () => {
  const { folded } = page
  for (let start = 0; start < folded.length; start++) {
    for (let end = start + 1; end <= folded.length; end++) {
      expect(mayHold(page, folded.slice(start, end))).toBe(true)
    }
  }
})

it('a string with a run of characters that the page lacks is ruled out', () => {
  expect(mayHold(page, 'husband')).toBe(false)
})
