// The caller that a command's options ask for.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Config } from '../../http/config.js'
import type { CommandContext, CommandOption } from '../command.js'
import { UsageError } from '../parse-arguments.js'
import type { Caller, CallOptions } from './caller.js'

/** More threads than any machine has cores. */
const WORKERS_MAX = 256

/** Options of every command that works on documents. */
export const CALLER_OPTIONS = {
  server: {
    type: 'string',
    multiple: true,
    value: 'URL',
    about: 'Has a server do the work; again for each of several',
  },
  'key-file': {
    type: 'string',
    value: 'FILE',
    about: 'API key for --server (ROLECALL_ACCESS_KEY)',
  },
  workers: { type: 'string', value: 'N', about: 'Threads without --server; one a core otherwise' },
  'as-of': {
    type: 'string',
    value: 'DATE',
    about: 'Day on which "present" is read; today otherwise',
  },
} as const satisfies Record<string, CommandOption>

type Options = CommandContext['options']

/** @param documents how many documents there are at most; no more readers are started */
export async function openCaller(
  config: Config,
  options: Options,
  documents = Number.POSITIVE_INFINITY,
): Promise<Caller> {
  const servers = Array.isArray(options.server) ? options.server : []
  if (servers.length > 0) {
    const { serverCaller } = await import('./server-caller.js')
    return serverCaller(servers.map(addressOf), keyOf(config, options))
  }
  const { engineCaller } = await import('./engine-caller.js')
  const workers =
    options.workers === undefined ? config.ROLECALL_WORKERS : workersOf(options.workers)
  const cores = workers > 0 ? workers : Math.max(1, availableParallelism())
  return engineCaller({
    workers: Math.max(1, Math.min(cores, documents)),
    ...(config.ROLECALL_TAXONOMY_DIR !== '' && { taxonomyDir: config.ROLECALL_TAXONOMY_DIR }),
  })
}

function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new UsageError(`--server must be an address such as http://localhost:8080, not "${text}"`)
  }
  return text.replace(/\/+$/, '')
}

function keyOf(config: Config, options: Options): string {
  const file = options['key-file']
  const key =
    typeof file === 'string' ? readFileSync(file, 'utf8').trim() : config.ROLECALL_ACCESS_KEY
  if (key === '')
    throw new UsageError('--server needs a key: --key-file FILE or ROLECALL_ACCESS_KEY')
  if (/\s/.test(key)) throw new UsageError('the key of --server must be one word on one line')
  return key
}

function workersOf(text: unknown): number {
  const count = typeof text === 'string' && /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (count < 1 || count > WORKERS_MAX) {
    throw new UsageError(`--workers must be a whole number from 1 to ${WORKERS_MAX}`)
  }
  return count
}

export function callOptions(options: Options, nowMs: number): CallOptions {
  const given = options['as-of']
  const asOf = typeof given === 'string' ? given : new Date(nowMs).toISOString().slice(0, 10)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(asOf) || Number.isNaN(Date.parse(asOf))) {
    throw new UsageError(`--as-of must be a day such as 2025-06-30, not "${asOf}"`)
  }
  return { asOf, evidence: options.evidence === true }
}
