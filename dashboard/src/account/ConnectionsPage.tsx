// Tools that the account's holder has let in, each with a way to end it.
import { useState } from 'react'
import { manage } from '../lib/api'
import { moment } from '../lib/format'
import type { Connection } from '../lib/types'
import { useAction, useManaged } from '../lib/use-managed'
import { T } from '../texts'
import { Confirm } from '../ui/Confirm'
import { Notice } from '../ui/Notice'
import { Loaded } from './Loaded'

const C = T.connections

function Line({ entry, onEnd }: { entry: Connection; onEnd(entry: Connection): void }) {
  return (
    <tr>
      <th scope="row">
        <bdi>{entry.name}</bdi>
      </th>
      <td>{moment(entry.createdAt)}</td>
      <td>{entry.lastUsedAt ? moment(entry.lastUsedAt) : T.keys.never}</td>
      <td>
        {entry.revokedAt ? (
          <span className="badge">{C.ended}</span>
        ) : (
          <button
            type="button"
            className="button small danger"
            aria-label={C.endOne(entry.name)}
            onClick={() => onEnd(entry)}
          >
            {C.end}
          </button>
        )}
      </td>
    </tr>
  )
}

export function ConnectionsPage() {
  const list = useManaged<{ connections: Connection[] }>('/v1/connections')
  const [asked, setAsked] = useState<Connection | null>(null)
  const { error, run } = useAction()
  const end = (id: string) =>
    run(async () => {
      setAsked(null)
      await manage(`/v1/connections/${id}`, { method: 'DELETE' })
      await list.reload()
    })
  return (
    <>
      <p className="quiet">{C.lead}</p>
      {error && <Notice tone="bad">{error}</Notice>}
      <Loaded from={list}>
        {({ connections }) =>
          connections.length === 0 ? (
            <Notice>{C.none}</Notice>
          ) : (
            <div className="wide-table">
              <table>
                <thead>
                  <tr>
                    <th scope="col">{C.tool}</th>
                    <th scope="col">{C.since}</th>
                    <th scope="col">{T.keys.used}</th>
                    <th scope="col">{T.keys.state}</th>
                  </tr>
                </thead>
                <tbody>
                  {connections.map((entry) => (
                    <Line key={entry.connectionId} entry={entry} onEnd={setAsked} />
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Loaded>
      {asked && (
        <Confirm
          title={C.endTitle}
          action={C.end}
          onConfirm={() => end(asked.connectionId)}
          onClose={() => setAsked(null)}
        >
          <bdi>{asked.name}</bdi>. {C.endLead}
        </Confirm>
      )}
    </>
  )
}
