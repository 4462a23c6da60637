// Opens a checkout for the session's account.
import { endpoint } from '../../endpoint.js'
import { checkoutSchema } from './schema.js'

export const checkout = endpoint({
  ...checkoutSchema,
  handle: ({ services, account, body }) => services.billing.checkout(account, body),
})
