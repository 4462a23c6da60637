// rolecall parse: files and folders to JSON lines or CSV; goes on where it was stopped.
import { systemClock } from '../../runtime/clock.js'
import type { Parsed } from '../batch/lines.js'
import { CALLER_OPTIONS, callOptions, openCaller } from '../callers/open-caller.js'
import type { Command, CommandContext } from '../command.js'
import { EXIT } from '../exit-codes.js'
import { UsageError } from '../parse-arguments.js'

type Options = CommandContext['options']

async function linesFor(options: Options) {
  const { candidateCsv, jsonLines, roleCsv } = await import('../batch/lines.js')
  if (options.csv !== true) return jsonLines
  return isJob(options) ? roleCsv : candidateCsv
}

function isJob({ kind = 'resume' }: Options): boolean {
  if (kind !== 'resume' && kind !== 'jd') throw new UsageError('--kind must be resume or jd')
  return kind === 'jd'
}

/** Where results go: a file, which an earlier run may have begun, or stdout. */
async function openTarget(options: Options) {
  const lines = await linesFor(options)
  if (typeof options.out === 'string' && options.out !== '-') {
    const { openResultFile } = await import('../batch/result-file.js')
    return { lines, ...openResultFile(options.out, lines) }
  }
  if (lines.head !== '') process.stdout.write(`${lines.head}\n`)
  return {
    lines,
    known: [],
    add: (line: string) => void process.stdout.write(`${line}\n`),
    close: () => {},
  }
}

export const parseCommand: Command = {
  name: 'parse',
  words: ['PATHS…'],
  takesMore: true,
  summary: 'Parses résumés or job descriptions: files, folders, or - for stdin',
  options: {
    out: { type: 'string', value: 'FILE', about: 'Adds to FILE, and goes on where it was stopped' },
    csv: { type: 'boolean', about: 'A table instead of JSON lines' },
    kind: {
      type: 'string',
      value: 'resume|jd',
      values: ['resume', 'jd'],
      about: 'What the files are; résumés otherwise',
    },
    evidence: { type: 'boolean', about: 'Adds where each value stands, and how sure it is' },
    shard: { type: 'string', value: 'I/N', about: 'Only part I of N, for several machines' },
    ...CALLER_OPTIONS,
  },
  examples: [
    [
      'rolecall parse resumes/ --out results.jsonl',
      'Every résumé of a folder; run it again to go on after a stop',
    ],
    ['rolecall parse resumes/ --csv --out results.csv', 'The same as a table'],
    ['cat cv.pdf | rolecall parse - | jq .data.skills', 'One résumé from stdin to stdout'],
    ['rolecall parse resumes/ --shard 2/8 --out part2.jsonl', 'The second of eight machines'],
    [
      'rolecall parse resumes/ --server http://a:8080 --server http://b:8080 --key-file key --out r.jsonl',
      'Two servers do the work',
    ],
  ],
  run: async ({ config, options, words }) => {
    const { findFiles } = await import('../batch/find-files.js')
    const { readInput } = await import('../batch/read-input.js')
    const { runBatch } = await import('../batch/run-batch.js')
    const { shardOf } = await import('../batch/shard.js')
    const { Progress } = await import('../batch/progress.js')
    const { stopOnSignal } = await import('../batch/stop-on-signal.js')
    const { failedText } = await import('../batch/tell-failed.js')
    const asked = callOptions(options, systemClock.now())
    const shard = shardOf(options.shard)
    const job = isJob(options)
    const files = findFiles(words)
    const caller = await openCaller(config, options, files.length)
    const target = await openTarget(options)
    const failed = target.known
      .filter(({ error }) => error !== '')
      .map(({ file, error }) => ({ file, reason: error }))
    const say = (text: string) => void process.stderr.write(text)
    const progress = new Progress(files.length, process.stderr, () => performance.now())
    const stop = stopOnSignal(say)
    try {
      await runBatch<Parsed>({
        files,
        known: target.known,
        width: caller.width,
        shard,
        read: readInput,
        work: (input) => (job ? caller.parseJob(input, asked) : caller.parseResume(input, asked)),
        done: (outcome) => {
          // A file that cannot be opened may be there tomorrow: it is reported, and tried again in
          // the next run.
          if (outcome.sha256 !== '') target.add(target.lines.of(outcome))
          const isFailed = outcome.kind === 'refused'
          if (isFailed) failed.push({ file: outcome.file, reason: outcome.message })
          progress.step(isFailed)
        },
        passed: () => progress.step(false),
        stop,
      })
    } finally {
      stop.off()
      progress.end()
      target.close()
      await caller.close()
    }
    say(failedText(failed))
    if (stop.asked) process.exitCode = EXIT.interrupted
    else if (failed.length > 0) process.exitCode = EXIT.someFailed
  },
}
