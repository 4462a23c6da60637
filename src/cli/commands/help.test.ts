import { describe, expect, it } from 'vitest'
import { readConfig } from '../../http/config.js'
import { parseArguments, UsageError } from '../parse-arguments.js'
import { COMMANDS } from './index.js'

async function printed(args: string[]): Promise<string> {
  const { command, options, words } = parseArguments(args, COMMANDS)
  const texts: string[] = []
  await command.run({ config: readConfig({}), options, words, print: (text) => texts.push(text) })
  return texts.join('\n')
}

describe('help', () => {
  it.each([
    ['help plan', 'rolecall plan set'],
    ['help plan set', 'rolecall plan set'],
    ['plan --help', 'rolecall plan set'],
    ['help store', 'rolecall store move'],
    ['help taxonomy', 'rolecall taxonomy import'],
    ['help parse', 'rolecall parse'],
  ])('%s is the help of the command, or of all commands that begin so', async (call, usage) => {
    const text = await printed(call.split(' '))
    expect(text.startsWith(`${usage} `)).toBe(true)
  })

  it.each(['help pla', 'help move', 'help plan sets'])('%s is refused', async (call) => {
    await expect(printed(call.split(' '))).rejects.toThrow(UsageError)
  })

  it.each([
    ['parze cv.pdf', 'there is no command "parze cv.pdf"; did you mean parse?'],
    ['help parze', 'there is no command "parze"; did you mean parse?'],
    ['frobnicate', 'there is no command "frobnicate"; see: rolecall help'],
    ['plan', 'plan goes on: plan set; see: rolecall help plan'],
    ['serve --port 80', 'there is no option --port; see: rolecall help serve'],
    ['parse --evidnce cv.pdf', 'there is no option --evidnce; see: rolecall help parse'],
    ['page now', 'use: rolecall page [options]'],
    ['match cv.pdf', 'use: rolecall match RESUME JD'],
  ])('a slip is answered with what was meant: %s', async (call, said) => {
    await expect(printed(call.split(' '))).rejects.toThrow(new UsageError(said))
  })

  it('alone lists every command', async () => {
    const text = await printed(['help'])
    for (const { name } of COMMANDS.slice(0, -1)) expect(text).toContain(name)
  })
})
