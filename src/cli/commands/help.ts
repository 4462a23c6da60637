// rolecall help: what the other commands do.
import type { Command, CommandOption } from '../command.js'

const WIDTH = 22

const optionLine = ([name, option]: [string, CommandOption]): string =>
  `    ${`--${name}${option.value ? ` ${option.value}` : ''}`.padEnd(WIDTH - 2)}${option.about}`

/** A name that is longer than the column gets a line of its own. */
function usage(command: Command): string {
  const name = [command.name, ...(command.words ?? [])].join(' ')
  const gap = name.length < WIDTH ? ' '.repeat(WIDTH - name.length) : `\n  ${' '.repeat(WIDTH)}`
  return name + gap + command.summary
}

const commandLines = (command: Command): string[] => [
  `  ${usage(command)}`,
  ...Object.entries(command.options ?? {}).map(optionLine),
]

export const helpCommand = (commands: readonly Command[]): Command => ({
  name: 'help',
  summary: 'Shows this',
  run: async ({ print }) => {
    print(
      [
        'Rolecall parses résumés and job descriptions, matches them and redacts them.',
        '',
        'rolecall [command] [options]',
        '',
        ...commands.flatMap(commandLines),
        '',
        'Settings come from the environment: see docs/configuration.md.',
      ].join('\n'),
    )
  },
})
