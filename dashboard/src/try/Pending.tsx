// Shown while there is no result: waiting, running, or failed.
import { T } from '../texts'
import { Notice } from '../ui/Notice'
import type { Work } from './state'

interface Props {
  work: Work<unknown>
  waiting: string
  /** Said instead of the reason, where that stands elsewhere on the page. */
  notRead?: string
  /** Starts the work once more. */
  again?(): Promise<void>
}

export function Pending({ work, waiting, notRead, again }: Props) {
  const { status, error } = work
  if (status === 'failed' && notRead === undefined) {
    return (
      <Notice tone="bad">
        <p>{error?.text}</p>
        {again && error?.mayPass && (
          <button type="button" className="button small" onClick={() => void again()}>
            {T.actions.again}
          </button>
        )}
      </Notice>
    )
  }
  const idle = status === 'failed' ? notRead : waiting
  return (
    <p className="quiet" role="status">
      {status === 'running' ? T.try.input.reading : idle}
    </p>
  )
}
