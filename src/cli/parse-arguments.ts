// From words to a command and its options.
import { parseArgs } from 'node:util'
import type { Command, CommandContext } from './command.js'
import { unknownCommand } from './unknown-command.js'

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

/** Node's own words name an option that does not exist, and then explain what is seldom meant. */
const NO_OPTION = /^Unknown option '([^' ]+)/
/** A word where the command takes none. */
const NO_WORD = 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL'

const usageOf = ({ name, words = [] }: Command): string => ['rolecall', name, ...words].join(' ')

function misuse(command: Command, error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const option = NO_OPTION.exec(text)?.[1]
  if (option !== undefined)
    return `there is no option ${option}; see: rolecall help ${command.name}`
  const takesNone = error instanceof Error && 'code' in error && error.code === NO_WORD
  return takesNone ? `use: ${usageOf(command)} [options]` : text
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
    throw new UsageError(unknownCommand(words, commands))
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
      throw new Error(`use: ${usageOf(command)}`)
    }
    return { command, options: values as ParsedArguments['options'], words: positionals }
  } catch (error) {
    throw new UsageError(misuse(command, error))
  }
}
