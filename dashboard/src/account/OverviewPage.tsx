// The account at a glance, with buttons to sign out, to download its data, and to close it.
import { useState } from 'react'
import { manage } from '../lib/api'
import { download } from '../lib/files'
import { wholeNumber } from '../lib/format'
import { navigate } from '../lib/router'
import { signOut, useSession } from '../lib/session'
import type { Account } from '../lib/types'
import { useAction, useManaged } from '../lib/use-managed'
import { T } from '../texts'
import { Confirm } from '../ui/Confirm'
import { Notice } from '../ui/Notice'
import { Loaded } from './Loaded'

const A = T.account

function Figures({ account }: { account: Account }) {
  const name = account.catalog.plans.find(({ id }) => id === account.plan)?.name ?? account.plan
  return (
    <dl className="figures">
      <div>
        <dt>{A.plan}</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>{A.credits}</dt>
        <dd>{wholeNumber(account.credits)}</dd>
      </div>
      <div>
        <dt>{A.limit}</dt>
        <dd>{A.perMinute(wholeNumber(account.rate_limit_rpm))}</dd>
      </div>
    </dl>
  )
}

function DataAndEnd() {
  const [asking, setAsking] = useState(false)
  const { busy, error, run } = useAction()
  const take = () =>
    run(async () => {
      const { data } = await manage('/v1/account/data')
      download('rolecall-account.json', 'application/json', JSON.stringify(data, null, 2))
    })
  const end = () =>
    run(async () => {
      setAsking(false)
      await manage('/v1/account', { method: 'DELETE' })
      await signOut()
      navigate('/')
    })
  return (
    <>
      <section className="card stack">
        <h2>{A.data}</h2>
        <p>{A.dataLead}</p>
        <div>
          <button type="button" className="button" disabled={busy} onClick={take}>
            {A.takeData}
          </button>
        </div>
      </section>
      <section className="card stack">
        <h2>{A.end}</h2>
        <p>{A.endLead}</p>
        {error && <Notice tone="bad">{error}</Notice>}
        <div>
          <button type="button" className="button danger" onClick={() => setAsking(true)}>
            {A.endAction}
          </button>
        </div>
      </section>
      {asking && (
        <Confirm
          title={A.endTitle}
          action={A.endAction}
          word={A.endWord}
          onConfirm={end}
          onClose={() => setAsking(false)}
        >
          {A.endLead}
        </Confirm>
      )}
    </>
  )
}

export function OverviewPage() {
  const account = useManaged<Account>('/v1/account')
  const { session } = useSession()
  // The parts below the figures wait until these have come or failed, so that nothing jumps.
  const isSettled = account.data !== null || account.error !== null
  return (
    <>
      <Loaded from={account}>{(data) => <Figures account={data} />}</Loaded>
      {isSettled && (
        <>
          <section className="row apart">
            <p className="quiet">
              {A.id} <code>{session?.account_id}</code>
            </p>
            <button
              type="button"
              className="button"
              onClick={async () => {
                await signOut()
                navigate('/')
              }}
            >
              {T.nav.signOut}
            </button>
          </section>
          <DataAndEnd />
        </>
      )}
    </>
  )
}
