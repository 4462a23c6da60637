// rolecall rank: many résumés against one job description, the best first.
import { writeFileSync } from 'node:fs'
import { systemClock } from '../../runtime/clock.js'
import { CALLER_OPTIONS, callOptions, openCaller } from '../callers/open-caller.js'
import type { Command, CommandContext } from '../command.js'
import { EXIT } from '../exit-codes.js'
import { UsageError } from '../parse-arguments.js'

/** As many as a person usually reads. */
const TOP = 20
/** More than a folder of résumés holds; a larger number is a typing error. */
const TOP_MAX = 100_000

function topOf({ top = String(TOP) }: CommandContext['options']): number {
  const count = typeof top === 'string' && /^\d{1,6}$/.test(top) ? Number(top) : 0
  if (count < 1 || count > TOP_MAX) throw new UsageError(`--top must be from 1 to ${TOP_MAX}`)
  return count
}

async function formatOf(options: CommandContext['options']) {
  const { rankCsv, rankJson, rankTable } = await import('../rank/rank-texts.js')
  if (options.html) return (await import('../rank/rank-html.js')).rankHtml
  if (options.csv) return rankCsv
  return options.json ? rankJson : rankTable
}

export const rankCommand: Command = {
  name: 'rank',
  words: ['PATHS…'],
  takesMore: true,
  summary: 'Ranks résumés by how well they match a job description',
  options: {
    jd: { type: 'string', value: 'FILE', about: 'The job description' },
    top: { type: 'string', value: 'N', about: `How many are told; ${TOP} otherwise` },
    csv: { type: 'boolean', about: 'A table for spreadsheets' },
    html: { type: 'boolean', about: 'A page that stands alone, with the quotes' },
    json: { type: 'boolean', about: 'Everything, for a program' },
    out: { type: 'string', value: 'FILE', about: 'Writes to FILE instead of stdout' },
    parsed: {
      type: 'string',
      value: 'FILE',
      about: 'Keeps what was parsed in FILE, as parse --out does, and goes on where it was stopped',
    },
    ...CALLER_OPTIONS,
  },
  examples: [
    ['rolecall rank --jd posting.txt resumes/ --top 10', 'The ten that match best'],
    ['rolecall rank --jd posting.txt resumes/ --html --out ranking.html', 'A report to send on'],
    [
      'rolecall rank --jd posting.txt resumes/ --parsed results.jsonl',
      'Parses only what results.jsonl has not; run it again to go on after a stop',
    ],
  ],
  run: async ({ config, options, words, print }) => {
    const { findFiles } = await import('../batch/find-files.js')
    const { readNamed } = await import('../batch/read-input.js')
    const { failedText } = await import('../batch/tell-failed.js')
    const { NO_FILE, openParsedFile } = await import('../rank/parsed-file.js')
    const { rankFiles } = await import('../rank/rank-files.js')
    if (typeof options.jd !== 'string') throw new UsageError('say what for: --jd FILE')
    const top = topOf(options)
    const asked = callOptions(options, systemClock.now())
    const write = await formatOf(options)
    const files = findFiles(words)
    const job = await readNamed(options.jd)
    const parsed = typeof options.parsed === 'string' ? openParsedFile(options.parsed) : NO_FILE
    const caller = await openCaller(config, options, files.length)
    try {
      const role = await caller.parseJob(job, asked)
      const { ranked, failed, stopped } = await rankFiles(files, role, caller, { ...asked, parsed })
      const text = write(role, ranked.slice(0, top), ranked.length)
      if (typeof options.out === 'string' && options.out !== '-')
        writeFileSync(options.out, `${text}\n`)
      else print(text)
      process.stderr.write(failedText(failed))
      if (stopped) process.exitCode = EXIT.interrupted
      else if (failed.length > 0) process.exitCode = EXIT.someFailed
    } finally {
      parsed.close()
      await caller.close()
    }
  },
}
