// Gives the session's account a short-lived token of the main API.
import { endpoint } from '../../endpoint.js'
import { accessTokenSchema } from './schema.js'

export const accessToken = endpoint({
  ...accessTokenSchema,
  handle: ({ services, account }) => services.identity.openAccess(account.id),
})
