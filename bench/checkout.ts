// Where a bench finds its own checkout, its texts, and the build of another checkout.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** This checkout: benches run from its dist/bench. */
export const HOME = fileURLToPath(new URL('../..', import.meta.url))

/** A file of bench/data, as text. */
export const benchText = (name: string): string =>
  readFileSync(join(HOME, 'bench/data', name), 'utf8')

/**
 * A module of a checkout's build, by the places where it has lain; the first that exists counts.
 * The caller names this checkout's type: only calls that both checkouts know can be compared.
 */
export async function moduleOf<Module>(checkout: string, ...places: string[]): Promise<Module> {
  const paths = places.map((place) => resolve(checkout, 'dist', place))
  const path = paths.find(existsSync)
  if (path === undefined) throw new Error(`${checkout} is not built, or has no ${places[0]}`)
  return (await import(pathToFileURL(path).href)) as Module
}
