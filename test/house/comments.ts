// Which nodes of a file have a comment that speaks of them, by the file's syntax tree.
import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

export interface Node {
  type: string
  start: number
  end: number
  [member: string]: unknown
}

/** A node with those around it, from the outermost to itself; and those beside it where it is in a list. */
type Path = readonly { node: Node; list: readonly unknown[]; at: number }[]

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const isStatement = ({ type }: Node): boolean => /Statement$|Declaration$|Definition$/.test(type)
const isImport = (node: unknown): boolean => isNode(node) && node.type === 'ImportDeclaration'
/** What may be between a comment and the part of an expression that it speaks of. */
const BETWEEN = /^[\s(,[{&|?:+!=]*$/

class SourceFile {
  readonly text: string
  readonly #body: readonly unknown[]
  readonly #comments: readonly { start: number; end: number }[]

  constructor(path: string) {
    this.text = readFileSync(path, 'utf8')
    const { program, comments } = parseSync(path, this.text)
    this.#body = program.body
    this.#comments = comments
  }

  /** The nodes that the function takes and that have no comment, as "line source". */
  *withoutComment(wanted: (node: Node, isTop: boolean) => boolean): Generator<string> {
    for (const path of pathsIn(this.#body, [])) {
      const node = path.at(-1)?.node
      if (!node || !wanted(node, path.length === 1) || this.#isExplained(path)) continue
      const line = this.text.slice(0, node.start).split('\n').length
      yield `${line} ${this.text.slice(node.start, node.end)}`
    }
  }

  /**
   * Whether a comment is before the node, before what is around it within its statement, behind it on
   * its line, or at the head of the run of statements that it is in. The one statement of a function
   * has the function's comment.
   */
  #isExplained(path: Path): boolean {
    for (let depth = path.length - 1; depth >= 0; depth--) {
      const { node, list, at } = path[depth] as Path[number]
      if (this.#hasBefore(node) || this.#hasBehind(node)) return true
      if (!isStatement(node) || list.length === 0) continue
      if (this.#isInRun(list, at)) return true
      if (list.length > 1 || depth === 0) return false
    }
    return false
  }

  #hasBefore(node: Node): boolean {
    // The sentence that opens a file is about the file, not about its first import.
    if (isImport(node)) return false
    return this.#comments.some(
      ({ end }) => end <= node.start && BETWEEN.test(this.text.slice(end, node.start)),
    )
  }

  #hasBehind({ end }: Node): boolean {
    return this.#comments.some(
      ({ start }) => start >= end && !this.text.slice(end, start).includes('\n'),
    )
  }

  /** Whether the statements above it, up to an empty line, have a comment. */
  #isInRun(list: readonly unknown[], at: number): boolean {
    for (let index = at; index > 0; index--) {
      const [above, below] = [list[index - 1], list[index]] as [Node, Node]
      if (/\n\s*\n/.test(this.text.slice(above.end, below.start))) return false
      if (this.#hasBefore(above)) return true
    }
    return false
  }
}

function* pathsIn(
  value: unknown,
  around: Path,
  list: readonly unknown[] = [],
  at = 0,
): Generator<Path> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* pathsIn(item, around, value, index)
    return
  }
  if (!isNode(value)) return
  const path = [...around, { node: value, list, at }]
  yield path
  for (const member of Object.values(value)) yield* pathsIn(member, path)
}

export const openSource = (path: string): SourceFile => new SourceFile(path)
