import { expect, it } from 'vitest'
import { mergeMentions } from './merge-mentions.js'
import { nameSkill } from './name-skill.js'

const asked = (raw: string, anyOf: number | null) => ({
  raw,
  ...nameSkill(raw, 1),
  strength: 'must' as const,
  minYears: null,
  anyOf,
  span: { line: 0, start: 0, end: 1 },
  confidence: 1,
})
const groups = (...list: ReturnType<typeof asked>[]) =>
  mergeMentions(list).map(({ canonical, anyOf }) => [canonical, anyOf])

it('examples stay examples of a class that is asked for elsewhere too', () => {
  const together = [
    ['Relational Databases', 1],
    ['Microsoft Access', 1],
  ]
  const [whole, kind] = [asked('relational databases', 1), asked('Microsoft Access', 1)]
  expect(groups(asked('relational databases', null), whole, kind)).toEqual(together)
  expect(groups(whole, kind, asked('relational databases', null))).toEqual(together)
})

it('a name that is asked for by itself can be replaced by no other of several', () => {
  const choice = [asked('Python', 1), asked('Ruby', 1), asked('Perl', 1)]
  expect(groups(...choice, asked('Python', null))).toEqual([
    ['Python', null],
    ['Ruby', 1],
    ['Perl', 1],
  ])
})

it('the last alternative to a name that is asked for by itself is not asked for by itself', () => {
  const [one, other, alone] = [asked('Python', 1), asked('Ruby', 1), asked('Python', null)]
  const together = [
    ['Python', 1],
    ['Ruby', 1],
  ]
  expect(groups(one, other, alone)).toEqual(together)
  expect(groups(alone, one, other)).toEqual(together)
})

it('what is left of a choice stays in the other choice that names it', () => {
  const first = [asked('Python', 1), asked('Java', 1)]
  const second = [asked('Java', 2), asked('Kotlin', 2)]
  expect(groups(...first, asked('Python', null), ...second)).toEqual([
    ['Python', null],
    ['Java', 1],
    ['Kotlin', 1],
  ])
})

it('an alternative to what is asked for by itself stays where it is asked for by itself too', () => {
  const list = [asked('Python', 1), asked('Ruby', 1), asked('Ruby', null), asked('Python', null)]
  expect(groups(...list)).toEqual([
    ['Python', null],
    ['Ruby', null],
  ])
})

it('choices that share a name are one', () => {
  const pairs = [
    ['Python', 1],
    ['Java', 1],
    ['Scala', 2],
    ['Kotlin', 2],
    ['Kotlin', 3],
    ['Java', 3],
  ] as const
  const told = groups(...pairs.map(([name, group]) => asked(name, group)))
  expect(new Set(told.map(([, group]) => group)).size).toBe(1)
  expect(told).toHaveLength(4)
})
