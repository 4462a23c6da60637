// rolecall page: another one-time link that opens the page of a running server, signed in.
import type { Command } from '../command.js'

export const pageCommand: Command = {
  name: 'page',
  summary: 'Prints a link that opens the page signed in to the local account, once',
  run: async ({ config, print }) => {
    const { makePageCode, withServices } = await import('../local-account.js')
    const { pageLink } = await import('../page-link.js')
    const code = await withServices(config, (services) => makePageCode(config, services))
    print(pageLink(config.PORT, code))
  },
}
