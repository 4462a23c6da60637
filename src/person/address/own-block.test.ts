// A column of contact details may stand under the last heading of the column beside it.
import { expect, it } from 'vitest'
import { makePage } from '../page/make-page.js'
import type { LinePart } from '../types.js'
import { ownBlock } from './own-block.js'

const found = (part: LinePart, lines: string[]): string[] => {
  const text = [...lines, 'ana.sample@example.org'].join('\n')
  const known = { names: [], parts: [...lines, ''].map(() => part), handles: ['ana.sample'] }
  return ownBlock(makePage(text, known)).map(({ start, end }) => text.slice(start, end))
}

it('a street and a postal code beside the own mail address go under any heading', () => {
  const lines = ['Sample Veerweg 12b', '1234 AB Rotterdam']
  expect(found('education', lines)).toEqual(lines)
  expect(found('work', ['Samplestraat 4', '10115 Berlin'])).toEqual([
    'Samplestraat 4',
    '10115 Berlin',
  ])
})

it('an address that is broken over lines goes to its end', () => {
  const lines = [
    'Quito: Isla Sample N12-345 y',
    'Juan de Sample',
    'Barrio Los',
    'Robles, casa 3, Tena,',
    'Napo',
  ]
  expect(found('education', lines)).toEqual(lines)
})

it('what stands there of a job stays', () => {
  expect(found('work', ['Sample Works | Security | 3000 Employees | Global'])).toEqual([])
  expect(found('work', ['Surgeon at Sample Hospital,', 'Sample main road, Vadodara-1'])).toEqual([])
  expect(found('work', ['2019 - 2021 Sample Street Works'])).toEqual([])
})

it('beside a mail address of others nothing goes', () => {
  const text = 'Samplestraat 4\n10115 Berlin\noffice@example.com'
  const known = {
    names: [],
    parts: ['work', 'work', 'work'] as LinePart[],
    handles: ['ana.sample'],
  }
  expect(ownBlock(makePage(text, known))).toEqual([])
})
