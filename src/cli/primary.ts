// Several processes on one machine: starts them, restarts the dead, stops them together.
import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import { startAdminServer } from '../http/admin-server.js'
import type { Config } from '../http/config.js'
import { processLog } from '../http/logger.js'

const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const
/** A process that dies at once is not started again at once. */
const RESTART_DELAY_MS = 1000
/** A busy machine may end a worker later than its own limits say. */
const SCHEDULING_GRACE_MS = 5000

export async function runPrimary(
  config: Config,
  processes: number,
  listening: (port: number) => void,
): Promise<void> {
  const { logger, flush } = processLog(config.ROLECALL_LOG_LEVEL)
  let stopping = false
  let port: number | undefined
  // With PORT=0 the first process picks a port, and its replacements must listen there too.
  const fork = (): Worker => cluster.fork(port === undefined ? {} : { PORT: String(port) })

  cluster.setupPrimary({ args: ['serve'] })
  cluster.on('listening', (_worker, address) => {
    if (port !== undefined) return
    port = address.port
    listening(port)
  })
  cluster.on('exit', (worker: Worker, code, signal) => {
    if (stopping) {
      if (Object.keys(cluster.workers ?? {}).length > 0) return
      flush()
      process.exit(port === undefined ? 1 : 0)
    }
    // No process could ever listen: the reason is on stderr, and trying again would change nothing.
    if (port === undefined) {
      stop()
      return
    }
    logger.error({ worker: worker.process.pid, code, signal }, 'a process died')
    setTimeout(() => stopping || fork(), RESTART_DELAY_MS)
  })

  const stop = (): void => {
    if (stopping) return
    stopping = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
    const longestMs = config.ROLECALL_DRAIN_MIN_MS + config.ROLECALL_DRAIN_MAX_MS
    setTimeout(() => process.exit(1), longestMs + SCHEDULING_GRACE_MS).unref()
    if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(port === undefined ? 1 : 0)
  }
  for (const signal of STOP_SIGNALS) process.on(signal, stop)

  for (let started = 0; started < processes; started += 1) fork()
  if (config.ROLECALL_ADMIN_PORT > 0) await serveMetrics(config)
}

async function serveMetrics(config: Config): Promise<void> {
  const aggregator = new AggregatorRegistry()
  const source = {
    contentType: aggregator.contentType,
    metrics: () => aggregator.clusterMetrics(),
  }
  await startAdminServer(source, config.ROLECALL_ADMIN_PORT, config.ROLECALL_ADMIN_HOST)
}
