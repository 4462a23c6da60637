// The sample call of an operation in the reference, with the OpenAPI document's own example.
import type { ApiCall } from '../lib/code-samples'
import type { Operation } from './openapi'

/** Sample values for path parameters and for required queries. */
const SAMPLES: Record<string, string> = {
  keyId: 'key_…',
  connectionId: 'conn_…',
  title: 'Sr. SW Eng II',
  skill: 'k8s',
}

export function sampleCall(operation: Operation, url: string): ApiCall {
  const { path, method, auth, requestBody } = operation
  const asked = (operation.parameters ?? []).filter((one) => one.in === 'query' && one.required)
  const query = asked.map(({ name }) => `${name}=${encodeURIComponent(SAMPLES[name] ?? '')}`)
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => SAMPLES[name] ?? name)
  const example = requestBody?.content['application/json']?.example ?? {}
  return {
    url,
    path: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
    method,
    auth,
    fields: Object.entries(example).map(([name, value]) => ({ name, from: 'value', value })),
  }
}
