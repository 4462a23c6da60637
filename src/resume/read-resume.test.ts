import { describe, expect, it } from 'vitest'
import { costGrowth, LINEAR_GROWTH_MAX } from '../../test/support/growth.js'
import { readText } from '../documents/read-text.js'
import { layoutDocument } from '../layout/layout-document.js'
import { readResume } from './read-resume.js'

/** The layout cuts lines at 4,000 characters. */
const CHARS = 3_900
const LINES = 12
const HEADINGS = [
  'EXPERIENCE',
  'EDUCATION',
  'SKILLS',
  'CERTIFICATIONS',
  'LANGUAGES',
  'PERSONAL DETAILS',
]
/** Runs that patterns for the edges of a value would try from every place. */
const UNITS = ['-', ', ', '+', '(', 'é', '. ']

describe('readResume', () => {
  it.each(HEADINGS)('under %s a run of marks inside a line costs linear time', (heading) => {
    const make = (count: number) => {
      const rows = UNITS.map((unit) => `x${unit.repeat(Math.floor(count / unit.length))}x\n`)
      const text = `${heading}\n${rows.map((row) => row.repeat(LINES)).join('')}`
      return layoutDocument(readText(text))
    }
    expect(costGrowth(CHARS, make, readResume)).toBeLessThan(LINEAR_GROWTH_MAX)
  })
})
