// rolecall key: another API key of the local account, for when the first one is lost.
import type { Command } from '../command.js'

export const keyCommand: Command = {
  name: 'key',
  summary: 'Mints an API key of the local account and prints it',
  options: { label: { type: 'string', about: 'Name of the key in lists', value: 'TEXT' } },
  run: async ({ config, options, print }) => {
    const { withLocalAccount } = await import('../local-account.js')
    await withLocalAccount(config, async (services, account) => {
      const label = typeof options.label === 'string' ? options.label : 'command line'
      const { key } = await services.keys.mint(account.id, label)
      print(key)
    })
  },
}
