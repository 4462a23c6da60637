import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LineTable } from './line-table.js'

describe('LineTable', () => {
  it('gives what follows the key', () => {
    const table = new LineTable('berlin\tDE\nparis\tFR\tcapital\nbare\n')
    expect(table.get('berlin')).toBe('DE')
    expect(table.get('paris')).toBe('FR\tcapital')
    expect(table.get('bare')).toBe('')
    expect(table.size).toBe(3)
  })

  it('knows no part of a key and no value', () => {
    const table = new LineTable('new york\tUS\nyork\tGB')
    expect(table.get('new')).toBeUndefined()
    expect(table.has('new yor')).toBe(false)
    expect(table.has('US')).toBe(false)
    expect(table.has('')).toBe(false)
    expect(table.get('york')).toBe('GB')
  })

  it('lets the first of two lines win', () => {
    expect(new LineTable('a\t1\na\t2').get('a')).toBe('1')
  })

  it('visits every key once', () => {
    const table = new LineTable('new york\tUS\nbare\nnew york\tGB')
    const keys: string[] = []
    table.eachKey((text, from, to) => keys.push(text.slice(from, to)))
    expect(keys.sort()).toEqual(['bare', 'new york'])
  })

  it('takes an empty text', () => {
    expect(new LineTable('').has('a')).toBe(false)
  })

  it('answers like a Map', () => {
    const key = fc.stringMatching(/^[a-zé ]{1,12}$/)
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.nat())), key, (entries, probe) => {
        const map = new Map<string, string>()
        for (const [name, value] of entries) if (!map.has(name)) map.set(name, String(value))
        const table = new LineTable(entries.map(([name, value]) => `${name}\t${value}`).join('\n'))
        expect(table.get(probe)).toBe(map.get(probe))
        for (const [name, value] of map) expect(table.get(name)).toBe(value)
      }),
    )
  })
})
