// The OpenAPI 3.1 document, made from the same declarations that route, check and type the API.
import { PATHS, SCOPE } from '../../identity/connector/settings.js'
import type { Route, Tag } from '../endpoint.js'
import { Components, type JsonObject } from './components.js'
import { endpointRequest, operationRequest } from './requests.js'
import { HEADERS, responsesOf } from './responses.js'

/**
 * The version of the interface, as the contract states it; the software has a version of its own.
 */
export const INTERFACE_VERSION = '0.1.0'

const TAGS: Record<Tag, string> = {
  'Main API': 'Parsing, matching, extraction, normalization and redaction, with an API key',
  'Management API': 'Keys, account, usage and billing, with a dashboard session',
  Identity: 'Sign-up, sign-in and the keys that check sessions',
  Service: 'Whether the service can work',
}

const securitySchemes = (serverUrl: string): JsonObject => ({
  accessKey: { type: 'apiKey', in: 'header', name: 'x-access-key', description: 'A live API key' },
  bearerKey: { type: 'http', scheme: 'bearer', description: 'The same API key' },
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'A dashboard session token; API keys are not accepted',
  },
  oauth: {
    type: 'oauth2',
    description:
      'For connected tools: authorization code with PKCE, clients register by themselves',
    flows: {
      authorizationCode: {
        authorizationUrl: `${serverUrl}${PATHS.authorization}`,
        tokenUrl: `${serverUrl}${PATHS.token}`,
        refreshUrl: `${serverUrl}${PATHS.token}`,
        scopes: { [SCOPE]: 'The main API, as the account' },
      },
    },
  },
})

function securityOf(route: Route): JsonObject[] {
  if (route.kind === 'operation') return [{ accessKey: [] }, { bearerKey: [] }, { oauth: [SCOPE] }]
  return route.auth === 'session' ? [{ session: [] }] : []
}

const pathOf = (route: Route): string => route.path.replace(/:([^/]+)/g, '{$1}')

function operationId(route: Route, method: string): string {
  const secondForm = route.kind === 'operation' && route.methods[0] !== method
  return secondForm ? `${route.name}-by-${method.toLowerCase()}` : route.name
}

function describe(route: Route, method: 'GET' | 'POST' | 'DELETE', components: Components) {
  const request =
    route.kind === 'operation'
      ? operationRequest(route, method === 'GET' ? 'GET' : 'POST', components)
      : endpointRequest(route, components)
  return {
    operationId: operationId(route, method),
    summary: route.summary,
    ...(route.description !== undefined && { description: route.description }),
    tags: [route.tag],
    security: securityOf(route),
    ...request,
    responses: responsesOf(route, components),
  }
}

export function openApiDocument(routes: readonly Route[], serverUrl: string): JsonObject {
  const components = new Components()
  const paths: { [path: string]: JsonObject } = {}
  for (const route of routes) {
    const item = paths[pathOf(route)] ?? {}
    for (const method of route.kind === 'operation' ? route.methods : [route.method]) {
      item[method.toLowerCase()] = describe(route, method, components)
    }
    paths[pathOf(route)] = item
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rolecall',
      version: INTERFACE_VERSION,
      description:
        'Parses résumés and job descriptions, matches them and redacts them. Documents are never stored.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: serverUrl, description: 'This server' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: components.schemas,
      headers: HEADERS,
      securitySchemes: securitySchemes(serverUrl),
    },
  }
}
