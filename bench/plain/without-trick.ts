// Makes the plain form of a function by cutting one trick out of its compiled module, so that neither the code nor the
// bench has to keep a second form. A row whose text is not in the module any more is an error.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Pair } from './pair.js'

export interface Trick {
  name: string
  /** The module, as a path in src/ without its ending, and its function or class. */
  module: string
  function: string
  /** The trick in the compiled code, white space as one space; and what stands there without it. */
  cut: string
  put?: string
  /** Makes what the inputs are given to, where that is not the function itself: a class has to be made first. */
  asked?(loaded: unknown): Form
  /** The arguments of each call. */
  inputs: readonly (readonly unknown[])[]
}

type Form = (...given: readonly unknown[]) => unknown

interface TrickOf<Loaded, Given extends readonly unknown[]>
  extends Omit<Trick, 'asked' | 'inputs'> {
  asked(loaded: Loaded): (...given: Given) => unknown
  inputs: readonly Given[]
}

/** One list holds tricks of functions and classes of any type. */
export const trickOf = <Loaded, Given extends readonly unknown[]>(
  trick: TrickOf<Loaded, Given>,
): Trick => trick as unknown as Trick

const DIST = fileURLToPath(new URL('../..', import.meta.url))
const spaced = (code: string): RegExp =>
  new RegExp(code.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+'))

/** Imports changed code as a neighbour of its module: what that imports is shared. */
async function load(path: string, code: string, { function: name, asked }: Trick): Promise<Form> {
  const isExported = new RegExp(`^export (?:function\\*?|const|class) ${name}\\b`, 'm').test(code)
  writeFileSync(path, isExported ? code : `${code}\nexport { ${name} }\n`)
  try {
    const loaded = (await import(pathToFileURL(path).href))[name]
    return asked ? asked(loaded) : loaded
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
  const scanner = await load(`${path}.${label}-trick.js`, code, trick)
  const plain = await load(
    `${path}.${label}-plain.js`,
    code.replace(pattern, () => put),
    trick,
  )
  return {
    name,
    inputs,
    scanner: (given) => scanner(...(given as readonly unknown[])),
    plain: (given) => plain(...(given as readonly unknown[])),
  }
}
