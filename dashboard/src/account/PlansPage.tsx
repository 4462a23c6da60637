// Plans and packs with their credits; buying and managing happen on the payment provider's pages.
import { manage } from '../lib/api'
import { cents, money, wholeNumber } from '../lib/format'
import type { Account } from '../lib/types'
import { useAction, useManaged } from '../lib/use-managed'
import { T } from '../texts'
import { Notice } from '../ui/Notice'
import { Loaded } from './Loaded'

const P = T.plans

interface OfferProps {
  name: string
  price: string
  facts: string[]
  isCurrent: boolean
  action: string | null
  busy: boolean
  onBuy(): void
}

function Offer({ name, price, facts, isCurrent, action, busy, onBuy }: OfferProps) {
  return (
    <li className={isCurrent ? 'card offer current' : 'card offer'}>
      <div className="row apart">
        <h3>{name}</h3>
        {isCurrent && <span className="badge good">{P.current}</span>}
      </div>
      <p className="price">{price}</p>
      <ul className="plain-list quiet">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {action !== null && (
        <button
          type="button"
          className="button"
          disabled={busy}
          aria-label={`${action}: ${name}`}
          onClick={onBuy}
        >
          {action}
        </button>
      )}
    </li>
  )
}

interface OffersProps {
  account: Account
  busy: boolean
  onBuy(what: object): void
}

function Plans({ account: { plan, catalog }, busy, onBuy }: OffersProps) {
  return (
    <section className="stack">
      <h2>{P.plans}</h2>
      <ul className="offers">
        {catalog.plans.map((one) => (
          <Offer
            key={one.id}
            name={one.name}
            price={P.monthly(money(one.monthly_price_cents))}
            facts={[
              P.credits(wholeNumber(one.monthly_credits)),
              T.account.perMinute(wholeNumber(one.rate_limit_rpm)),
            ]}
            isCurrent={one.id === plan}
            action={one.id === plan || one.monthly_price_cents === 0 ? null : P.choose}
            busy={busy}
            onBuy={() => onBuy({ plan: one.id })}
          />
        ))}
      </ul>
    </section>
  )
}

function Packs({ account: { catalog }, busy, onBuy }: OffersProps) {
  return (
    <section className="stack">
      <h2>{P.packs}</h2>
      <p className="quiet">{P.packsLead}</p>
      <ul className="offers">
        {catalog.packs.map((one) => (
          <Offer
            key={one.id}
            name={one.name}
            price={money(one.price_cents)}
            facts={[P.each(cents(one.price_cents / one.credits))]}
            isCurrent={false}
            action={P.buy}
            busy={busy}
            onBuy={() => onBuy({ pack: one.id })}
          />
        ))}
      </ul>
    </section>
  )
}

export function PlansPage() {
  const account = useManaged<Account>('/v1/account')
  const { busy, error, run } = useAction()
  /** Leaves for the provider's page, which sends the browser back. */
  const go = (path: string, body: object) =>
    run(async () => location.assign((await manage<{ url: string }>(path, { body })).data.url))
  const buy = (what: object) => go('/v1/billing/checkout', what)
  return (
    <Loaded from={account}>
      {(loaded) => (
        <>
          <div className="row apart">
            <p className="lead">{P.left(wholeNumber(loaded.credits))}</p>
            {loaded.stripe_customer && (
              <button
                type="button"
                className="button"
                disabled={busy}
                onClick={() => go('/v1/billing/portal', {})}
              >
                {P.portal}
              </button>
            )}
          </div>
          {error && <Notice tone="bad">{error}</Notice>}
          <Plans account={loaded} busy={busy} onBuy={buy} />
          <Packs account={loaded} busy={busy} onBuy={buy} />
          <p className="small quiet">{P.where}</p>
        </>
      )}
    </Loaded>
  )
}
