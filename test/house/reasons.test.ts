// Long patterns and named numbers have a sentence on what they find, or why they are what they are.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { isNode, type Node, openSource } from './comments.js'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** A pattern up to this long, with fewer words to choose from, is read at a glance. */
const PATTERN_CHARS_MAX = 60
const CHOICES_MIN = 4

const filesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:(?:test|cost)\.tsx?|d\.ts)$/.test(name))
    .filter((name) => !/(?:^|\/)(?:node_modules|dist)\//.test(name))
    .map((name) => join(folder, name))

/** Words that a pattern chooses from, without its classes, escapes and names of groups. */
const choicesIn = (pattern: string): number =>
  pattern
    .replace(/\\[pP]\{[^}]*\}|\(\?<\w+>|\[(?:\\.|[^\]\\])*\]|\\./g, ' ')
    .split(/[|()]/)
    .filter((part) => /\p{L}{2,}/u.test(part)).length

/** A string is a pattern if it has groups that only patterns have, or escapes of classes. */
const isPatternText = (text: string): boolean => /\(\?[:=!<]|\\[bspd]/.test(text)

/** The pattern of a node; what is filled into it has a name, and is left out. */
function patternOf({ regex, quasis, value }: Node): string | undefined {
  if (regex) return (regex as { pattern: string }).pattern
  const text = Array.isArray(quasis)
    ? quasis.map((part: { value: { raw: string } }) => part.value.raw).join('')
    : value
  return typeof text === 'string' && isPatternText(text) ? text : undefined
}

function isLongPattern(node: Node): boolean {
  const pattern = patternOf(node) ?? ''
  return pattern.length > PATTERN_CHARS_MAX || choicesIn(pattern) >= CHOICES_MIN
}

/** A number, a sum or product of numbers, or a list of them. */
function isNumeric(value: unknown): boolean {
  if (!isNode(value)) return false
  if (value.type === 'Literal') return typeof value.value === 'number'
  if (value.type === 'UnaryExpression') return isNumeric(value.argument)
  if (value.type === 'BinaryExpression') return isNumeric(value.left) || isNumeric(value.right)
  if (value.type === 'TSAsExpression') return isNumeric(value.expression)
  const elements = value.type === 'ArrayExpression' ? (value.elements as unknown[]) : []
  return elements.length > 0 && elements.every(isNumeric)
}

const isNamedNumber = ({ type, declaration, declarations }: Node): boolean => {
  if (type === 'ExportNamedDeclaration') return isNode(declaration) && isNamedNumber(declaration)
  if (type !== 'VariableDeclaration') return false
  return (declarations as Node[]).some(({ init }) => isNumeric(init))
}

/** "path:line source" of each that has no comment. */
const bare = (folder: string, wanted: (node: Node, isTop: boolean) => boolean): string[] =>
  filesOf(folder).flatMap((file) =>
    [...openSource(join(ROOT, file)).withoutComment(wanted)].map((found) => `${file}:${found}`),
  )

describe('the code', () => {
  it.each(['src', 'dashboard/src'])('%s has a sentence for every long pattern', (folder) => {
    expect(bare(folder, isLongPattern)).toEqual([])
  })

  it('has a sentence for every number with a name', () => {
    expect(bare('src', (node, isTop) => isTop && isNamedNumber(node))).toEqual([])
  })
})
