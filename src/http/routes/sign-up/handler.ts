// Signs somebody up with the embedded issuer.
import { endpoint } from '../../endpoint.js'
import { signUpSchema } from './schema.js'

export const signUp = endpoint({
  ...signUpSchema,
  handle: ({ services, body, from }) => services.identity.signUp(body, from),
})
