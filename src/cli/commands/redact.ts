// rolecall redact: a document's text without personal details.
import { systemClock } from '../../runtime/clock.js'
import { CALLER_OPTIONS, callOptions, openCaller } from '../callers/open-caller.js'
import type { Command } from '../command.js'

export const redactCommand: Command = {
  name: 'redact',
  words: ['PATH'],
  summary: 'Prints a document without names, contacts and protected details',
  options: {
    json: { type: 'boolean', about: 'With the list of what was removed' },
    ...CALLER_OPTIONS,
  },
  examples: [
    ['rolecall redact cv.pdf > cv-redacted.txt', 'The redacted text'],
    ['rolecall redact cv.docx --json | jq .removed', 'What was removed'],
  ],
  run: async ({ config, options, words, print }) => {
    const { readNamed } = await import('../batch/read-input.js')
    callOptions(options, systemClock.now())
    const input = await readNamed(words[0] ?? '')
    const caller = await openCaller(config, options, 1)
    try {
      const result = await caller.redact(input)
      print(options.json ? JSON.stringify(result, null, 2) : result.redacted_text)
    } finally {
      await caller.close()
    }
  },
}
