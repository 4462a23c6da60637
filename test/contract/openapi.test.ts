// Calls every route of the OpenAPI document, and checks the real answers against it.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApiDocument } from '../../src/http/openapi/document.js'
import { ROUTES } from '../../src/http/routes/index.js'
import { openTestApp, type Person, type TestApp } from '../support/app.js'
import { leaveCredits } from '../support/balance.js'
import type { Answer, CallOptions } from '../support/call.js'

interface Described {
  operationId: string
  security: Record<string, unknown>[]
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: { required: boolean; content: { 'application/json': { example?: unknown } } }
  responses: Record<string, unknown>
}
interface Document {
  openapi: string
  info: { version: string }
  paths: Record<string, Record<string, Described>>
}
interface Step {
  path: string
  method: string
  operation: Described
}

/** The address does not matter here: the served document names the test's own port. */
const document = openApiDocument(ROUTES, 'http://localhost') as unknown as Document
const steps: Step[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const named = (wanted: (step: Step) => boolean): [string, Step][] =>
  steps
    .filter(wanted)
    .map((step) => [`${step.method.toUpperCase()} ${step.path}`, step] as [string, Step])

const isMain = ({ operation }: Step): boolean =>
  operation.security.some((scheme) => 'accessKey' in scheme)
const isManagement = ({ operation }: Step): boolean =>
  operation.security.some((scheme) => 'session' in scheme)
const isOpen = ({ operation }: Step): boolean => operation.security.length === 0

const ajv = new Ajv2020({ strict: false, allErrors: true })
;(addFormats as unknown as (instance: Ajv2020) => void)(ajv)
ajv.addSchema(document, 'openapi')

const pointer = (...parts: string[]): string =>
  parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')

function expectDocumented({ path, method }: Step, answer: Answer): void {
  const status = String(answer.status)
  const documented = document.paths[path]?.[method]?.responses ?? {}
  expect(Object.keys(documented), `${method} ${path} answered ${status}`).toContain(status)
  const at = pointer('paths', path, method, 'responses', status, 'content', 'application/json')
  const validate = ajv.getSchema(`openapi#/${at}/schema`) as ValidateFunction
  expect(validate(answer.body), JSON.stringify(validate.errors)).toBe(true)
}

let app: TestApp
let poor: Person
beforeAll(async () => {
  app = await openTestApp()
  poor = await app.person()
  await leaveCredits(app.services, poor.accountId, 0)
  await buyPack(app.accountId)
})
afterAll(() => app.close())

async function connectionOf(accountId: string): Promise<string> {
  const grantId = `grant_${Math.random()}`
  const client = { clientId: 'client', clientName: 'A tool' }
  await app.services.connector.connect({ accountId, grantId, ...client })
  return (await app.services.connector.list(accountId))[0]?.connectionId ?? ''
}

/** The portal opens for those who have bought something. */
async function buyPack(accountId: string): Promise<void> {
  const { accounts, billing } = app.services
  const account = await accounts.find(accountId)
  if (!account) throw new Error('the account is gone')
  const { session_id: id } = await billing.checkout(account, { pack: 'pack_500' })
  await billing.testProvider?.pay(id)
}

/** The request that the document itself gives as its example. */
async function example(step: Step, person: Person): Promise<[string, CallOptions]> {
  const { method, operation } = step
  const { keyId } = await app.services.keys.mint(person.accountId)
  const path = step.path
    .replace('{keyId}', keyId)
    .replace('{connectionId}', await connectionOf(person.accountId))
  const body = operation.requestBody?.content['application/json'].example ?? {}
  const fromPost = document.paths[step.path]?.post?.requestBody?.content['application/json']
  const values = (fromPost?.example ?? {}) as Record<string, unknown>
  const query = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query' && values[parameter.name] !== undefined)
    .map(({ name }) => {
      const value = values[name]
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      return `${name}=${encodeURIComponent(text)}`
    })
  const options: CallOptions = {
    method: method.toUpperCase(),
    ...(isMain(step) && { key: person.key }),
    ...(isManagement(step) && { session: person.session }),
    ...(operation.requestBody && { body }),
  }
  return [query.length > 0 ? `${path}?${query.join('&')}` : path, options]
}

describe('the OpenAPI document', () => {
  it('is the one that is served, in the version of the contract', async () => {
    const served = JSON.parse((await app.call('/openapi.json')).text) as Document
    expect(served).toEqual(openApiDocument(ROUTES, app.url))
    expect([served.openapi, served.info.version]).toEqual(['3.1.0', '0.1.0'])
  })

  it('names every operation once', () => {
    const ids = steps.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('describes every route that the server has, and no other', () => {
    const described = steps.map(({ path, method }) => `${method} ${path}`).sort()
    const declared = ROUTES.flatMap((route) =>
      (route.kind === 'operation' ? route.methods : [route.method]).map(
        (method) => `${method.toLowerCase()} ${route.path.replace(/:(\w+)/g, '{$1}')}`,
      ),
    ).sort()
    expect(described).toEqual(declared)
  })
})

describe('a good call', () => {
  it.each(named(() => true))('is answered as described: %s', async (_name, step) => {
    // After an account has closed itself, nothing more can be asked of it.
    const ends = step.method === 'delete' && step.path === '/v1/account'
    const [path, options] = await example(step, ends ? await app.person() : app)
    if (path === '/auth/sign-in') await app.call('/auth/sign-up', options)
    const answer = await app.call(path, options)
    expect([200, 201]).toContain(answer.status)
    expectDocumented(step, answer)
  })
})

describe('a call without a credential', () => {
  it.each(named((step) => !isOpen(step)))('is refused as described: %s', async (_name, step) => {
    const [path, options] = await example(step, app)
    const { key: _key, session: _session, ...stranger } = options
    const answer = await app.call(path, stranger)
    expect(answer.status).toBe(401)
    expectDocumented(step, answer)
  })
})

describe('a call with a body that is no object', () => {
  it.each(named(({ operation }) => operation.requestBody !== undefined))(
    'is refused as described: %s',
    async (_name, step) => {
      const [path, options] = await example(step, app)
      const answer = await app.call(path, { ...options, body: '[]' })
      expect(answer.status).toBe(400)
      expectDocumented(step, answer)
    },
  )
})

describe('a call without credits', () => {
  it.each(named(isMain))('is refused as described, unless it is free: %s', async (_name, step) => {
    const [path, options] = await example(step, poor)
    const answer = await app.call(path, options)
    const route = ROUTES.find((one) => one.kind === 'operation' && one.path === step.path)
    const free = route?.kind === 'operation' && app.services.metering.cost(route.metered) === 0
    expect(answer.status).toBe(free ? 200 : 402)
    expectDocumented(step, answer)
  })
})

describe('a call over the rate limit', () => {
  it.each(named(isMain))('is refused as described: %s', async (_name, step) => {
    const person = await app.person('free')
    const [path, options] = await example(step, person)
    const answers = await Promise.all(Array.from({ length: 12 }, () => app.call(path, options)))
    const refused = answers.filter((answer) => answer.status === 429)
    expect(refused.length).toBeGreaterThan(0)
    for (const answer of refused) expectDocumented(step, answer)
  })
})

describe('an unknown key or connection', () => {
  it.each(named(({ path }) => path.includes('{')))(
    'is not found, as described: %s',
    async (_name, step) => {
      const path = step.path.replace(/\{\w+\}/, 'key_0000000000000000000000')
      const options = { method: step.method.toUpperCase(), session: app.session }
      const answer = await app.call(path, options)
      expect(answer.status).toBe(404)
      expectDocumented(step, answer)
    },
  )
})

describe('a request that cannot be read', () => {
  it.each(named(isOpen))('is refused as described: %s', async (_name, step) => {
    const method = step.method.toUpperCase()
    const headers = { 'x-long': 'a'.repeat(1_400_000) }
    const answer = await app.call(step.path, { method, headers })
    expect(answer.status).toBe(400)
    expectDocumented(step, answer)
  })
})
