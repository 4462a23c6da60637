// Publishes the issuer's public keys.
import { endpoint } from '../../endpoint.js'
import { sessionKeysSchema } from './schema.js'

export const sessionKeys = endpoint({
  ...sessionKeysSchema,
  handle: ({ services }) => services.identity.publicKeys(),
})
