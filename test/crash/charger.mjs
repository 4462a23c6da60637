// A process that charges one account as fast as it can, and says so line by line, until it is killed.
//   node charger.mjs <store options as JSON> <account id>
import { writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAccounts } from '#engine/accounts/service.js'
import { createMetering } from '#engine/metering/service.js'
import { openStore } from '#engine/store/open-store.js'

const CALLERS = 32
const STDOUT = 1
const [options = '', accountId = ''] = process.argv.slice(2)

const store = await openStore(JSON.parse(options))
const metering = await createMetering({ store, accounts: createAccounts({ store }) })

/**
 * What a caller would have read: written at once, so that the kill cannot swallow it.
 * @param {string} requestId
 * @param {number} credits
 */
const acknowledge = (requestId, credits) => writeSync(STDOUT, `${requestId} ${credits}\n`)

/**
 * Of ten calls one fails after its work, two carry an Idempotency-Key and are sent twice.
 * @param {string} requestId
 * @param {number} number
 */
async function call(requestId, number) {
  const cost = 1 + (number % 3)
  const key = number % 5 === 0 ? requestId : null
  /** @type {Pick<import('#engine/metering/types.js').ReserveRequest, 'idempotency'> | null} */
  const idempotency =
    key === null ? null : { idempotency: { key, fingerprint: metering.fingerprint(key) } }
  /** @type {import('#engine/metering/types.js').ReserveRequest} */
  const request = { accountId, operation: 'ping', cost, requestId, ...idempotency }
  const hold = await metering.reserve(request)
  await sleep(Math.random() * 4)
  if (number % 10 === 3) {
    await metering.release(hold)
    return
  }
  await metering.settle(hold)
  acknowledge(requestId, cost)
  if (key) await metering.settle(await metering.reserve(request))
}

/** @param {number} name */
async function caller(name) {
  for (let number = 0; ; number += 1) await call(`req_${process.pid}_${name}_${number}`, number)
}

await Promise.all(Array.from({ length: CALLERS }, (_, name) => caller(name)))
