// docs/privacy.md names every table of the store, so that it tells all that is kept.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { allTables } from '../../src/store/table-rows.js'
import { onEachEngine } from '../support/store.js'

const PAGE = fileURLToPath(new URL('../../docs/privacy.md', import.meta.url))

onEachEngine('the page on privacy', (database) => {
  it('tells of every table what it holds, why, and how long', async () => {
    const store = await database().open()
    const tables = await allTables(store.db, store.engine)
    expect(tables.length).toBeGreaterThan(15)
    const rows = readFileSync(PAGE, 'utf8').matchAll(/^\| `([a-z_]+)` +\|(.+)\|$/gm)
    const told = new Map([...rows].map(([, name = '', cells = '']) => [name, cells.split('|')]))
    for (const table of tables) {
      const cells = told.get(table)
      expect(cells, `${table} is not told`).toHaveLength(3)
      for (const cell of cells ?? []) expect(cell.trim(), table).not.toBe('')
    }
    const known = new Set([...tables, 'rate_limits'])
    for (const name of told.keys()) expect(known, `${name} is no table`).toContain(name)
  })
})
