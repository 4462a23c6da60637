// Which store a command is about to touch, as a person would name it.
import { resolve } from 'node:path'
import type { Config } from '../http/config.js'
import { postgresName } from '../store/start-error.js'

export const storeName = (config: Config): string =>
  config.DATABASE_URL === '' ? resolve(config.ROLECALL_DATA_DIR) : postgresName(config.DATABASE_URL)
