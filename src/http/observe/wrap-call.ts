// Watches the calls of a service's method: when one begins, and how it ended.

// biome-ignore lint/suspicious/noExplicitAny: any function that answers later; its types are kept below.
type Later = (...parameters: any[]) => Promise<any>

export interface OnLooker<F extends Later> {
  done?(parameters: Parameters<F>, answer: Awaited<ReturnType<F>>, ms: number): void
  failed?(parameters: Parameters<F>, error: unknown, ms: number): void
}

/** The method works and answers as before; wrapping it again adds another watcher. */
export function wrapCall<T, K extends keyof T>(
  service: T,
  name: K,
  onLooker: T[K] extends Later ? OnLooker<T[K]> : never,
): void {
  const method = (service[name] as Later).bind(service)
  const watched: Later = async (...parameters) => {
    const started = performance.now()
    try {
      const answer = await method(...parameters)
      onLooker.done?.(parameters as never, answer, performance.now() - started)
      return answer
    } catch (error) {
      onLooker.failed?.(parameters as never, error, performance.now() - started)
      throw error
    }
  }
  service[name] = watched as T[K]
}
