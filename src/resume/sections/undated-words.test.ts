import { describe, expect, it } from 'vitest'
import { hasUndatedWord } from './undated-words.js'

describe('hasUndatedWord', () => {
  it.each(['Grade 8.5', 'Acme 2015', 'ACME LTD 2015 to', '12 Example Street'])(
    '"%s" is more than a date',
    (text) => {
      expect(hasUndatedWord(text)).toBe(true)
    },
  )

  it.each([
    'September 2015',
    'SEPT. 2015 to',
    '1st of June 2015',
    'Since 2015 till',
    '05/2018 -',
    '',
  ])('"%s" may be the half of a range', (text) => {
    expect(hasUndatedWord(text)).toBe(false)
  })

  it('a month that hangs on a word, and letters that are not plain, are left to the dates', () => {
    expect(hasUndatedWord('MombasaMay 2015')).toBe(false)
    expect(hasUndatedWord('août 2015')).toBe(false)
  })
})
