// rolecall serve: the server, in one process or several over the same store.
import cluster from 'node:cluster'
import type { Config } from '../../http/config.js'
import type { Services } from '../../http/services.js'
import type { Command, CommandContext } from '../command.js'
import { UsageError } from '../parse-arguments.js'
import { welcome } from '../welcome.js'

/** A process keeps a core busy; a larger number is more likely a typing error than a machine. */
const WORKERS_MAX = 64

function processesOf(config: Config, options: CommandContext['options']): number {
  const { workers } = options
  if (typeof workers !== 'string') return config.ROLECALL_PROCESSES
  const count = /^\d{1,2}$/.test(workers) ? Number(workers) : 0
  if (count < 1 || count > WORKERS_MAX) {
    throw new UsageError(`--workers must be a whole number from 1 to ${WORKERS_MAX}`)
  }
  return count
}

export const serveCommand: Command = {
  name: 'serve',
  summary: 'Serves both APIs (also without a command)',
  options: {
    workers: { type: 'string', value: 'N', about: 'Processes over the same store' },
  },
  run: async ({ config, options, print }) => {
    // Loaded on demand: a primary serves nothing itself, and a wrong option needs no server.
    const oneProcess = async () => (await import('../one-process.js')).runOneProcess
    if (cluster.isWorker) return (await oneProcess())(config)
    const processes = processesOf(config, options)
    const { firstKey, makePageCode, withServices } = await import('../local-account.js')
    const { pageLink } = await import('../page-link.js')
    const prepare = async (services: Services) => ({
      key: await firstKey(config, services),
      code: await makePageCode(config, services),
    })
    const greet = (port: number, { key, code }: Awaited<ReturnType<typeof prepare>>): void =>
      print(welcome(port, config.ROLECALL_PUBLIC_URL, { key, pageLink: pageLink(port, code) }))
    if (processes === 1) {
      // The key is made once the server listens, since a start that fails could not show it.
      return (await oneProcess())(config, async ({ port, services }) =>
        greet(port, await prepare(services)),
      )
    }
    // Runs before any server, so that only one process migrates the store and makes the key.
    const greeting = await withServices(config, prepare)
    const { runPrimary } = await import('../primary.js')
    await runPrimary(config, processes, (port) => greet(port, greeting))
  },
}
