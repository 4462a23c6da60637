import { describe, expect, it } from 'vitest'
import { misspeltLabels } from './fields.js'
import { isOneSlip } from './misspelt.js'

describe('a label with one slip', () => {
  it.each([
    ['natinality', 'nationality'],
    ['nationalitty', 'nationality'],
    ['nationaliti', 'nationality'],
    ['date of brith', 'birth_date'],
    ['maritial status', 'family_status'],
    ['pasport number', 'id_number'],
  ])('%s is read as %s', (text, field) => {
    expect(misspeltLabels.find(text)?.name).toBe(field)
  })

  it.each(['nationals', 'project name', 'rational', 'marital', 'nation', ''])(
    '%j is none',
    (text) => {
      expect(misspeltLabels.find(text)).toBeNull()
    },
  )

  it('is one letter more, less, another, or two that changed places', () => {
    for (const slip of ['brith', 'birt', 'birthh', 'bitth'])
      expect(isOneSlip(slip, 'birth')).toBe(true)
    for (const other of ['birth', 'bthir', 'bi', 'earth'])
      expect(isOneSlip(other, 'birth')).toBe(false)
  })
})
