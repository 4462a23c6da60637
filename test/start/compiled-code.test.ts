// Code that was compiled ahead is used if it fits, and never makes another program run.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url))
const LOADER = ['start/load-bundle.js', 'runtime/v8-flags.js', 'tables/read-apart.js']

/** A chunk as scripts/bundle.mjs writes it. */
const chunk = (code: string): string => `(function runsOnce(exports, require) { ${code}\n})`

let root: string
let bundle: string
let compiled: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rolecall-compiled-'))
  bundle = join(root, 'dist/bundles/made-up/entry.cjs')
  compiled = `${bundle}.code`
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  for (const path of LOADER) cpSync(join(DIST, path), join(root, 'dist', path))
  mkdirSync(join(bundle, '..'), { recursive: true })
  writeFileSync(
    bundle,
    chunk(`const { words } = require('./words.cjs')\nconsole.log(words('one'))`),
  )
  writeFileSync(join(bundle, '../words.cjs'), chunk("exports.words = (word) => 'said ' + word"))
})

afterEach(() => rmSync(root, { recursive: true }))

function start(then = ''): string {
  const program = `
    const { loadBundle, keepCompiled } = await import('./dist/start/load-bundle.js')
    loadBundle('made-up')
    ${then}`
  const options = { cwd: root, encoding: 'utf8' } as const
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', program], options)
  expect(run.stderr).toBe('')
  return run.stdout.trim()
}

describe('a bundle', () => {
  it('does the same without compiled code, while it is kept, and with it', () => {
    expect(start()).toBe('said one')
    expect(start('keepCompiled()')).toBe('said one')
    expect(readFileSync(compiled).length).toBeGreaterThan(0)
    expect(start()).toBe('said one')
  })

  it('that was changed by hand runs as changed, also where its length is the same', () => {
    start('keepCompiled()')
    writeFileSync(bundle, readFileSync(bundle, 'utf8').replace('one', 'two'))
    expect(start()).toBe('said two')
  })

  it('runs beside compiled code that is cut short, or of another Node', () => {
    start('keepCompiled()')
    const code = readFileSync(compiled)
    writeFileSync(compiled, code.subarray(0, 40))
    expect(start()).toBe('said one')
    // Behind the checksum of the source stands the version that V8 compares.
    code.fill(0xff, 8, 40)
    writeFileSync(compiled, code)
    expect(start()).toBe('said one')
  })
})
