// A resource of the management API, loaded when it is shown.
import { useCallback, useEffect, useState } from 'react'
import { manage } from './api'
import { errorText } from './trouble'

export interface Managed<D> {
  data: D | null
  error: string | null
  reload(): Promise<void>
}

export function useManaged<D>(path: string): Managed<D> {
  const [data, setData] = useState<D | null>(null)
  const [error, setError] = useState<string | null>(null)
  const reload = useCallback(async () => {
    try {
      setData((await manage<D>(path)).data)
      setError(null)
    } catch (thrown) {
      setError(errorText(thrown))
    }
  }, [path])
  useEffect(() => {
    void reload()
  }, [reload])
  return { data, error, reload }
}

/** An action that may fail: whether it runs, and what went wrong. */
export function useAction(): {
  busy: boolean
  error: string | null
  run(work: () => Promise<void>): Promise<void>
} {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const run = useCallback(async (work: () => Promise<void>) => {
    setBusy(true)
    setError(null)
    try {
      await work()
    } catch (thrown) {
      setError(errorText(thrown))
    } finally {
      setBusy(false)
    }
  }, [])
  return { busy, error, run }
}
