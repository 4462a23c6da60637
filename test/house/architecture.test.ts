// ARCHITECTURE.md says what `npm run imports` checks, and the engine asks no clock and no chance.
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
/** Below everything else: the table names what may be imported besides. */
const GROUND = new Set(['contract', 'runtime', 'text', 'tables', 'dates', 'sequence'])
const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')

const namesIn = (cell: string): string[] =>
  [...cell.matchAll(/[a-z]+/g)].map(([name]) => name).filter((name) => !GROUND.has(name))

/** Folder → what it may import, by the table. */
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

/** Folder → what it may import, by the rules. */
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

/** Folders in which the same input gives the same answer: clock and ids come in. */
const PURE =
  'contract runtime text tables dates sequence documents layout languages taxonomy person resume job redaction matching'
/** The clock that comes in, and the ids. */
const GIVEN = new Set(['runtime/clock.ts', 'runtime/ids.ts'])
const IMPURE =
  /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.|\bprocess\.(?:env|hrtime|cpuUsage)|\brandom(?:UUID|Bytes)\(/

describe('the engine', () => {
  it.each(PURE.split(' '))('%s asks no clock and no chance', (folder) => {
    const files = readdirSync(join(ROOT, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.(?:test|cost)\.ts$/.test(name))
      .map((name) => `${folder}/${name}`)
      .filter((name) => !GIVEN.has(name))
    const guilty = files.filter((name) =>
      IMPURE.test(readFileSync(join(ROOT, 'src', name), 'utf8')),
    )
    expect(files.length).toBeGreaterThan(0)
    expect(guilty).toEqual([])
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
  // Paths begin at src/ there, and may leave out the ending; dist/ is made, <name> is any name.
  const paths = [...text.matchAll(/`([\w-]+(?:\/[\w.-]+)+)\/?`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('dist/'))

  it.each([...new Set(paths)])('%s is there', (path) => {
    const places = [path, join('src', path), join('src', `${path}.ts`)]
    expect(places.some((place) => existsSync(join(ROOT, place)))).toBe(true)
  })
})
