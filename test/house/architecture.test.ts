// ARCHITECTURE.md says what `npm run imports` checks, and the engine uses no clock, no random
// numbers and no network.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

interface Rule {
  name: string
  comment?: string
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const config = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs')) as {
  forbidden: Rule[]
}
/** Folders below all others: a line under the table says who may import them. */
const GROUND = new Set(['contract', 'runtime', 'text', 'tables', 'dates', 'sequence'])
const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')

const namesIn = (cell: string): string[] =>
  [...cell.matchAll(/[a-z]+/g)].map(([name]) => name).filter((name) => !GROUND.has(name))

/** What each folder may import, by the table. */
function tableRows(): Map<string, string[]> {
  const rows = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    const [, folders = '', , allowed = ''] = line.split('|')
    if (!folders.trim().startsWith('`src/')) continue
    const named = folders.replaceAll('src/', '').matchAll(/[a-z]+/g)
    for (const [folder] of named) rows.set(folder, namesIn(allowed))
  }
  return rows
}

/** What each folder may import, by the rules. */
const rules = new Map(
  config.forbidden
    .filter(({ name }) => name.endsWith('-imports'))
    .map(({ name, comment = '' }) => [
      name.replace('-imports', ''),
      namesIn(comment.replace(/^.*may import |nothing|of ours/g, '')),
    ]),
)

describe('the table of the house', () => {
  const rows = tableRows()

  it.each([...rules])('tells what %s may import', (folder, allowed) => {
    expect(rows.get(folder)?.toSorted()).toEqual(allowed.toSorted())
  })

  it('has a row for every folder', () => {
    const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect([...rows.keys()].sort()).toEqual(folders.sort())
  })
})

/** Folders in which the same input gives the same answer: clock and ids are passed in. */
const PURE =
  'contract runtime text tables dates sequence documents layout languages taxonomy person resume job redaction matching'
/** The clock and the ids that are passed in. */
const GIVEN = new Set(['runtime/clock.ts', 'runtime/ids.ts'])
/**
 * Impure things that need no import; `fetch` means the global one, not a method or a function of
 * ours.
 */
const IMPURE =
  /(?<![.\w#])fetch\(|\bnew WebSocket\(|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.|\bprocess\.(?:env|hrtime|cpuUsage)|\brandom(?:UUID|Bytes)\(/

/** The files of a folder of src/, by their path there, without tests and tables of costs. */
const codeIn = (folder: string): string[] =>
  readdirSync(join(ROOT, 'src', folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => name.endsWith('.ts') && !/\.(?:test|cost)\.ts$/.test(name))

describe('the engine', () => {
  it.each(PURE.split(' '))('%s asks no clock, no chance and no network', (folder) => {
    const files = codeIn(folder).filter((name) => !GIVEN.has(name))
    const guilty = files.filter((name) =>
      IMPURE.test(readFileSync(join(ROOT, 'src', name), 'utf8')),
    )
    expect(files.length).toBeGreaterThan(0)
    expect(guilty).toEqual([])
  })
})

describe('the service', () => {
  const holding = (pattern: RegExp): string[] =>
    codeIn('.').filter((name) => pattern.test(readFileSync(join(ROOT, 'src', name), 'utf8')))

  it('reads its settings from the environment in one file', () => {
    // These two read no setting: they pass an environment to a server that they start.
    const starters = ['cli/prove/scratch-server.ts', 'start/compile-ahead.ts']
    const asking = holding(/\bprocess\.env\b/).filter((name) => !starters.includes(name))
    expect(asking).toEqual(['http/config.ts'])
  })

  it('opens a database in store/ alone', () => {
    const opening = holding(/^import (?!type ).* from '(?:pg|libsql)'/m)
    expect(opening.length).toBeGreaterThan(0)
    expect(opening.filter((name) => !name.startsWith('store/'))).toEqual([])
  })
})

describe('the page of usual changes', () => {
  const page = readFileSync(join(ROOT, 'docs/where.md'), 'utf8')
  const paths = [...page.matchAll(/`((?:src|test|eval|dashboard)\/[^`]*)`/g)].map(
    ([, path]) => path,
  )

  it.each(paths)('%s is there', (path = '') => {
    expect(existsSync(join(ROOT, path))).toBe(true)
  })
})

describe('the page of the architecture', () => {
  // Paths there begin at src/ and may lack the ending; dist/ is generated, and <name> is any name.
  const paths = [...text.matchAll(/`([\w-]+(?:\/[\w.-]+)+)\/?`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('dist/'))

  it.each([...new Set(paths)])('%s is there', (path) => {
    const places = [path, join('src', path), join('src', `${path}.ts`)]
    expect(places.some((place) => existsSync(join(ROOT, place)))).toBe(true)
  })
})
