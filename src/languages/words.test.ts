import { describe, expect, it } from 'vitest'
import { eachOf, onlyOf } from './words.js'

describe('a word that is compared with', () => {
  it('is the one of its kind', () => {
    expect(eachOf('small:article')).toEqual([onlyOf('small:article')])
  })

  it('has no second beside it, which would never be met', () => {
    expect(eachOf('work:employer-next').length).toBeGreaterThan(1)
    expect(() => onlyOf('work:employer-next')).toThrow('work:employer-next')
  })
})
