// Names of features out of few parts, each name built once: a document has tens of thousands, nearly
// all of them the same as in every other document, and building and hashing them costs more than the model.
import { LIKELIHOOD_EDGES, stepOf } from './bucket.js'
import { type Clues, KINDS } from './clues.js'

/** Behind the prefix a feature of a closed set: nothing out of the document's words. */
export function prefixed(prefix: string): (feature: string) => string {
  const names = new Map<string, string>()
  return (feature) => {
    const known = names.get(feature)
    if (known !== undefined) return known
    const name = `${prefix}${feature}`
    names.set(feature, name)
    return name
  }
}

/** The same for prefixes of a closed set. */
export function paired(mark: string): (left: string, right: string) => string {
  const tables = new Map<string, (right: string) => string>()
  return (left, right) => {
    let table = tables.get(left)
    if (table === undefined) {
      table = prefixed(`${left}${mark}`)
      tables.set(left, table)
    }
    return table(right)
  }
}

/** "size:0" to "size:4", by the step of a value. */
export function stepped(prefix: string, edges: readonly number[]): (value: number) => string {
  const names = Array.from({ length: edges.length + 1 }, (_, step) => `${prefix}${step}`)
  return (value) => names[stepOf(value, edges)] as string
}

/** "up:0" to "up:7": whole numbers from 0, those beyond the last as the last. */
export function counted(prefix: string, most: number): (count: number) => string {
  const names = Array.from({ length: most + 1 }, (_, count) => `${prefix}${count}`)
  return (count) => names[Math.min(count, most)] as string
}

/** One feature per kind of thing that a text could be, by its likelihood. */
export function clueNames(prefix: string): (clues: Clues, out: string[]) => void {
  const names = KINDS.map((kind) => [kind, stepped(`${prefix}${kind}:`, LIKELIHOOD_EDGES)] as const)
  return (clues, out) => {
    for (const [kind, name] of names) out.push(name(clues[kind]))
  }
}
