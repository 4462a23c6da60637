// Assembles the loops that are written in WebAssembly's text form: src/**/NAME.wat to baked/NAME.wasm beside it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import openWabt from 'wabt'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const SOURCES = ['src/sequence/net/kernels.wat']
const FEATURES = { simd: true, bulk_memory: true }

export async function assemble() {
  const wabt = await openWabt()
  for (const path of SOURCES) {
    const source = join(root, path)
    const module = wabt.parseWat(path, readFileSync(source, 'utf8'), FEATURES)
    module.validate()
    const target = source.replace(/([^/]+)\.wat$/, 'baked/$1.wasm')
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, module.toBinary({}).buffer)
    module.destroy()
  }
}
