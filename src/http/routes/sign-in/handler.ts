// Signs somebody in with the embedded issuer.
import { endpoint } from '../../endpoint.js'
import { signInSchema } from './schema.js'

export const signIn = endpoint({
  ...signInSchema,
  handle: ({ services, body, from }) => services.identity.signIn(body, from),
})
