// Shown while there is no result: waiting, running, or failed.
import { T } from '../texts'
import { Notice } from '../ui/Notice'
import type { Work } from './state'

export function Pending({ work, waiting }: { work: Work<unknown>; waiting: string }) {
  if (work.status === 'failed') return <Notice tone="bad">{work.error}</Notice>
  return (
    <p className="quiet" role="status">
      {work.status === 'running' ? T.try.input.reading : waiting}
    </p>
  )
}
