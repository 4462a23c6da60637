// rolecall session: a dashboard session of the local account, for the management API.
import type { Command } from '../command.js'

export const sessionCommand: Command = {
  name: 'session',
  summary: 'Prints a dashboard session token of the local account',
  run: async ({ config, print }) => {
    const { withLocalAccount } = await import('../local-account.js')
    await withLocalAccount(config, async (services, account) => {
      const { token } = await services.identity.openSession(account.id)
      print(token)
    })
  },
}
