// rolecall store move: moves an embedded store into an empty PostgreSQL.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { postgresName } from '../../store/start-error.js'
import type { Command } from '../command.js'
import { UsageError } from '../parse-arguments.js'

const isPostgres = (url: string): boolean => /^postgres(?:ql)?:/.test(url) && URL.canParse(url)

export const storeMoveCommand: Command = {
  name: 'store move',
  summary: 'Moves the embedded store into an empty PostgreSQL; stop the server first',
  options: {
    from: { type: 'string', value: 'FOLDER', about: 'Embedded store (ROLECALL_DATA_DIR)' },
    to: { type: 'string', value: 'URL', about: 'PostgreSQL (DATABASE_URL)' },
  },
  run: async ({ config, options, print }) => {
    const folder = typeof options.from === 'string' ? options.from : config.ROLECALL_DATA_DIR
    const url = typeof options.to === 'string' ? options.to : config.DATABASE_URL
    if (url === '') throw new UsageError('say where to: --to postgres://… or DATABASE_URL')
    if (!isPostgres(url)) throw new UsageError('--to must begin with postgres:// or postgresql://')
    if (!existsSync(folder)) throw new UsageError(`there is no embedded store in ${folder}`)
    console.error(`Store: ${resolve(folder)}, to ${postgresName(url)}`)
    const { moveStore } = await import('../../store/move-store.js')
    const { openStore } = await import('../../store/open-store.js')
    const from = await openStore({ dataDir: folder, mustExist: true })
    try {
      const to = await openStore({ url })
      try {
        if (from.engine !== 'sqlite' || to.engine !== 'postgres') throw new UsageError('wrong way')
        const report = await moveStore(from, to)
        for (const { name, rows } of report.tables) print(`${name.padEnd(16)}${rows}`)
        print(
          `Moved ${report.accounts} accounts with ${report.credits} credits; the books balance.`,
        )
      } finally {
        await to.close()
      }
    } finally {
      await from.close()
    }
  },
}
