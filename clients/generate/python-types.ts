// The contract's schemas as Python, for the standard library's typing of 3.9 and later.
import { type Contract, nameOf, operationsOf, type Schema } from './contract.js'

const HEAD = `"""Made from the contract by \`npm run clients\`; a test compares the two. Not for editing."""

from __future__ import annotations

from typing import Literal, Optional, TypedDict, Union
`

const SIMPLE: Record<string, string> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
}
const RESERVED = new Set(['from', 'class', 'import', 'is', 'in'])

/** Classes for objects that have no name of their own, made on the way. */
type Named = [string, Schema]

const pascal = (name: string): string =>
  name.replace(/(?:^|_)(\w)/g, (_all, letter: string) => letter.toUpperCase())

const literal = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value)

const union = (types: string[]): string => {
  const others = types.filter((type) => type !== 'None')
  const joined = others.length === 1 ? String(others[0]) : `Union[${others.join(', ')}]`
  return others.length === types.length ? joined : `Optional[${joined}]`
}

function typeOf(schema: Schema, name: string, found: Named[]): string {
  if (schema.$ref) return nameOf(schema)
  if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`
  if (schema.enum) return `Literal[${schema.enum.map(literal).join(', ')}]`
  const parts = schema.anyOf ?? schema.oneOf
  if (parts) return union(parts.map((part, index) => typeOf(part, `${name}${index + 1}`, found)))
  if (schema.type === 'array') return `list[${typeOf(schema.items ?? {}, `${name}Item`, found)}]`
  if (schema.type === 'object') {
    found.push([name, schema])
    return name
  }
  return SIMPLE[schema.type ?? ''] ?? 'object'
}

const documented = (text: string | undefined): string =>
  text === undefined ? '' : `    """${text.replaceAll('"', "'")}."""\n\n`

function classOf(name: string, base: string, total: boolean, members: string[], about: string) {
  const options = [base, ...(total ? [] : ['total=False'])].join(', ')
  return `class ${name}(${options}):\n${about}${members.join('') || '    pass\n'}`
}

/** Members that may be left out live in a class of their own: 3.9 knows no NotRequired. */
function typedDict([name, schema]: Named, found: Named[]): string {
  const { properties = {}, required = [] } = schema
  const member = (key: string): string => {
    const type = typeOf(properties[key] ?? {}, `${name}${pascal(key)}`, found)
    const about = properties[key]?.description
    return `${about ? `    # ${about}\n` : ''}    ${key}: ${type}\n`
  }
  const keys = Object.keys(properties)
  if (keys.some((key) => RESERVED.has(key))) {
    const entries = keys.map((key) => {
      const type = typeOf(properties[key] ?? {}, `${name}${pascal(key)}`, found)
      return `        "${key}": "${type}",\n`
    })
    return `${name} = TypedDict(\n    "${name}",\n    {\n${entries.join('')}    },\n)\n`
  }
  const about = documented(schema.description)
  const must = keys.filter((key) => required.includes(key))
  const may = keys.filter((key) => !required.includes(key))
  if (may.length === 0) return classOf(name, 'TypedDict', true, must.map(member), about)
  if (must.length === 0) return classOf(name, 'TypedDict', false, may.map(member), about)
  return [
    classOf(`_${name}`, 'TypedDict', true, must.map(member), ''),
    classOf(name, `_${name}`, false, may.map(member), about),
  ].join('\n\n')
}

function declarations(contract: Contract): string[] {
  const aliases: string[] = []
  const classes: string[] = []
  const queue = Object.entries(contract.components.schemas)
  for (const [name, schema] of queue) {
    const found: Named[] = []
    if (schema.type === 'object') classes.push(typedDict([name, schema], found))
    else if (schema.enum) aliases.push(`${name} = ${typeOf(schema, name, found)}\n`)
    // Bodies with alternatives are the client's own business: it takes their parts as arguments.
    queue.push(...found)
  }
  return [aliases.join(''), ...classes]
}

/** An answer with its evidence is the answer and one member more. */
function withEvidence(contract: Contract): string[] {
  const pairs = new Map(operationsOf(contract).map(({ data, evidence }) => [data, evidence]))
  return [...pairs].flatMap(([data, evidence]) =>
    evidence === undefined
      ? []
      : [classOf(`${data}WithEvidence`, data, true, [`    evidence: ${evidence}\n`], '')],
  )
}

export function pythonTypes(contract: Contract): string {
  const routes = operationsOf(contract).map(
    ({ id, method, path }) => `    "${id}": ("${method}", "${path}"),\n`,
  )
  const table = `# Method and path of every operation.\nROUTES: dict[str, tuple[str, str]] = {\n${routes.join('')}}\n`
  return [HEAD, ...declarations(contract), ...withEvidence(contract), table].join('\n\n')
}
