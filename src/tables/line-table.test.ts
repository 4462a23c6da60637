import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LineTable, lineTable } from './line-table.js'

const tableOf = (text: string) => new LineTable(lineTable(text))

describe('LineTable', () => {
  it('gives what follows the key', () => {
    const table = tableOf('berlin\tDE\nparis\tFR\tcapital\nbare\n')
    expect(table.get('berlin')).toBe('DE')
    expect(table.get('paris')).toBe('FR\tcapital')
    expect(table.get('bare')).toBe('')
    expect(table.size).toBe(3)
  })

  it('knows no part of a key and no value', () => {
    const table = tableOf('new york\tUS\nyork\tGB')
    expect(table.get('new')).toBeUndefined()
    expect(table.has('new yor')).toBe(false)
    expect(table.has('US')).toBe(false)
    expect(table.has('')).toBe(false)
    expect(table.get('york')).toBe('GB')
  })

  it('lets the first of two lines win', () => {
    expect(tableOf('a\t1\na\t2').get('a')).toBe('1')
  })

  it('takes an empty text', () => {
    expect(tableOf('').has('a')).toBe(false)
  })

  it('answers like a Map', () => {
    const key = fc.stringMatching(/^[a-zé ]{1,12}$/)
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.nat())), key, (entries, probe) => {
        const map = new Map<string, string>()
        for (const [name, value] of entries) if (!map.has(name)) map.set(name, String(value))
        const table = tableOf(entries.map(([name, value]) => `${name}\t${value}`).join('\n'))
        expect(table.get(probe)).toBe(map.get(probe))
        for (const [name, value] of map) expect(table.get(name)).toBe(value)
      }),
    )
  })
})
