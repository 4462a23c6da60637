// The operator's own account: the first start makes it, and commands use it afterwards.
import { chmodSync, writeFileSync } from 'node:fs'
import type { AccountRecord } from '../accounts/types.js'
import type { Config } from '../http/config.js'
import { openServices } from '../http/open-services.js'
import type { Services } from '../http/services.js'
import { missing } from '../store/start-error.js'
import { storeName } from './store-name.js'

const FIRST_LABEL = 'first key'
/** The mode of a file that nobody else may read. */
const OWNER_ONLY = 0o600

/** Runs `work` over the configured store, then closes it. */
export async function withServices<T>(
  config: Config,
  work: (services: Services) => Promise<T>,
  options: { mustExist?: boolean } = {},
): Promise<T> {
  const { services, close } = await openServices(config, options)
  try {
    return await work(services)
  } finally {
    await close()
  }
}

/**
 * Runs `work` for the local account of an existing store. The store's name goes to stderr: a
 * command in the wrong folder must not pass unnoticed, and must not make a new store.
 */
export function withLocalAccount<T>(
  config: Config,
  work: (services: Services, account: AccountRecord) => Promise<T>,
): Promise<T> {
  const store = storeName(config)
  console.error(`Store: ${store}`)
  const forLocalAccount = async (services: Services): Promise<T> => {
    const account = await services.accounts.localAccount()
    if (!account) throw missing(store)
    return work(services, account)
  }
  return withServices(config, forLocalAccount, { mustExist: true })
}

/** The key is shown only once, so a file that cannot be written must not lose it. */
function writeKeyFile(path: string, key: string): void {
  try {
    writeFileSync(path, `${key}\n`, { mode: OWNER_ONLY })
    // A file that existed before would keep its mode.
    chmodSync(path, OWNER_ONLY)
  } catch (error) {
    console.error(`rolecall: ROLECALL_KEY_FILE was not written: ${(error as Error).message}`)
  }
}

/** The first API key of a new store; undefined when there is a local account already. */
export async function firstKey(config: Config, services: Services): Promise<string | undefined> {
  const { account, created } = await services.accounts.ensureLocalAccount(
    config.ROLECALL_LOCAL_PLAN,
  )
  if (!created) return undefined
  const { key } = await services.keys.mint(account.id, FIRST_LABEL)
  if (config.ROLECALL_KEY_FILE !== '') writeKeyFile(config.ROLECALL_KEY_FILE, key)
  return key
}

/** A code that opens the page, signed in to the local account, once. */
export async function makePageCode(config: Config, services: Services): Promise<string> {
  const { account } = await services.accounts.ensureLocalAccount(config.ROLECALL_LOCAL_PLAN)
  return services.identity.makeLink(account.id)
}
