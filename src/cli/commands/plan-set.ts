// rolecall plan set: moves an account to another plan, sold or not.
import type { Command } from '../command.js'

export const planSetCommand: Command = {
  name: 'plan set',
  summary: "Moves an account to a plan: local, or one of the catalog's",
  words: ['PLAN'],
  options: {
    account: { type: 'string', value: 'ID', about: 'Another account than the local one' },
  },
  run: async ({ config, options, words, print }) => {
    const { withLocalAccount } = await import('../local-account.js')
    await withLocalAccount(config, async ({ accounts, metering }, local) => {
      const id = typeof options.account === 'string' ? options.account : local.id
      if ((await accounts.find(id)) === undefined) throw new Error(`There is no account ${id}.`)
      const plan = accounts.anyPlan(words[0] ?? '')
      await metering.changePlan(id, plan.id)
      const { creditsRemaining } = await metering.usage(id)
      print(
        `${id} is on the plan ${plan.id}: ${plan.rate_limit_rpm} calls a minute, ${creditsRemaining} credits left. ` +
          'A smaller number of credits begins with the next month; running servers know within a minute.',
      )
    })
  },
}
