// rolecall restore: restores a backup into an empty store, or replaces one.
import { resolve } from 'node:path'
import type { Command } from '../command.js'
import { storeName } from '../store-name.js'
import { storeOptions } from '../store-options.js'

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'Puts a backup into the store; stop the server first',
  words: ['FILE'],
  options: {
    replace: { type: 'boolean', about: 'Also when the store has accounts: they are lost' },
  },
  run: async ({ config, options, words, print }) => {
    const file = resolve(words[0] ?? '')
    console.error(`Store: ${storeName(config)}`)
    const { openStore } = await import('../../store/open-store.js')
    const { restoreBackup } = await import('../../store/backup/restore-backup.js')
    const store = await openStore({ ...storeOptions(config), asItIs: true })
    try {
      const report = await restoreBackup(store, file, { replace: options.replace === true })
      print(
        `Restored ${report.accounts} accounts with ${report.credits} credits, as of ${report.madeAt}; the books balance.`,
      )
    } finally {
      await store.close()
    }
  },
}
