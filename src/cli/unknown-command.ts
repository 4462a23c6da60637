// What to say of a command that does not exist: which one was probably meant.
import { nearest } from '../text/nearest.js'
import type { Command } from './command.js'

const HELP = 'see: rolecall help'

export function unknownCommand(words: readonly string[], commands: readonly Command[]): string {
  const [first = ''] = words
  const group = commands.map(({ name }) => name).filter((name) => name.startsWith(`${first} `))
  if (group.length > 0) return `${first} goes on: ${group.join(', ')}; ${HELP} ${first}`
  const meant = nearest(
    first,
    commands.map(({ name }) => name),
  )
  const hint = meant === undefined ? HELP : `did you mean ${meant}?`
  return `there is no command "${words.join(' ')}"; ${hint}`
}
