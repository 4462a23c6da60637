// The calls that the SDK makes, as the test provider answers them.
import type { ObjectStore } from '../object-store.js'
import type { Outbox } from '../outbox.js'
import type { FormFields } from '../parse-form.js'
import { chargeCalls } from './charges.js'
import { checkoutCalls } from './checkouts.js'
import { ApiError, type Handlers } from './handler.js'
import { portalCalls } from './portals.js'
import { priceCalls } from './prices.js'

export interface ApiCall {
  method: string
  /** The path without /v1. */
  path: string
  fields: FormFields
}

export interface ApiParts {
  objects: ObjectStore
  outbox: Outbox
  pageUrl(page: 'checkout' | 'portal', id: string): string
}

export function providerApi({ objects, outbox, pageUrl }: ApiParts) {
  const handlers: Handlers = {
    ...priceCalls(objects),
    ...checkoutCalls(objects, (id) => pageUrl('checkout', id)),
    ...portalCalls(objects, (id) => pageUrl('portal', id)),
    ...chargeCalls(objects, outbox),
  }

  return ({ method, path, fields }: ApiCall): Promise<unknown> => {
    const parts = path.split('/')
    for (const at of [parts.length, parts.length - 1, parts.length - 2]) {
      const pattern = parts.map((part, index) => (index === at ? ':id' : part)).join('/')
      const handler = handlers[`${method} ${pattern}`]
      if (handler) return handler(fields, decodeURIComponent(parts[at] ?? ''))
    }
    throw new ApiError(404, 'The test provider does not know this call.')
  }
}
