import { describe, expect, it } from 'vitest'
import { clueText, foundIn } from '../../../../test/support/clued-lines.js'
import type { Found } from '../../types.js'
import { examines, schoolBeside, teaches } from './school-before-board.js'

const found = (value: string): Found => ({ value, spans: [], confidence: 0.9 })

describe('examines', () => {
  it.each(['Moss University', 'State Board', 'C.B.S.E', 'CBSE', 'G.T.U.', 'UPTU'])(
    '"%s" gives degrees of other schools too',
    (name) => {
      expect(examines(found(name))).toBe(true)
    },
  )

  it.each(['Fern College', 'Board School of Leeds', 'Northwind', 'TUM'])(
    '"%s" does not',
    (name) => {
      expect(examines(found(name))).toBe(false)
    },
  )
})

describe('teaches', () => {
  it.each(['Fern College', 'St Oak High School', 'Fern Institute of Technology'])(
    '"%s" is a school by its name',
    (name) => {
      expect(teaches(found(name))).toBe(true)
    },
  )

  it.each(['College of Arts', 'School of Law', 'Fern Institute', 'Moss University'])(
    '"%s" may be a part of another, or is none',
    (name) => {
      expect(teaches(found(name))).toBe(false)
    },
  )
})

describe('schoolBeside', () => {
  it('a school in another cell or line than its board is where somebody learned', () => {
    for (const text of [
      'B.Sc.          Moss University          Fern College          2014',
      'B.Sc., Moss University\nFern College, 2014',
    ]) {
      const head = clueText(text)
      const board = foundIn(head, 'Moss University')
      expect(schoolBeside(board, head, [board])?.value).toBe('Fern College')
    }
  })

  it('beside a comma a school is a part of its university', () => {
    const head = clueText('B.Sc., Fern College, Moss University, 2014')
    expect(schoolBeside(foundIn(head, 'Moss University'), head, [])).toBeNull()
  })

  it('a degree named after schools is no school', () => {
    const head = clueText('State Board\nHigher Secondary School Certificate')
    expect(schoolBeside(foundIn(head, 'State Board'), head, [])).toBeNull()
  })
})
