import { expect, it } from 'vitest'
import { openApiDocument } from '../../../src/http/openapi/document.js'
import { ROUTES } from '../../../src/http/routes/index.js'
import { innerObject, type OpenApi, operationsOf } from './openapi.js'

const api = openApiDocument(ROUTES, '/') as unknown as OpenApi

it('lists every route of the service once, under its canonical method', () => {
  const listed = operationsOf(api).map(({ method, path }) => `${method} ${path}`)
  const routes = ROUTES.map((route) => {
    const method = route.kind === 'operation' ? route.methods[0] : route.method
    return `${method} ${route.path.replace(/:(\w+)/g, '{$1}')}`
  })
  expect([...listed].sort()).toEqual([...routes].sort())
})

it('can look into the answer of every operation', () => {
  for (const { responses, path } of operationsOf(api)) {
    const good = Object.entries(responses).find(([status]) => status.startsWith('2'))
    const schema = good?.[1].content?.['application/json']?.schema
    expect([path, schema !== undefined && innerObject(api, schema) !== null]).toEqual([path, true])
  }
})

it('can look into every body that has members, alternatives among them', () => {
  const match = operationsOf(api).find(({ path }) => path === '/match')
  const schema = match?.requestBody?.content['application/json']?.schema ?? {}
  const body = innerObject(api, schema)
  expect(Object.keys(body?.properties ?? {})).toContain('resume_file')
  expect(body?.required).toEqual([])
})
