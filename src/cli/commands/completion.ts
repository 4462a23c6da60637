// rolecall completion: what a shell needs to complete commands, options and files.
import type { Command } from '../command.js'
import { UsageError } from '../parse-arguments.js'

export const completionCommand = (commands: () => readonly Command[]): Command => ({
  name: 'completion',
  words: ['bash|zsh|fish'],
  summary: 'Prints completions for a shell',
  examples: [
    ['source <(rolecall completion bash)', 'In ~/.bashrc'],
    ['rolecall completion zsh > "$fpath[1]/_rolecall"', 'Once, for zsh'],
    ['rolecall completion fish > ~/.config/fish/completions/rolecall.fish', 'Once, for fish'],
  ],
  run: async ({ words, print }) => {
    const { SHELLS } = await import('../completion/shells.js')
    const shell = words[0] ?? ''
    if (!Object.hasOwn(SHELLS, shell)) {
      throw new UsageError(`there are completions for bash, zsh and fish, not for "${shell}"`)
    }
    print(SHELLS[shell as keyof typeof SHELLS](commands()))
  },
})
