import { expect, it } from 'vitest'
import { mergeMentions } from './find-requirements.js'
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

it('a name that is asked for by itself can be replaced by no other', () => {
  expect(groups(asked('Python', 1), asked('Ruby', 1), asked('Python', null))).toEqual([
    ['Python', null],
    ['Ruby', 1],
  ])
})
