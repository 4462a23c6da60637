// Candidates that an earlier run has parsed, by content, so that a killed ranking can go on with
// them. The file is the one that `rolecall parse --out` writes.
import type { Candidate } from '../../contract/candidate.js'
import { jsonLines } from '../batch/lines.js'
import { openResultFile } from '../batch/result-file.js'
import type { Outcome } from '../batch/run-batch.js'
import { Refused } from '../callers/caller.js'

export interface ParsedFile {
  /** What is known of a content: its Candidate, or why it was refused. */
  find(sha256: string): Candidate | Refused | undefined
  /** Adds an outcome that is not in the file yet. */
  keep(outcome: Outcome<Candidate>): void
  close(): void
}

/** Used where no file was named: nothing is known, and nothing is kept. */
export const NO_FILE: ParsedFile = { find: () => undefined, keep: () => {}, close: () => {} }

interface Line {
  data?: Candidate
  same_as?: string
  error?: { code: string; message: string }
}

export function openParsedFile(path: string): ParsedFile {
  const found = new Map<string, Candidate | Refused>()
  const file = openResultFile(path, {
    head: '',
    known(line) {
      const about = jsonLines.known(line)
      if (about === null) return null
      const { data, error, same_as } = JSON.parse(line) as Line
      if (error) found.set(about.sha256, new Refused(error.code, error.message))
      else if (data && 'work_history' in data) found.set(about.sha256, data)
      // A line about a role holds no candidate; a copy names the line that has its candidate.
      else if (same_as === undefined) return null
      return about
    },
  })
  const kept = new Set(file.known.map(({ file: name, sha256 }) => `${sha256} ${name}`))
  return {
    find: (sha256) => found.get(sha256),
    keep(outcome) {
      // A file that cannot be opened may be there tomorrow, so it is not recorded.
      if (outcome.sha256 === '' || kept.has(`${outcome.sha256} ${outcome.file}`)) return
      kept.add(`${outcome.sha256} ${outcome.file}`)
      file.add(jsonLines.of(outcome))
    },
    close: () => file.close(),
  }
}
