// What boards and agencies write around a posting is told from what the posting says.
import { expect, it } from 'vitest'
import { jobUnit } from '../../../test/support/job-unit.js'
import { boilerplateParts } from './boilerplate.js'

const kept = (...texts: string[]): string[] => {
  const isOut = boilerplateParts(texts.map((text) => jobUnit(text)))
  return texts.filter((_, at) => !isOut[at])
}

it.each([
  'We may use artificial intelligence (AI) tools to support parts of the hiring process.',
  'This vacancy is being advertised by Example Recruiting Ltd',
  'This job was originally posted as www.example.com/jobs/lamp-keeper',
  'Functional cookies help us to share what the page shows.',
  'Start date: as soon as the sea is calm',
])('a notice is no part of the posting: %s', (notice) => {
  expect(kept(notice)).toEqual([])
})

it.each([
  'Use AI tools to watch the sea',
  'You bake bread and cookies for two hundred guests',
  'This post is advertised to keepers who want to lead',
])('work with the same things is: %s', (work) => {
  expect(kept(work)).toEqual([work])
})

it("a board's table of facts is left out, and single names of facts are not", () => {
  const table = ['Job function', 'Watchkeeping', 'Industries', 'Harbours', 'Job type', 'Full-time']
  expect(kept('Steady hands', ...table, 'Rope work')).toEqual(['Steady hands', 'Rope work'])
  expect(kept('Industries', 'Harbours', 'Job type', 'Full-time')).toHaveLength(4)
})
