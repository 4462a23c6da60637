// What a command of the command line declares.
import type { ParseArgsConfig } from 'node:util'
import type { Config } from '../http/config.js'

export interface CommandContext {
  config: Config
  options: Record<string, string | boolean | string[] | undefined>
  /** As many words as the command names in `words`, or more where it takes more. */
  words: readonly string[]
  print(text: string): void
}

export interface Command {
  /** The words that call the command, for instance `store move`. */
  name: string
  summary: string
  /** Words that must follow the name, as the help shows them. */
  words?: readonly string[]
  /** Whether the last of `words` may be repeated. */
  takesMore?: boolean
  options?: Record<string, CommandOption>
  /** Shown by its help: a call, and what it does. */
  examples?: readonly (readonly [call: string, about: string])[]
  /** Loads its own dependencies, so that other commands start fast. */
  run(context: CommandContext): Promise<void>
}

export type CommandOption = NonNullable<ParseArgsConfig['options']>[string] & {
  about: string
  /** How the value is shown in the help. */
  value?: string
  /** Values that it takes, for completions. */
  values?: readonly string[]
}
