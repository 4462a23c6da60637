// rolecall --version: the version of the software; the interface has its own, in /openapi.json.
import { readFileSync } from 'node:fs'
import type { Command } from '../command.js'

export const versionCommand: Command = {
  name: 'version',
  summary: 'Prints the version (also --version)',
  run: async ({ print }) => {
    const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
    print((JSON.parse(manifest) as { version: string }).version)
  },
}
