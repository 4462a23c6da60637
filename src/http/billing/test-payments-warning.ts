// Warns an operator whose server gives plans away to callers from other machines.
import type { Config } from '../config.js'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i

/**
 * Undefined while only this machine can reach the server and nothing says that it is in production,
 * and where nobody can make an account.
 */
export function testPaymentsWarning(
  config: Pick<Config, 'STRIPE_SECRET_KEY' | 'HOST' | 'NODE_ENV' | 'ROLECALL_SIGN_UP'>,
): string | undefined {
  if (config.STRIPE_SECRET_KEY !== '' || !config.ROLECALL_SIGN_UP) return undefined
  if (LOOPBACK.test(config.HOST) && config.NODE_ENV !== 'production') return undefined
  return 'payments are only tests: whoever reaches this server can give itself credits and plans. Set STRIPE_SECRET_KEY, or ROLECALL_SIGN_UP=off'
}
