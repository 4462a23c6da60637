// How far the ranking is, how long it will take, and a way to stop it.
import { useEffect, useState } from 'react'
import { timeLeft } from '../lib/format'
import { T } from '../texts'
import { cancel, clearFiles, start } from './run'
import { isOver, useRank } from './state'

const TICK_MS = 1000

/** Seconds left at the pace so far; null while nothing is done. */
function useTimeLeft(done: number, left: number): number | null {
  const startedAt = useRank((state) => state.startedAt)
  const before = useRank((state) => state.doneAtStart)
  const running = useRank((state) => state.work === 'running')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [running])
  const fresh = done - before
  if (!running || fresh <= 0) return null
  return (Math.max(0, now - startedAt) / 1000 / fresh) * left
}

export function Progress() {
  const total = useRank((state) => state.rows.length)
  const done = useRank((state) => state.rows.filter(isOver).length)
  const work = useRank((state) => state.work)
  const hasRole = useRank((state) => state.role !== null)
  const seconds = useTimeLeft(done, total - done)
  return (
    <div className="stack tight">
      <div className="row apart">
        <label htmlFor="rank-progress">{T.rank.progress(done, total)}</label>
        <span className="small quiet" role="status">
          {seconds !== null && T.rank.left(timeLeft(seconds))}
          {work === 'stopped' && T.rank.stopped}
          {!hasRole && T.rank.waiting}
        </span>
      </div>
      <progress id="rank-progress" value={done} max={total} />
      <div className="row">
        {work === 'running' && (
          <button type="button" className="button small" onClick={cancel}>
            {T.actions.cancel}
          </button>
        )}
        {work === 'stopped' && (
          <button type="button" className="button small" onClick={() => void start()}>
            {T.rank.goOn}
          </button>
        )}
        {work !== 'running' && (
          <button type="button" className="button small" onClick={clearFiles}>
            {T.rank.clear}
          </button>
        )}
      </div>
    </div>
  )
}
