// The statements of the hot path on PostgreSQL. Lists travel as one text, a line per value: no
// value of ours has a line break, and the driver's arrays cost several times as much to write.

/** Reads back what `list` writes, as an array of texts. */
const lines = (parameter: number): string => `string_to_array($${parameter}, E'\\n')`
export const list = (values: readonly (string | number | boolean)[]): string => values.join('\n')

/** Whether the balance `l` covers all that is asked of it; $9 is the running period. */
const COVERED = 'l.period >= $9 and l.total <= l.plan_credits + l.pack_credits'

/**
 * The short way, for accounts whose balance covers all of their rows. The caller brings the running
 * sums (`upto`) and totals; where this serves nothing, it uses RESERVE_IN_ORDER_SQL. Balances are
 * locked in the order of their ids, so that two processes never wait for each other in a circle;
 * plan credits go first.
 *
 * The new balance is stated whole, from the locked row. An expression over the row itself would
 * first be tried on the version of the statement's snapshot, where its check could fail.
 *
 * The statement does not wait for the disk: if the server crashes at once, the hold is gone and the
 * balance whole, and a settle that follows reserves again. The settle waits, and its wait covers
 * both.
 */
export const RESERVE_SQL = `
with locked as (
  select b.account_id, b.period, b.plan_credits, b.pack_credits, w.total
  from unnest(${lines(1)}, ${lines(2)}::bigint[]) as w(account_id, total)
    join balances b using (account_id)
  order by b.account_id
  for update of b
), covered as (
  select * from locked l where ${COVERED}
), spent as (
  update balances b set plan_credits = greatest(c.plan_credits - c.total, 0),
    pack_credits = c.pack_credits - greatest(c.total - c.plan_credits, 0)
  from covered c
  where b.account_id = c.account_id and c.total > 0
), granted as (
  select w.*, c.period,
    least(w.upto, c.plan_credits) - least(w.upto - w.cost, c.plan_credits) as plan_part
  from unnest(${lines(3)}, ${lines(4)}, ${lines(5)}::bigint[], ${lines(6)}::bigint[], ${lines(7)},
    ${lines(8)}) as w(hold_id, account_id, cost, upto, operation, request_id)
    join covered c using (account_id)
), held as (
  insert into holds (id, account_id, process_id, period, plan_credits, pack_credits,
    operation, request_id, expires_at)
  select hold_id, account_id, $10, period, plan_part, cost - plan_part, operation, request_id, $11
  from granted
)
select l.account_id, l.period, l.period < $9 as stale, ${COVERED} as covered,
  l.plan_credits + l.pack_credits as credits, set_config('synchronous_commit', 'off', true)
from locked l`

/**
 * Serves the rows of one account in their order, by running sums, as far as the balance goes.
 * Locks, balances and the disk are treated as in RESERVE_SQL.
 */
export const RESERVE_IN_ORDER_SQL = `
with unhurried as materialized (
  select set_config('synchronous_commit', 'off', true)
), wanted as (
  select * from unnest(${lines(1)}, ${lines(2)}, ${lines(3)}::bigint[], ${lines(4)}, ${lines(5)},
    ${lines(6)}::boolean[])
    with ordinality as w(hold_id, account_id, cost, operation, request_id, kept, place)
), locked as (
  select account_id, period, plan_credits, pack_credits from balances
  where account_id = any(${lines(2)})
  order by account_id
  for update
), summed as (
  select w.*, l.period, l.plan_credits, l.pack_credits,
    sum(w.cost) over (partition by w.account_id order by w.place) as upto
  from wanted w join locked l using (account_id)
  where l.period >= $8
), granted as (
  select *, least(upto, plan_credits) - least(upto - cost, plan_credits) as plan_part
  from summed
  where upto <= plan_credits + pack_credits
), taken as (
  select account_id, sum(cost) as cost, plan_credits - sum(plan_part) as plan_left,
    pack_credits - sum(cost - plan_part) as pack_left
  from granted group by account_id, plan_credits, pack_credits
), spent as (
  update balances b set plan_credits = t.plan_left, pack_credits = t.pack_left
  from taken t
  where b.account_id = t.account_id and t.cost > 0
), held as (
  insert into holds (id, account_id, process_id, period, plan_credits, pack_credits,
    operation, request_id, expires_at)
  select hold_id, account_id, $7, period, plan_part, cost - plan_part, operation, request_id, $9
  from granted where kept
)
select l.period,
  l.period < $8 as stale,
  g.hold_id is not null as held,
  l.plan_credits + l.pack_credits - coalesce(g.upto, t.cost, 0) as credits_remaining
from unhurried cross join wanted w
  left join locked l using (account_id)
  left join taken t using (account_id)
  left join granted g using (hold_id)
order by w.place`

const CLOSE_SQL = `
with ended as (
  select * from unnest(${lines(1)}, ${lines(2)}::bigint[], ${lines(3)}::boolean[])
    as e(hold_id, cost, settled)
), closed as (
  delete from holds h using ended e where h.id = e.hold_id
  returning h.*, e.cost, e.settled, least(e.cost, h.plan_credits) as plan_cost
), charged as (
  insert into ledger (account_id, kind, period, plan_delta, pack_delta, reference, operation,
    request_id, created_at)
  select account_id, 'charge', period, -plan_cost, plan_cost - cost, id, operation, request_id, $6
  from closed where cost > 0
), counted as (
  insert into usage_periods (account_id, period, shard, credits_used, calls)
  select account_id, period, $7::integer, sum(cost), count(*) from (
    select account_id, period, cost from closed where settled
    union all
    select account_id, period, 0 from unnest(${lines(4)}, ${lines(5)}) as c(account_id, period)
  ) as calls
  group by account_id, period
  order by account_id, period
  on conflict (account_id, period, shard) do update set
    credits_used = usage_periods.credits_used + excluded.credits_used,
    calls = usage_periods.calls + excluded.calls
)`

const REST_SQL = `, rest as (
  select id, account_id, period, operation, request_id,
    plan_credits - plan_cost as plan, pack_credits - (cost - plan_cost) as pack
  from closed where plan_credits + pack_credits > cost
), locked as (
  select account_id, period from balances
  where account_id in (select account_id from rest)
  order by account_id
  for update
), returned as (
  update balances b
  set plan_credits = b.plan_credits + r.plan, pack_credits = b.pack_credits + r.pack
  from (
    select rest.account_id, sum(rest.pack) as pack,
      sum(case when rest.period = locked.period then rest.plan else 0 end) as plan
    from rest join locked using (account_id)
    group by rest.account_id
  ) as r
  where b.account_id = r.account_id
), lapsed as (
  insert into ledger (account_id, kind, period, plan_delta, pack_delta, reference, operation,
    request_id, created_at)
  select r.account_id, 'lapse', r.period, -r.plan, 0, r.id, r.operation, r.request_id, $6
  from rest r join locked l using (account_id)
  where r.period <> l.period and r.plan > 0
)`

const CLAIMS_SQL = `, kept as (
  update idempotency i set charged = c.cost from closed c where c.settled and i.hold_id = c.id
), forgotten as (
  delete from idempotency i using closed c
  where not c.settled and i.hold_id = c.id and i.charged is null
)`

/** Which parts a batch of closes needs beyond charging and counting; most need none. */
export interface CloseParts {
  /**
   * Some rows give back part or all of what they hold; in a period that is over it lapses instead.
   */
  rest: boolean
  /** Some rows end a claim by Idempotency-Key. */
  claims: boolean
}

export interface CloseStatement {
  name: string
  text: string
}

/** Charges what was settled and counts it. Returns the holds that no longer existed. */
const closeStatement = (name: string, parts: string): CloseStatement => ({
  name,
  text: `${CLOSE_SQL}${parts}
select e.hold_id as id from ended e where not exists (select from closed c where c.id = e.hold_id)`,
})

const CLOSE = {
  plain: closeStatement('rolecall_close', ''),
  rest: closeStatement('rolecall_close_rest', REST_SQL),
  claims: closeStatement('rolecall_close_claims', CLAIMS_SQL),
  both: closeStatement('rolecall_close_rest_claims', `${REST_SQL}${CLAIMS_SQL}`),
}

export function closeFor({ rest, claims }: CloseParts): CloseStatement {
  if (rest) return claims ? CLOSE.both : CLOSE.rest
  return claims ? CLOSE.claims : CLOSE.plain
}
