import { expect, it } from 'vitest'
import { readConfig } from '../config.js'
import { testPaymentsWarning } from './test-payments-warning.js'

it.each([
  ['on every address', {}, true],
  ['on an address of the network', { HOST: '192.168.1.7' }, true],
  ['on the loopback in production', { HOST: '127.0.0.1', NODE_ENV: 'production' }, true],
  ['on the loopback', { HOST: '127.0.0.1' }, false],
  ['on the loopback of IPv6', { HOST: '::1' }, false],
  ['on localhost', { HOST: 'localhost', NODE_ENV: 'development' }, false],
  ['on a name that only begins like it', { HOST: 'localhost.example.com' }, true],
  ['where nobody can sign up', { ROLECALL_SIGN_UP: 'off' }, false],
  ['with a real provider', { STRIPE_SECRET_KEY: 'sk_live_x', NODE_ENV: 'production' }, false],
])('test payments %s: is there a warning?', (_name, env, warns) => {
  const warning = testPaymentsWarning(readConfig(env))
  if (warns) expect(warning).toMatch(/^payments are only tests: .*STRIPE_SECRET_KEY/)
  else expect(warning).toBeUndefined()
})
