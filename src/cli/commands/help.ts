// rolecall help: what the other commands do; with a command, its options and examples.
import type { Command, CommandOption } from '../command.js'
import { UsageError } from '../parse-arguments.js'
import { unknownCommand } from '../unknown-command.js'

/** The column at which explanations begin; longer names take a line of their own. */
const WIDTH = 22

const optionLine = ([name, option]: [string, CommandOption]): string => {
  const called = `--${name}${option.value ? ` ${option.value}` : ''}`
  const gap = called.length < WIDTH - 2 ? '' : `\n    ${' '.repeat(WIDTH - 2)}`
  return `    ${called.padEnd(WIDTH - 2)}${gap}${option.about}`
}

const wordsOf = ({ name, words = [] }: Command): string => [name, ...words].join(' ')

/** A name that is longer than the column gets a line of its own. */
function usage(command: Command): string {
  const name = wordsOf(command)
  const gap = name.length < WIDTH ? ' '.repeat(WIDTH - name.length) : `\n  ${' '.repeat(WIDTH)}`
  return name + gap + command.summary
}

const optionLines = ({ options = {} }: Command): string[] => Object.entries(options).map(optionLine)

function ofCommand(command: Command): string {
  const examples = (command.examples ?? []).map(([call, about]) => `    ${call}\n        ${about}`)
  return [
    `rolecall ${wordsOf(command)} [options]`,
    '',
    `  ${command.summary}`,
    ...(command.options ? ['', '  Options', ...optionLines(command)] : []),
    ...(examples.length > 0 ? ['', '  Examples', ...examples] : []),
  ].join('\n')
}

const ofAll = (commands: readonly Command[]): string =>
  [
    'Rolecall parses résumés and job descriptions, matches them and redacts them.',
    '',
    'rolecall [command] [options]',
    '',
    ...commands.flatMap((command) => [
      `  ${usage(command)}`,
      // A command with examples has a page of help of its own, which shows its options.
      ...(command.examples ? [] : optionLines(command)),
    ]),
    '',
    'rolecall help COMMAND shows options and examples. Settings come from the environment: see docs/configuration.md.',
  ].join('\n')

export const helpCommand = (commands: readonly Command[]): Command => ({
  name: 'help',
  words: [],
  takesMore: true,
  summary: 'Shows this, or more of one command',
  run: async ({ words, print }) => {
    const name = words.join(' ')
    if (name === '' || name === 'help') return print(ofAll(commands))
    const called = commands.filter((one) => one.name === name || one.name.startsWith(`${name} `))
    if (called.length === 0) {
      throw new UsageError(unknownCommand(words, commands))
    }
    print(called.map(ofCommand).join('\n\n'))
  },
})
