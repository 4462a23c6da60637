// The cost table, both sets, as the specification and its decisions give them.
import { expect, it } from 'vitest'
import { costOf, costSet } from './costs.js'
import type { InlineParses, MeteredCall } from './types.js'

const both = { resume: true, job: true }
const COSTS: [operation: MeteredCall, inline: InlineParses, a: number, b: number][] = [
  ['parse_resume', {}, 6, 1],
  ['parse_jd', {}, 4, 1],
  ['match', {}, 3, 2],
  ['match', { resume: true }, 9, 3],
  ['match', { job: true }, 7, 3],
  ['match', both, 13, 4],
  ['score_requirements', {}, 3, 1],
  ['extract_skills', {}, 3, 1],
  ['extract_experience', {}, 3, 1],
  ['extract_education', {}, 3, 1],
  ['extract_contact', {}, 3, 1],
  ['redact', {}, 3, 1],
  ['normalize_title', {}, 0, 0],
  ['normalize_skill', {}, 0, 0],
  ['ping', {}, 1, 1],
]

it.each(COSTS)('%s with %j costs %i in set A, %i in set B', (operation, inline, a, b) => {
  expect(costOf(costSet('A'), operation, inline)).toBe(a)
  expect(costOf(costSet('B'), operation, inline)).toBe(b)
})
