// What makes the description good to generate from: everything has a type, a description and an
// example.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { openApiDocument } from '../../src/http/openapi/document.js'
import { ROUTES } from '../../src/http/routes/index.js'
import { useTestApp } from '../support/app.js'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Node = { [key: string]: Json }

const document = openApiDocument(ROUTES, 'https://api.example.com') as unknown as Node
const ajv = new Ajv2020({ strict: false, allErrors: true })
;(addFormats as unknown as (instance: Ajv2020) => void)(ajv)
ajv.addSchema(document, 'openapi')

const isNode = (value: Json | undefined): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every object of the document with its path. */
function* nodes(value: Json, path: readonly string[] = []): Generator<[string[], Node]> {
  if (!isNode(value) && !Array.isArray(value)) return
  if (isNode(value)) yield [[...path], value]
  for (const [key, inner] of Object.entries(value)) {
    // Values inside an example are no schemas.
    if (key !== 'example' && key !== 'examples') yield* nodes(inner, [...path, key])
  }
}
const all = [...nodes(document)]

function at(reference: string): Node {
  const parts = reference.split('/').slice(1)
  return parts.reduce<Node>((node, part) => node[part] as Node, document)
}

const pointer = (parts: readonly string[]): string =>
  parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')

function expectValid(path: readonly string[], value: Json | undefined): void {
  const validate = ajv.getSchema(`openapi#/${pointer(path)}`) as ValidateFunction
  expect(validate(value), `${path.join(' ')}: ${JSON.stringify(validate.errors)}`).toBe(true)
}

const describedBy = (schema: Node): string =>
  String(schema.description ?? (schema.$ref ? at(String(schema.$ref)).description : '') ?? '')

describe('every schema of the document', () => {
  it('describes its members', () => {
    const silent = all.flatMap(([path, node]) =>
      path.at(-1) === 'properties' && isNode(node)
        ? Object.entries(node).flatMap(([name, member]) =>
            isNode(member) && describedBy(member).length > 1 ? [] : [[...path, name].join('.')],
          )
        : [],
    )
    expect(silent).toEqual([])
  })

  it('gives its alternatives a type', () => {
    const untyped = all.filter(([, node]) => Array.isArray(node.enum) && node.type === undefined)
    expect(untyped.map(([path]) => path.join('.'))).toEqual([])
  })

  it('says what kind of value it is', () => {
    const kinds = ['type', '$ref', 'anyOf', 'oneOf', 'allOf']
    const vague = all.flatMap(([path, node]) =>
      path.at(-1) === 'properties'
        ? Object.entries(node)
            .filter(([, member]) => isNode(member) && !kinds.some((kind) => kind in member))
            .map(([name]) => [...path, name].join('.'))
        : [],
    )
    expect(vague).toEqual([])
  })

  it('requires nothing through a default', () => {
    expect(all.filter(([, node]) => node.default !== undefined)).toEqual([])
  })
})

describe('every operation', () => {
  const media = all.filter(([path]) => path.at(-1) === 'application/json')

  it('has examples of its request and of its answers, and they fit', () => {
    for (const [path, node] of media) {
      const schema = [...path, 'schema']
      const several = isNode(node.examples) ? Object.values(node.examples) : []
      const values = several.map((one) => (isNode(one) ? one.value : undefined))
      if (node.example !== undefined) values.push(node.example)
      // A side that a query need not give has no example of its own.
      if (!path.includes('parameters')) expect([path, values.length > 0]).toEqual([path, true])
      for (const value of values) expectValid(schema, value)
    }
  })

  it('has examples that fit for its parameters', () => {
    for (const [path, node] of all) {
      if (path.at(-2) !== 'parameters' || node.example === undefined) continue
      expectValid([...path, 'schema'], node.example)
    }
  })

  it('shows the evidence where it can be asked for, and nowhere else', () => {
    for (const [path, node] of all) {
      if (!Array.isArray(node.parameters)) continue
      const asked = node.parameters.some((one) => isNode(one) && one.name === 'include')
      const answers = JSON.stringify((node.responses as Node)['200'] ?? {})
      expect([path, answers.includes('With include=evidence')]).toEqual([path, asked])
    }
  })
})

describe('a body', () => {
  const fits = (path: string, body: Json): boolean => {
    const way = ['paths', path, 'post', 'requestBody', 'content', 'application/json', 'schema']
    const validate = ajv.getSchema(`openapi#/${pointer(way)}`) as ValidateFunction
    return validate(body) === true
  }

  it('has exactly one of text, url and file', () => {
    expect(fits('/parse/resume', { text: 'a' })).toBe(true)
    expect(fits('/parse/resume', { file: 'YQ==', as_of: '2026-01-31' })).toBe(true)
    expect(fits('/parse/resume', {})).toBe(false)
    expect(fits('/parse/resume', { text: 'a', url: 'https://example.com' })).toBe(false)
  })

  it('has one form of each side of a match, of the right shape', () => {
    expect(fits('/match', { resume_text: 'a', role: { title: 'Nurse' } })).toBe(true)
    expect(fits('/match', { resume_text: 'a' })).toBe(false)
    expect(fits('/match', { resume_text: 'a', candidate: {}, role: {} })).toBe(false)
    expect(fits('/match', { candidate: { work_history: 3 }, role: {} })).toBe(false)
    expect(fits('/score/requirements', { candidate: {} })).toBe(false)
  })
})

describe('the served document', () => {
  const app = useTestApp({ env: { ROLECALL_PUBLIC_URL: 'https://api.example.com/' } })

  it('names the address that callers use, for calls and for OAuth', async () => {
    const served = JSON.parse((await app.call('/openapi.json')).text)
    expect(served.servers[0].url).toBe('https://api.example.com')
    const { authorizationCode } = served.components.securitySchemes.oauth.flows
    expect(authorizationCode.tokenUrl).toBe('https://api.example.com/oauth/token')
  })

  // The first document waits for the readers to start, on a machine that may be busy.
  it('describes the evidence that is answered', { timeout: 180_000 }, async () => {
    for (const [path, methods] of Object.entries(document.paths as Node)) {
      const post = (methods as Node).post as Node | undefined
      const asked = (post?.parameters as Node[] | undefined)?.some(({ name }) => name === 'include')
      if (!post || !asked) continue
      const body = ((post.requestBody as Node).content as Node)['application/json'] as Node
      const answer = await app.call(`${path}?include=evidence`, {
        key: app.key,
        body: body.example,
      })
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.body.data.evidence).toBeDefined()
      const way = ['paths', path, 'post', 'responses', '200', 'content', 'application/json']
      expectValid([...way, 'schema'], answer.body as unknown as Json)
    }
  })
})
