// All tables of costs that lie beside the code: the exports of `*.cost.ts`, by part.
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CostCase } from './growth.js'

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url))
const ENDING = '.cost.ts'

export async function allCosts(): Promise<Record<string, CostCase[]>> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  const tables = files
    .filter((name) => name.endsWith(ENDING))
    .sort()
    .map(async (name) => {
      const { costs } = (await import(join(SOURCE, name))) as { costs: CostCase[] }
      return [basename(name, ENDING), costs] as const
    })
  return Object.fromEntries(await Promise.all(tables))
}
