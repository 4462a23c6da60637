// Where the store is, according to the configuration.
import type { Config } from '../http/config.js'
import type { StoreOptions } from '../store/types.js'

export const storeOptions = (config: Config): StoreOptions => ({
  ...(config.DATABASE_URL !== '' && { url: config.DATABASE_URL }),
  dataDir: config.ROLECALL_DATA_DIR,
})
