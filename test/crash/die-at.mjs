// A process that brings its calls to one point of their way, and dies there by its own hand.
//   node die-at.mjs <point> <as JSON: options of the store, catalog, calls with id, account, cost and key>
import { createAccounts } from '#engine/accounts/service.js'
import { createMetering } from '#engine/metering/service.js'
import { openStore } from '#engine/store/open-store.js'

/**
 * @typedef {{ id: string, accountId: string, cost: number, key: string }} Call
 * @typedef {import('#engine/metering/types.js').Hold} Hold
 *
 * @typedef {object} Given
 * @property {import('#engine/store/types.js').StoreOptions} options
 * @property {import('#engine/accounts/types.js').Catalog} catalog
 * @property {Call[]} calls
 */

const [point = '', given = ''] = process.argv.slice(2)
/** @type {Given} */
const { options, catalog, calls } = JSON.parse(given)
const store = await openStore(options)
const accounts = createAccounts({ store, catalog })
const metering = await createMetering({ store, accounts })

/**
 * @param {Call} call
 * @returns {import('#engine/metering/types.js').ReserveRequest}
 */
const requestOf = ({ id, accountId, cost, key }) => ({
  accountId,
  operation: 'ping',
  cost,
  requestId: id,
  ...(key && { idempotency: { key, fingerprint: metering.fingerprint(key) } }),
})
/** @param {Call} call */
const reserve = (call) => metering.reserve(requestOf(call))
/** @param {Call} call */
const again = (call) => metering.reserve({ ...requestOf(call), requestId: `${call.id}_again` })
/** @param {Call} call */
const charge = async (call) => metering.settle(await reserve(call))

/**
 * What comes before the last step, then the last step: it is not waited for.
 * @typedef {(call: Call) => Promise<unknown>} Before
 * @typedef {(hold: Hold, call: Call) => unknown} Last
 * @type {Record<string, [Before, Last]>}
 */
const WAYS = {
  'before a credit is held': [async () => {}, () => {}],
  'while it is held': [async () => {}, (_, call) => reserve(call)],
  'once it is held': [reserve, () => {}],
  'while it is charged': [reserve, (hold) => metering.settle(hold)],
  'once it is charged': [charge, () => {}],
  'while it is given back': [reserve, (hold) => metering.release(hold)],
  'once it is given back': [async (call) => metering.release(await reserve(call)), () => {}],
  'while a repeat is held': [charge, (_, call) => again(call)],
  'once a repeat is answered': [
    async (call) => {
      await charge(call)
      await metering.settle(await again(call))
    },
    () => {},
  ],
}

const way = WAYS[point]
if (way === undefined) throw new Error(`there is no point called ${point}`)
const [before, last] = way
const reached = await Promise.all(calls.map(before))
calls.forEach((call, at) => {
  last(/** @type {Hold} */ (reached[at]), call)
})
process.kill(process.pid, 'SIGKILL')
