// The content of a release. .ci/release tests that it runs, and that two builds give the same
// bytes.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import {
  packagesOf,
  productionLock,
  productionManifest,
} from '../../scripts/release/production.mjs'
import { sbomOf } from '../../scripts/release/sbom.mjs'
import { tarOf } from '../../scripts/release/tar.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const readJson = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
const scratch = mkdtempSync(join(tmpdir(), 'rolecall-release-'))
afterAll(() => rmSync(scratch, { recursive: true }))

const file = (path: string, text: string) => ({ path, bytes: Buffer.from(text) })

describe('the archive', () => {
  const deep = `${'folder/'.repeat(20)}file.txt`
  const files = [file('b.txt', 'two'), file('a/long.txt', 'x'.repeat(1000)), file(deep, 'deep')]

  it('is what tar itself reads, long paths included', () => {
    const path = join(scratch, 'one.tar')
    writeFileSync(path, tarOf(files))
    expect(spawnSync('tar', ['xf', path, '-C', scratch]).status).toBe(0)
    for (const { path: name, bytes } of files) {
      expect(readFileSync(join(scratch, name))).toEqual(bytes)
    }
  })

  it('has the same bytes in whatever order its files come', () => {
    expect(tarOf([...files].reverse())).toEqual(tarOf(files))
  })
})

describe('the packages of a release', () => {
  const lock = readJson('package-lock.json')
  const shipped = readJson('scripts/release/shipped-inside.json')
  const installed = packagesOf(productionLock(lock))

  it('are the production dependencies, each with a licence and a hash', () => {
    const names = installed.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(Object.keys(readJson('package.json').dependencies)),
    )
    expect(names).not.toContain('typescript')
    for (const { name, licence, integrity } of installed) {
      expect(licence, `${name} tells no licence`).not.toBe('')
      expect(integrity, `${name} has no hash`).toMatch(/^sha512-/)
    }
  })

  it('ask npm for nothing that only builds or tests', () => {
    const manifest = productionManifest(readJson('package.json'))
    expect(manifest).not.toHaveProperty('devDependencies')
    expect(productionLock(lock).packages['']).not.toHaveProperty('devDependencies')
  })

  it('name every package that the build bakes in', () => {
    const baked = readFileSync(join(ROOT, 'scripts/bake.mjs'), 'utf8').matchAll(
      /packages: \[(.*)\]/g,
    )
    const names = [...baked].flatMap(([, list]) => [...(list ?? '').matchAll(/'([^']+)'/g)])
    expect(names.length).toBeGreaterThan(5)
    const told = [...Object.keys(shipped.data), ...installed.map(({ name }) => name)]
    for (const [, name] of names) expect(told).toContain(name)
  })

  it('name every package whose code is in the page', () => {
    const folder = join(ROOT, 'dashboard/src')
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
    const imports = [...sources.join('\n').matchAll(/from '(?!node:)((?:@[\w-]+\/)?[\w-]+)[^']*'/g)]
    expect(imports.length).toBeGreaterThan(5)
    for (const [, name] of imports) expect(Object.keys(shipped.code)).toContain(name)
  })

  it('make a CycloneDX bill that is the same every time', () => {
    const about = {
      name: 'rolecall',
      version: '1.0.0',
      licence: 'Apache-2.0',
      inside: [],
      installed,
    }
    const bill = sbomOf(about)
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 })
    expect(bill.serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-/,
    )
    const refs = bill.components.map((one) => one['bom-ref'])
    expect(new Set(refs).size).toBe(refs.length)
    expect(bill.components).toContainEqual(
      expect.objectContaining({ purl: 'pkg:npm/%40tesseract.js-data/eng@1.0.0', type: 'library' }),
    )
    expect(sbomOf(about)).toEqual(bill)
  })
})
