import { describe, expect, it } from 'vitest'
import { clueText, foundIn, LABELLED } from '../../../../test/support/clued-lines.js'
import type { CluedLine } from '../../labels/clued-lines.js'
import type { FieldTag } from '../../labels/label-words.js'
import { type ReadGroup, schoolsFromColumns } from './school-columns.js'

const TAGS: Record<string, FieldTag> = { degree: 'DEG', school: 'INS', subject: 'FLD' }

/** Groups of lines "degree: B.Sc.", each with what it names; a line may name two things. */
function groupsOf(groups: string[][], edges: number[] = []): ReadGroup[] {
  const texts = groups.map((lines) => lines.map((line) => line.replace(/\w+: /g, '')))
  const all = clueText(texts.flat().join('\n')).map(
    (clued, at): CluedLine => ({
      ...clued,
      source: { ...clued.source, line: { ...clued.source.line, box: boxAt(edges[at]) } },
    }),
  )
  let from = 0
  return groups.map((lines) => {
    const head = all.slice(from, from + lines.length)
    from += lines.length
    const fields = lines.flatMap((line, at) =>
      [...line.matchAll(/(\w+): ([^:]+?)(?=, \w+:|$)/g)].flatMap(([, kind = '', value = '']) => {
        const [own, tag] = [head[at], TAGS[kind]]
        return own && tag ? [{ tag, ...foundIn([own], value) }] : []
      }),
    )
    return { group: { head, body: [], near: [], confidence: LABELLED }, fields }
  })
}

const boxAt = (x: number | undefined) => (x === undefined ? null : { x, y: 0, width: 9, height: 9 })

const read = (groups: string[][], edges?: number[]): string[] =>
  schoolsFromColumns(groupsOf(groups, edges)).map(({ fields }) =>
    fields.map(({ value }) => value).join(' at '),
  )

describe('schools in a column of their own', () => {
  it('below the degrees go to them, in order', () => {
    const schools = ['school: Moss University', 'school: Fern College', 'school: Reed School']
    const groups = [['degree: M.Sc.'], ['degree: B.Sc.', 'degree: HSC', ...schools]]
    expect(read(groups)).toEqual([
      'M.Sc. at Moss University',
      'B.Sc. at Fern College',
      'HSC at Reed School',
    ])
  })

  it('above the degrees do so, too', () => {
    const groups = [
      ['school: Moss University', 'school: Fern College', 'degree: M.Sc.'],
      ['degree: HSC'],
    ]
    expect(read(groups)).toEqual(['Moss University at M.Sc.', 'Fern College at HSC'])
  })

  it('bring their subjects if each has one', () => {
    const schools = ['school: Moss University, subject: Law', 'school: Fern College, subject: Art']
    expect(read([['degree: M.A.'], ['degree: B.A.', ...schools]])).toEqual([
      'M.A. at Moss University at Law',
      'B.A. at Fern College at Art',
    ])
  })

  it('keep to the lines of their own entry', () => {
    const groups = [
      ['degree: M.Sc.'],
      ['degree: HSC', 'school: Moss University', 'school: Fern College'],
    ]
    const heads = schoolsFromColumns(groupsOf(groups)).map(({ group }) =>
      group.head.map(({ source }) => source.line.text),
    )
    expect(heads).toEqual([
      ['M.Sc.', 'Moss University'],
      ['HSC', 'Fern College'],
    ])
  })

  it.each([
    ['in another number', [['degree: M.Sc.'], ['degree: HSC', 'school: Fern College']]],
    [
      'behind their own degree',
      [
        ['degree: M.Sc.', 'school: Moss University'],
        ['degree: HSC', 'school: Fern College'],
      ],
    ],
    [
      'on one line',
      [['degree: M.Sc.'], ['degree: HSC', 'school: Fern College, school: Moss University']],
    ],
  ])('%s are left where they are', (_, groups) => {
    expect(schoolsFromColumns(groupsOf(groups))).toEqual(groupsOf(groups))
  })

  it('stand beside the degrees where a page tells places, not under them', () => {
    const groups = [
      ['degree: M.Sc.'],
      ['degree: HSC', 'school: Moss University', 'school: Fern College'],
    ]
    expect(read(groups, [50, 50, 200, 200])).toEqual([
      'M.Sc. at Moss University',
      'HSC at Fern College',
    ])
    expect(read(groups, [50, 50, 50, 50])).toEqual([
      'M.Sc.',
      'HSC at Moss University at Fern College',
    ])
  })
})
