import { expect, it } from 'vitest'
import { hasYearsSpan, isMarked, isNoise } from './without-words.js'

it.each(['2015 - настоящее время', '2015年4月 – 現在', '2012 – 2015, Uppsala', '2015년 - 현재'])(
  '%s is a span of years',
  (text) => {
    expect(hasYearsSpan(text)).toBe(true)
  },
)

it.each(['Invoice 2024-118', '2015', 'Tel. 2015 - 33'])('%s is none', (text) => {
  expect(hasYearsSpan(text)).toBe(false)
})

it('letters at random are told from words of any language', () => {
  expect(isNoise(['xkcd qwrt plmn zxcv asdf ghjk bnmt uiop wert sdfg'])).toBe(true)
  expect(isNoise(['Poszukujemy kucharza do pracy w restauracji', 'chrzest krzyk wstrząs'])).toBe(
    false,
  )
  expect(isNoise(['Мы ищем бухгалтера'])).toBe(false)
})

it('letters that English lacks mark a text if there are many', () => {
  expect(isMarked(['Aranan nitelikler: en az üç yıl deneyim'])).toBe(true)
  expect(
    isMarked(['Senior engineer at a company in Zürich with many customers in all of Europe']),
  ).toBe(false)
})
