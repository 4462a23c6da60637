// Makes the plain form of a function by cutting one trick out of its compiled module, so that neither the code nor the
// bench has to keep a second form. A row whose text is not in the module any more is an error.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Pair } from './pair.js'

export interface Trick {
  name: string
  /** The module, as a path in src/ without its ending, and its function. */
  module: string
  function: string
  /** The trick in the compiled code, white space as one space; and what stands there without it. */
  cut: string
  put?: string
  /** The arguments of each call. */
  inputs: readonly (readonly unknown[])[]
}

type Form = (...given: readonly unknown[]) => unknown

const DIST = fileURLToPath(new URL('../..', import.meta.url))
const spaced = (code: string): RegExp =>
  new RegExp(code.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+'))

/** Imports changed code as a neighbour of its module: what that imports is shared. */
async function load(path: string, code: string, name: string): Promise<Form> {
  const isExported = new RegExp(`^export (?:function|const) ${name}\\b`, 'm').test(code)
  writeFileSync(path, isExported ? code : `${code}\nexport { ${name} }\n`)
  try {
    return (await import(pathToFileURL(path).href))[name]
  } finally {
    rmSync(path)
  }
}

/** Both forms are copies, so that they differ in the trick alone. */
export async function withoutTrick(trick: Trick): Promise<Pair> {
  const { name, module, cut, put = '', inputs } = trick
  const path = join(DIST, module)
  const code = readFileSync(`${path}.js`, 'utf8').replace(/^\/\/# sourceMappingURL.*$/m, '')
  const pattern = spaced(cut)
  if (!pattern.test(code)) throw new Error(`${name}: src/${module}.ts has no such trick any more`)
  const label = name.replace(/\W/g, '')
  const scanner = await load(`${path}.${label}-trick.js`, code, trick.function)
  const plain = await load(
    `${path}.${label}-plain.js`,
    code.replace(pattern, () => put),
    trick.function,
  )
  return {
    name,
    inputs,
    scanner: (given) => scanner(...(given as readonly unknown[])),
    plain: (given) => plain(...(given as readonly unknown[])),
  }
}
