import { describe, expect, it } from 'vitest'
import { FIGURES_MIN, NUMBER_FORMS } from './number-forms.js'

/** The fewest figures of a text that a pattern matches: it reads the pattern from left to right. */
function leastFigures(pattern: string): number {
  let at = 0
  const times = (): number => {
    const [counted, least] = /^\{(\d+)(?:,\d*)?\}/.exec(pattern.slice(at)) ?? []
    at += counted?.length ?? (/^[?*+]/.test(pattern.slice(at)) ? 1 : 0)
    if (least !== undefined) return Number(least)
    return counted === undefined && /[?*]/.test(pattern[at - 1] ?? '') ? 0 : 1
  }
  const group = (): number => {
    const [opening = ''] = /^\((?:\?(?:<?[!=]|:))?/.exec(pattern.slice(at)) ?? []
    at += opening.length
    const inside = choice()
    at += 1
    return /[!=]/.test(opening) ? 0 : inside
  }
  const single = (): number => {
    const [one = ''] = /^(?:\[[^\]]*\]|\\.|.)/.exec(pattern.slice(at)) ?? []
    at += one.length
    return /^(?:\\d|\d|\[(?:\\d|\d|\d-\d)+\])$/.test(one) ? 1 : 0
  }
  const choice = (): number => {
    let least = Number.POSITIVE_INFINITY
    let sum = 0
    while (at < pattern.length && pattern[at] !== ')') {
      if (pattern[at] === '|') {
        at += 1
        least = Math.min(least, sum)
        sum = 0
        continue
      }
      const one = pattern[at] === '(' ? group() : single()
      sum += one * times()
    }
    return Math.min(least, sum)
  }
  return choice()
}

describe('the forms of numbers', () => {
  it('reads how many figures a pattern needs', () => {
    expect(leastFigures(String.raw`[a-z]\d{3}-(?:\d{4}|12)(?:-\d\d)?(?!\d)[0-5][\dk]`)).toBe(6)
    expect(leastFigures('ab?1*2')).toBe(1)
  })

  it('a form that the table does not mark has the figures that a line must have', () => {
    const wrong = NUMBER_FORMS.filter(
      ({ form, isFew }) => leastFigures(form) < FIGURES_MIN !== isFew,
    )
    expect(wrong.map(({ form }) => form)).toEqual([])
  })
})
