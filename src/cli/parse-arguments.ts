// From words to a command and its options.
import { parseArgs } from 'node:util'
import type { Command, CommandContext } from './command.js'

export class UsageError extends Error {}

const HELP_WORDS = new Set(['--help', '-h'])
const VERSION_WORDS = new Set(['--version', '-v'])
const DEFAULT_COMMAND = 'serve'

export interface ParsedArguments {
  command: Command
  options: CommandContext['options']
  words: readonly string[]
}

/** The command whose words open the arguments; longer names come first. */
function findCommand(args: string[], commands: readonly Command[]): Command | undefined {
  const byLength = [...commands].sort((a, b) => b.name.length - a.name.length)
  return byLength.find((command) =>
    command.name.split(' ').every((word, index) => args[index] === word),
  )
}

/** `rolecall parse --help` is the help of `parse`, and `rolecall plan --help` that of its commands. */
function helpWords(args: string[], commands: readonly Command[]): string[] {
  const [first = ''] = args
  const isGroup = commands.some(({ name }) => name.startsWith(`${first} `))
  return findCommand(args, commands)?.name.split(' ') ?? (isGroup ? [first] : [])
}

function isRightCount({ words = [], takesMore }: Command, count: number): boolean {
  return takesMore ? count >= words.length : count === words.length
}

export function parseArguments(args: string[], commands: readonly Command[]): ParsedArguments {
  if (VERSION_WORDS.has(args[0] ?? '')) return parseArguments(['version'], commands)
  const wantsHelp = args.some((arg) => HELP_WORDS.has(arg))
  const noCommand = args[0] === undefined || args[0].startsWith('-')
  const words = wantsHelp ? ['help'] : noCommand ? [DEFAULT_COMMAND, ...args] : args
  const command = findCommand(words, commands)
  if (!command) {
    throw new UsageError(`there is no command "${words.join(' ')}"; see: rolecall help`)
  }
  const rest = words.slice(command.name.split(' ').length)
  if (wantsHelp) return { command, options: {}, words: helpWords(args, commands) }
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: command.options ?? {},
      allowPositionals: command.words !== undefined,
      strict: true,
    })
    if (!isRightCount(command, positionals.length)) {
      throw new Error(`use: rolecall ${command.name} ${command.words?.join(' ') ?? ''}`.trim())
    }
    return { command, options: values as ParsedArguments['options'], words: positionals }
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
