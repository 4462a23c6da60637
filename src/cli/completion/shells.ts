// Completion scripts, made from the table of commands: a new command or option needs nothing here.
import type { Command } from '../command.js'

const first = ({ name }: Command): string => name.split(' ')[0] ?? ''
const names = (commands: readonly Command[]): string[] => [...new Set(commands.map(first))]

const optionsOf = (commands: readonly Command[], name: string): string[] => [
  ...new Set(
    commands
      .filter((command) => first(command) === name)
      .flatMap(({ options = {} }) => Object.keys(options).map((option) => `--${option}`)),
  ),
  '--help',
]

/** Second words: of names such as "store move", and of words that are a choice ("bash|zsh|fish"). */
function wordsOf(commands: readonly Command[], name: string): string[] {
  return commands
    .filter((command) => first(command) === name)
    .flatMap(({ name: whole, words = [] }) => {
      const second = whole.split(' ')[1]
      if (second !== undefined) return [second]
      return words[0]?.includes('|') ? words[0].split('|') : []
    })
}

const takesFiles = (commands: readonly Command[], name: string): boolean =>
  commands.some(
    (command) => first(command) === name && /PATH|RESUME|JD/.test(command.words?.join(' ') ?? ''),
  )

function bash(commands: readonly Command[]): string {
  const cases = names(commands).map((name) => {
    const words = [...wordsOf(commands, name), ...optionsOf(commands, name)].join(' ')
    return `    ${name}) words="${words}" ;;`
  })
  return `# Completions of rolecall for bash: source <(rolecall completion bash)
_rolecall() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${names(commands).join(' ')}" -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [ \${#COMPREPLY[@]} -eq 0 ] && COMPREPLY=($(compgen -f -- "$current"))
}
complete -o filenames -F _rolecall rolecall`
}

const quoted = (text: string): string =>
  text.replaceAll("'", '’').replaceAll(':', ' –').replace(/[[\]]/g, '')

function zsh(commands: readonly Command[]): string {
  const listed = names(commands).map((name) => {
    const about = commands.find((command) => first(command) === name)?.summary ?? ''
    return `    '${name}:${quoted(about)}'`
  })
  const cases = names(commands).map((name) => {
    const own = commands.filter((command) => first(command) === name)
    const options = own.flatMap(({ options: all = {} }) =>
      Object.entries(all).map(
        ([option, { about, type }]) =>
          `'--${option}[${quoted(about)}]${type === 'string' ? ':value:_files' : ''}'`,
      ),
    )
    const words = wordsOf(commands, name)
    const rest = words.length > 0 ? `'1:word:(${words.join(' ')})'` : "'*:file:_files'"
    return `    ${name}) _arguments ${[...options, rest].join(' ')} ;;`
  })
  return `#compdef rolecall
# Completions of rolecall for zsh.
_rolecall() {
  local -a commands
  commands=(
${listed.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local name="\${words[2]}"
  shift words
  (( CURRENT-- ))
  case "$name" in
${cases.join('\n')}
  esac
}
compdef _rolecall rolecall`
}

function fish(commands: readonly Command[]): string {
  const lines = names(commands).flatMap((name) => {
    const own = commands.filter((command) => first(command) === name)
    const inside = `-n '__fish_seen_subcommand_from ${name}'`
    const words = wordsOf(commands, name)
    return [
      `complete -c rolecall -f -n __fish_use_subcommand -a ${name} -d '${quoted(own[0]?.summary ?? '')}'`,
      ...own.flatMap(({ options = {} }) =>
        Object.entries(options).map(
          ([option, { about, type }]) =>
            `complete -c rolecall ${inside} -l ${option}${type === 'string' ? ' -r' : ''} -d '${quoted(about)}'`,
        ),
      ),
      ...(words.length > 0 ? [`complete -c rolecall -f ${inside} -a '${words.join(' ')}'`] : []),
      ...(takesFiles(commands, name) ? [`complete -c rolecall -F ${inside}`] : []),
    ]
  })
  return ['# Completions of rolecall for fish.', ...new Set(lines)].join('\n')
}

export const SHELLS = { bash, zsh, fish } as const
