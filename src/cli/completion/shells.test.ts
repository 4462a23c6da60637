import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { COMMANDS } from '../commands/index.js'
import { SHELLS } from './shells.js'

it.each(Object.entries(SHELLS))('%s knows every command and its options', (_shell, write) => {
  const script = write(COMMANDS)
  for (const { name, options = {} } of COMMANDS) {
    expect(script).toContain(name.split(' ')[0])
    for (const option of Object.keys(options)) expect(script).toContain(option)
  }
})

it('bash completes commands and options', () => {
  const ask = (words: string) =>
    `COMP_WORDS=(${words}); COMP_CWORD=$((\${#COMP_WORDS[@]}-1)); _rolecall; echo "\${COMPREPLY[@]}"`
  const script = `${SHELLS.bash(COMMANDS)}\n${ask('rolecall pa')}\n${ask('rolecall parse --sh')}`
  const { stdout } = spawnSync('bash', ['--norc', '-c', script], { encoding: 'utf8' })
  expect(stdout.trim().split('\n')).toEqual(['parse page', '--shard'])
})
