// The two statements of the hot path on PostgreSQL.

/**
 * Rows of one account are served in their order, by running sums; plan credits go first. Balances
 * are locked in the order of their ids, so that two processes never wait for each other in a circle.
 *
 * The new balance is stated whole, from the locked row. An expression over the row itself would be
 * tried on the version of the statement's snapshot first, and its check could fail on that.
 *
 * It does not wait for the disk: should the server crash at once, the hold is gone and the balance
 * whole, and a settle that follows reserves again. The settle waits, and its wait covers both.
 */
export const RESERVE_SQL = `
with unhurried as materialized (
  select set_config('synchronous_commit', 'off', true)
), wanted as (
  select * from unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::boolean[])
    with ordinality as w(hold_id, account_id, cost, operation, request_id, kept, place)
), locked as (
  select account_id, period, plan_credits, pack_credits from balances
  where account_id = any($2::text[])
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
  select * from unnest($1::text[], $2::bigint[], $3::boolean[]) as e(hold_id, cost, settled)
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
    select account_id, period, 0 from unnest($4::text[], $5::text[]) as c(account_id, period)
  ) as calls
  group by account_id, period
  order by account_id, period
  on conflict (account_id, period, shard) do update set
    credits_used = usage_periods.credits_used + excluded.credits_used,
    calls = usage_periods.calls + excluded.calls
), rest as (
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

/**
 * Charges what was settled, counts it, and gives the rest back; what is left of a period that is
 * over lapses instead. With `claims` it also ends what the holds had claimed by Idempotency-Key.
 */
export const closeSql = (claims: boolean): string =>
  `${CLOSE_SQL}${claims ? CLAIMS_SQL : ''} select id from closed`
