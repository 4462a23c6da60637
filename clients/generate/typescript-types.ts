// The contract's schemas as TypeScript, with their words as comments.
import { type Contract, nameOf, operationsOf, type Schema } from './contract.js'

const HEAD = `// Made from the contract by \`npm run clients\`; a test compares the two. Not for editing.
`

const comment = (text: string | undefined, indent: string): string =>
  text === undefined ? '' : `${indent}/** ${text.replaceAll('*/', '* /')} */\n`

const quoted = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`)

function objectOf({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `
  const members = Object.entries(properties).map(([name, member]) => {
    const optional = required.includes(name) ? '' : '?'
    const described = comment(member.description, inner)
    return `${described}${inner}${quoted(name)}${optional}: ${typeOf(member, inner)}\n`
  })
  return members.length === 0 ? 'Record<string, never>' : `{\n${members.join('')}${indent}}`
}

function typeOf(schema: Schema, indent: string): string {
  if (schema.$ref) return nameOf(schema)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => `'${value}'`).join(' | ')
  const parts = schema.anyOf ?? schema.oneOf
  if (parts) return parts.map((part) => typeOf(part, indent)).join(' | ')
  if (schema.allOf) return schema.allOf.map((part) => typeOf(part, indent)).join(' & ')
  if (schema.type === 'array') return `Array<${typeOf(schema.items ?? {}, indent)}>`
  if (schema.type === 'object') return objectOf(schema, indent)
  if (schema.type === 'integer') return 'number'
  return schema.type ?? 'unknown'
}

function declaration([name, schema]: [string, Schema]): string {
  const described = comment(schema.description, '')
  const type = typeOf(schema, '')
  return schema.type === 'object' && schema.properties
    ? `${described}export interface ${name} ${type}\n`
    : `${described}export type ${name} = ${type}\n`
}

export function typescriptTypes(contract: Contract): string {
  const operations = operationsOf(contract)
  const routes = operations.map(({ id, method, path }) => `  '${id}': ['${method}', '${path}'],\n`)
  const answers = operations.map(
    ({ id, data, evidence }) => `  '${id}': { data: ${data}; evidence: ${evidence ?? 'never'} }\n`,
  )
  return [
    HEAD,
    ...Object.entries(contract.components.schemas).map(declaration),
    `/** Method and path of every operation. */\nexport const ROUTES = {\n${routes.join('')}} as const\n`,
    `/** What every operation answers. */\nexport interface Answers {\n${answers.join('')}}\n`,
  ].join('\n')
}
