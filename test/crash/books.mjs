// What the two crash scripts ask of the books: every acknowledged call charged, none charged twice.

/**
 * @typedef {import('#engine/store/types.js').Store} Store
 * @typedef {[requestId: string, credits: number]} Acknowledged A call that was answered, and what it was told to cost.
 */

/**
 * @param {boolean} holds
 * @param {string} what
 */
export const demand = (holds, what) => {
  if (!holds) throw new Error(what)
}

/**
 * Request ids of an account's charges, with the credits of each; no id may stand twice.
 * @param {Store} store
 * @param {string} accountId
 */
export async function chargesOf(store, accountId) {
  const rows = await store.db
    .selectFrom('ledger')
    .select(['request_id', 'plan_delta', 'pack_delta'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'charge')
    .execute()
  /** @type {Map<string, number>} */
  const charged = new Map()
  for (const { request_id, plan_delta, pack_delta } of rows) {
    if (request_id === null) throw new Error('a charge belongs to no call')
    demand(!charged.has(request_id), `${request_id} was charged twice`)
    charged.set(request_id, -(plan_delta + pack_delta))
  }
  return charged
}

/**
 * Every acknowledged call is charged what it was told.
 * @param {Acknowledged[]} acknowledged
 * @param {Map<string, number>} charged
 */
export function holdAgainst(acknowledged, charged) {
  for (const [id, cost] of acknowledged) {
    demand(charged.get(id) === cost, `${id}: told ${cost}, charged ${charged.get(id)}`)
  }
}
