// Opens the portal for the session's account.
import { endpoint } from '../../endpoint.js'
import { portalSchema } from './schema.js'

export const portal = endpoint({
  ...portalSchema,
  handle: ({ services, account }) => services.billing.portal(account),
})
