// What the two crash scripts ask of the books: every acknowledged call charged, none charged twice.

export const demand = (holds, what) => {
  if (!holds) throw new Error(what)
}

/** Request ids of an account's charges, with the credits of each; no id may stand twice. */
export async function chargesOf(store, accountId) {
  const rows = await store.db
    .selectFrom('ledger')
    .select(['request_id', 'plan_delta', 'pack_delta'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'charge')
    .execute()
  const charged = new Map()
  for (const { request_id, plan_delta, pack_delta } of rows) {
    demand(!charged.has(request_id), `${request_id} was charged twice`)
    charged.set(request_id, -(plan_delta + pack_delta))
  }
  return charged
}

/** Every acknowledged call is charged what it was told. */
export function holdAgainst(acknowledged, charged) {
  for (const [id, cost] of acknowledged) {
    demand(charged.get(id) === cost, `${id}: told ${cost}, charged ${charged.get(id)}`)
  }
}
