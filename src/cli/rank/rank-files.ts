// Parses and matches files, several at once, and sorts them by their scores.
import type { Candidate } from '../../contract/candidate.js'
import type { MatchResult } from '../../contract/match.js'
import type { Role } from '../../contract/role.js'
import { Progress } from '../batch/progress.js'
import { readInput } from '../batch/read-input.js'
import { runBatch } from '../batch/run-batch.js'
import { stopOnSignal } from '../batch/stop-on-signal.js'
import type { Failed } from '../batch/tell-failed.js'
import { type Caller, type CallOptions, Refused } from '../callers/caller.js'
import type { ParsedFile } from './parsed-file.js'

export interface Ranked {
  file: string
  /** Other files with the same content. */
  copies: string[]
  candidate: Candidate
  result: MatchResult
}

export interface Ranking {
  ranked: Ranked[]
  failed: Failed[]
  stopped: boolean
}

export async function rankFiles(
  files: readonly string[],
  role: Role,
  caller: Caller,
  options: CallOptions & { parsed: ParsedFile },
): Promise<Ranking> {
  const { parsed } = options
  const ranked = new Map<string, Ranked>()
  const failed: Failed[] = []
  const progress = new Progress(files.length, process.stderr, () => performance.now())
  const stop = stopOnSignal((text) => void process.stderr.write(text))
  await runBatch({
    files,
    known: [],
    width: caller.width,
    shard: () => true,
    read: readInput,
    work: async (input) => {
      const known = parsed.find(input.sha256)
      if (known instanceof Refused) throw known
      const candidate = known ?? (await caller.parseResume(input, options))
      return { candidate, result: await caller.match(candidate, role, options) }
    },
    done: (outcome) => {
      const { file, sha256 } = outcome
      parsed.keep(
        outcome.kind === 'read' ? { ...outcome, value: outcome.value.candidate } : outcome,
      )
      if (outcome.kind === 'read') ranked.set(sha256, { file, copies: [], ...outcome.value })
      else if (outcome.kind === 'same') ranked.get(sha256)?.copies.push(file)
      else failed.push({ file, reason: outcome.message })
      progress.step(outcome.kind === 'refused')
    },
    passed: () => progress.step(false),
    stop,
  })
  stop.off()
  progress.end()
  return { ranked: sorted([...ranked.values()]), failed, stopped: stop.asked }
}

/** By score, then by must-haves, then by file: the same order in every run. */
const sorted = (all: Ranked[]): Ranked[] =>
  all.sort(
    (a, b) =>
      b.result.score - a.result.score ||
      b.result.signals.must_have_coverage - a.result.signals.must_have_coverage ||
      (a.file < b.file ? -1 : 1),
  )
