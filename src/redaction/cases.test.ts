import { describe, expect, it } from 'vitest'
import { CASE_FILES, marksIn, unmarked } from '../../test/support/person-cases.js'
import type { LinePart } from '../person/types.js'
import { redactText } from './redact-text.js'

const NAMES = ['Ana Sample']

describe.each(CASE_FILES)('$path', ({ category, rows }) => {
  it.each(rows)('in %s: %s', (part, marked) => {
    const { removed } = redactText(unmarked(marked), { names: NAMES, parts: [part as LinePart] })
    const found = removed.filter((one) => one.category === category).map((one) => one.original)
    expect(found).toEqual(marksIn(marked))
  })
})
