// rolecall match: one résumé against one job description, as a table to read or as JSON.
import { systemClock } from '../../runtime/clock.js'
import { CALLER_OPTIONS, callOptions, openCaller } from '../callers/open-caller.js'
import type { Command } from '../command.js'

export const matchCommand: Command = {
  name: 'match',
  words: ['RESUME', 'JD'],
  summary: 'Matches a résumé with a job description',
  options: {
    json: { type: 'boolean', about: 'The whole result as JSON' },
    evidence: { type: 'boolean', about: 'With --json: how the score came about' },
    ...CALLER_OPTIONS,
  },
  examples: [
    [
      'rolecall match cv.pdf posting.html',
      'What is met, with the words of the résumé, and what is missed',
    ],
    ['rolecall match cv.docx posting.txt --json', 'The same for a program'],
  ],
  run: async ({ config, options, words, print }) => {
    const { readNamed } = await import('../batch/read-input.js')
    const { matchTable } = await import('../match-table.js')
    const asked = callOptions(options, systemClock.now())
    const [resume = '', job = ''] = words
    const inputs = await Promise.all([readNamed(resume), readNamed(job)])
    const caller = await openCaller(config, options, 1)
    try {
      const parsing = { ...asked, evidence: false }
      const candidate = await caller.parseResume(inputs[0], parsing)
      const role = await caller.parseJob(inputs[1], parsing)
      const result = await caller.match(candidate, role, asked)
      print(options.json ? JSON.stringify(result, null, 2) : matchTable(candidate, role, result))
    } finally {
      await caller.close()
    }
  },
}
