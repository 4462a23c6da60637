// One server process: starts, stops on a signal, and dies rather than going on half-broken.
import cluster from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import { startAdminServer } from '../http/admin-server.js'
import type { Config } from '../http/config.js'
import { errorFields, processLog } from '../http/logger.js'
import { type RunningServer, startServer } from '../http/server.js'

const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const

export async function runOneProcess(
  config: Config,
  listening: (server: RunningServer) => Promise<void> = async () => {},
): Promise<void> {
  const { logger, flush } = processLog(config.ROLECALL_LOG_LEVEL)

  const die = (error: unknown): void => {
    logger.fatal(errorFields(error), 'the process ends')
    flush()
    process.exit(1)
  }
  process.on('uncaughtException', die)
  process.on('unhandledRejection', die)

  // From here on a registry answers the primary's questions; until there are metrics, its answers
  // are empty.
  if (cluster.isWorker) new AggregatorRegistry()
  const server = await startServer(config, logger)
  AggregatorRegistry.setRegistries([server.metrics])
  const admin =
    config.ROLECALL_ADMIN_PORT > 0 && !cluster.isWorker
      ? await startAdminServer(
          server.metrics,
          config.ROLECALL_ADMIN_PORT,
          config.ROLECALL_ADMIN_HOST,
        )
      : undefined

  const stop = async (): Promise<void> => {
    await server.stop()
    admin?.closeAllConnections()
    admin?.close()
    flush()
    process.exit(0)
  }
  for (const signal of STOP_SIGNALS) process.on(signal, () => void stop())
  // Without the primary, nobody would restart or stop this process.
  if (cluster.isWorker) process.on('disconnect', () => void stop())
  await listening(server)
}
