// Works through files, several at once. Files that are done are skipped, and equal files are read
// once.
import type { Input } from '../callers/caller.js'
import { Refused } from '../callers/caller.js'
import type { Known } from './result-file.js'
import type { Shard } from './shard.js'

export interface Batch<T> {
  files: readonly string[]
  known: readonly Known[]
  width: number
  shard: Shard
  read(file: string): Promise<Input>
  work(input: Input): Promise<T>
  /** Called once for each file, in the order in which files get done. */
  done(outcome: Outcome<T>): void
  /** Called for a file that was done before, or that belongs to another shard. */
  passed(): void
  /** Set when no more files should be begun. */
  stop: { asked: boolean }
}

export type Outcome<T> = { file: string; sha256: string } & (
  | { kind: 'read'; value: T }
  | { kind: 'same'; as: string }
  | { kind: 'refused'; code: string; message: string }
)

export async function runBatch<T>(batch: Batch<T>): Promise<void> {
  /** For each content, the file that is or was worked on, and a promise of its end. */
  const byContent = new Map<string, { file: string; end: Promise<void> }>()
  const done = new Set<string>()
  for (const { file, sha256 } of batch.known) {
    done.add(`${sha256} ${file}`)
    if (!byContent.has(sha256)) byContent.set(sha256, { file, end: Promise.resolve() })
  }
  const queue = batch.files[Symbol.iterator]()
  const one = async (file: string): Promise<void> => {
    const input = await batch.read(file)
    const { sha256 } = input
    if (!batch.shard(sha256) || done.has(`${sha256} ${file}`)) {
      batch.passed()
      return
    }
    done.add(`${sha256} ${file}`)
    const first = byContent.get(sha256)
    if (first) {
      // A copy is written only after its original: a kill in between must not leave it alone.
      await first.end
      batch.done({ file, sha256, kind: 'same', as: first.file })
      return
    }
    const end = outcomeOf(() => batch.work(input)).then((outcome) =>
      batch.done({ file, sha256, ...outcome }),
    )
    byContent.set(sha256, { file, end })
    await end
  }
  const lane = async (): Promise<void> => {
    for (const file of queue) {
      if (batch.stop.asked) return
      await one(file).catch((error: unknown) => fail(batch, file, error))
    }
  }
  await Promise.all(Array.from({ length: batch.width }, lane))
}

/** A file that cannot be opened is reported like one that cannot be read. */
function fail<T>(batch: Batch<T>, file: string, error: unknown): void {
  const { code } = error as NodeJS.ErrnoException
  if (code === undefined || !/^E[A-Z]+$/.test(code)) throw error
  batch.done({ file, sha256: '', kind: 'refused', code, message: 'The file cannot be opened.' })
}

async function outcomeOf<T>(work: () => Promise<T>) {
  try {
    return { kind: 'read', value: await work() } as const
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { kind: 'refused', code: error.code, message: error.message } as const
  }
}
