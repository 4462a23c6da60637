// rolecall backup: writes the whole store to a file while servers go on working.
import { resolve } from 'node:path'
import type { Command } from '../command.js'
import { storeName } from '../store-name.js'
import { storeOptions } from '../store-options.js'

export const backupCommand: Command = {
  name: 'backup',
  summary: 'Writes the whole store to a new file (mode 0600); servers may go on running',
  words: ['FILE'],
  run: async ({ config, words, print }) => {
    const file = resolve(words[0] ?? '')
    console.error(`Store: ${storeName(config)}`)
    const { openStore } = await import('../../store/open-store.js')
    const { writeBackup } = await import('../../store/backup/write-backup.js')
    const store = await openStore({ ...storeOptions(config), mustExist: true, asItIs: true })
    try {
      const report = await writeBackup(store, file)
      const rows = Object.values(report.rows).reduce((sum, count) => sum + count, 0)
      print(
        `Backed up ${report.accounts} accounts with ${report.credits} credits (${rows} rows, ${report.bytes} bytes) to ${file}; the books balance.`,
      )
    } finally {
      await store.close()
    }
  },
}
