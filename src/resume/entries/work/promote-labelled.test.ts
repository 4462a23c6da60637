import { describe, expect, it } from 'vitest'
import { clueRows, LABELLED } from '../../../../test/support/clued-lines.js'
import { promoteLabelled } from './promote-labelled.js'

const CASES: { guarantee: string; rows: string[]; labels: string[] }[] = [
  {
    guarantee: 'an employer with its title is a position, whatever the labeller said',
    rows: ['O> Company: Northwind Ltd', 'O> Designation: Buyer', 'O> Bought tin and tea'],
    labels: ['W+', 'W', 'O'],
  },
  {
    guarantee: 'an employer with its duration is one too, in any order',
    rows: ['Eb> Duration: May 2014 – June 2016', 'Eb> Organization: Northwind Ltd'],
    labels: ['W+', 'W'],
  },
  {
    guarantee: 'lines between two labels of a form belong to it',
    rows: ['O> Company: Northwind Ltd', 'O> A grocer of four shops', 'O> Designation: Buyer'],
    labels: ['W+', 'W', 'W'],
  },
  {
    guarantee: 'a label that comes again begins the next position',
    rows: [
      'Wb> Company: Northwind Ltd',
      'Wb> Designation: Buyer',
      'Wb> Company: Southwind Ltd',
      'Wb> Designation: Trainer',
    ],
    labels: ['W+', 'W', 'W+', 'W'],
  },
  {
    guarantee: 'a position that the labeller is sure of begins its own form',
    rows: [
      'W+> Northwind Ltd',
      'W> Designation: Buyer',
      'W> Duration: May 2014 – June 2016',
      'W+> Company: Southwind Ltd',
      'W> Designation: Trainer',
    ],
    labels: ['W+', 'W', 'W', 'W+', 'W'],
  },
  {
    guarantee: 'labels far from one another are no form',
    rows: ['O> Company: Northwind Ltd', 'O> One', 'O> Two', 'O> Three', 'O> Designation: Buyer'],
    labels: ['O', 'O', 'O', 'O', 'O'],
  },
  {
    guarantee: 'a title with its duration is a project as well, and no position',
    rows: ['O> Role: Tester', 'O> Duration: May 2014 – June 2016'],
    labels: ['O', 'O'],
  },
  {
    guarantee: 'an employer alone is no position',
    rows: ['O> Company: Northwind Ltd', 'O> Location: Leeds'],
    labels: ['O', 'O'],
  },
  {
    guarantee: 'a form ends at the next heading',
    rows: ['O> Company: Northwind Ltd', 'H> EDUCATION', 'O> Year: 2012'],
    labels: ['O', 'H', 'O'],
  },
  {
    guarantee: 'the position of a referee is none of the candidate',
    rows: ['H> REFERENCES', 'O> Designation: Store Manager', 'O> Company: Northwind Ltd'],
    labels: ['H', 'O', 'O'],
  },
]

describe('promoteLabelled', () => {
  it.each(CASES)('$guarantee', ({ rows, labels }) => {
    const { clued, labels: given } = clueRows(rows)
    expect(promoteLabelled(clued, given).map(({ label }) => label)).toEqual(labels)
  })

  it('is less sure of what it promoted, and leaves the given labels as they were', () => {
    const { clued, labels } = clueRows(['O> Company: Northwind Ltd', 'O> Designation: Buyer'])
    expect(promoteLabelled(clued, labels)[0]?.probability).toBeLessThan(LABELLED)
    expect(labels.map(({ label }) => label)).toEqual(['O', 'O'])
  })
})
