// Shows what was loaded, or why it was not.
import type { ReactNode } from 'react'
import type { Managed } from '../lib/use-managed'
import { T } from '../texts'
import { Notice } from '../ui/Notice'

interface Props<D> {
  from: Managed<D>
  children(data: D): ReactNode
}

export function Loaded<D>({ from: { data, error, reload }, children }: Props<D>) {
  if (data !== null) return <>{children(data)}</>
  if (error === null) return <p className="quiet">{T.account.loading}</p>
  return (
    <Notice tone="bad">
      {error}{' '}
      <button type="button" className="button small" onClick={() => void reload()}>
        {T.actions.again}
      </button>
    </Notice>
  )
}
