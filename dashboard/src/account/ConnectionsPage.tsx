// Tools that the account's holder has let in, each with a way to end it.
import type { Connection } from '../lib/types'
import { useManaged } from '../lib/use-managed'
import { T } from '../texts'
import { Notice } from '../ui/Notice'
import { Loaded } from './Loaded'
import { type Let, Revocable } from './Revocable'

const asLet = ({ connectionId, name, ...rest }: Connection): Let => ({
  ...rest,
  id: connectionId,
  name,
  shown: <bdi>{name}</bdi>,
})

export function ConnectionsPage() {
  const list = useManaged<{ connections: Connection[] }>('/v1/connections')
  return (
    <>
      <p className="quiet">{T.connections.lead}</p>
      <Loaded from={list}>
        {({ connections }) =>
          connections.length === 0 ? (
            <Notice>{T.connections.none}</Notice>
          ) : (
            <Revocable
              entries={connections.map(asLet)}
              words={T.connections}
              path="/v1/connections"
              onEnded={list.reload}
            />
          )
        }
      </Loaded>
    </>
  )
}
