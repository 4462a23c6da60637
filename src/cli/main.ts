#!/usr/bin/env node
import { readConfig } from '../http/config.js'
// The rolecall command: reads its arguments and calls one command.
import { setV8Flags } from '../runtime/v8-flags.js'
import { COMMANDS } from './commands/index.js'
import { errorText } from './error-text.js'
import { parseArguments, UsageError } from './parse-arguments.js'

async function main(args: string[]): Promise<void> {
  setV8Flags()
  const { command, options, words } = parseArguments(args, COMMANDS)
  await command.run({ config: readConfig(), options, words, print: (text) => console.log(text) })
}

/** Long enough for the last lines to be written. */
const EXIT_AFTER_MS = 500

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`rolecall: ${errorText(error)}`)
  process.exitCode = error instanceof UsageError ? 2 : 1
  // What was opened before a failure must not keep the process alive.
  setTimeout(() => process.exit(), EXIT_AFTER_MS).unref()
})
