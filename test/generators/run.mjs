// Reads the contract with other people's tools: Redocly's linter without a warning, and the types of
// openapi-typescript and hey-api under a strict tsc. They are installed here, apart from the service.
//   npm run test:generators
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// This folder is a package of its own and cannot use the service's import names.
const built = (path) => import(new URL(`../../dist/${path}`, import.meta.url).href)
const { openApiDocument } = await built('http/openapi/document.js')
const { ROUTES } = await built('http/routes/index.js')

const here = fileURLToPath(new URL('.', import.meta.url))
const tool = (name) => join(here, 'node_modules/.bin', name)
const STRICT = [
  '--noEmit',
  '--strict',
  '--noUncheckedIndexedAccess',
  '--exactOptionalPropertyTypes',
  '--target',
  'es2022',
  '--module',
  'nodenext',
]

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  return { ok: status === 0, output: `${stdout}${stderr}` }
}

const installed = run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], here)
if (!installed.ok) {
  console.log('SKIPPED: the generators cannot be had here')
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), 'rolecall-generators-'))
const document = join(folder, 'openapi.json')
writeFileSync(document, JSON.stringify(openApiDocument(ROUTES, 'https://api.rolecall.test')))
writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
for (const sample of ['openapi-typescript.sample.ts', 'hey-api.sample.ts']) {
  cpSync(join(here, sample), join(folder, sample))
}

const types = join(folder, 'openapi-typescript.gen.ts')
const heyApi = ['-i', document, '-o', join(folder, 'hey-api'), '-p', '@hey-api/typescript']
const steps = [
  ['Redocly has nothing to say', 'redocly', ['lint', document]],
  ['openapi-typescript makes types', 'openapi-typescript', [document, '-o', types]],
  ['hey-api makes types', 'openapi-ts', heyApi],
  [
    'a strict sample needs no cast',
    'tsc',
    [...STRICT, 'openapi-typescript.sample.ts', 'hey-api.sample.ts'],
  ],
]
let failed = false
for (const [claim, name, args] of steps) {
  const { ok, output } = run(tool(name), args, folder)
  const good = ok && !/You have \d+ warning/.test(output)
  console.log(`${good ? 'ok' : 'FAILED'}: ${claim}`)
  if (!good) console.error(output)
  failed ||= !good
}
rmSync(folder, { recursive: true, force: true })
process.exitCode = failed ? 1 : 0
