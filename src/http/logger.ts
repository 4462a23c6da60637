// The log of the process: JSON lines on stderr. Fields are named one by one, never whole objects.
import { type DestinationStream, type Logger, pino } from 'pino'

/** The file descriptor; stdout is for results. */
const STDERR = 2
/** Lines are written together: a page of memory is some twenty lines. */
const BUFFER_BYTES = 4096
/** A line is in the log before somebody who watches it misses it. */
const FLUSH_EVERY_MS = 500

export type { Logger }

export interface ProcessLog {
  logger: Logger
  flush(): void
}

const make = (level: string, destination: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  )

/** Lines are written in the background; warnings and the last lines go out at once. */
export function processLog(level: string): ProcessLog {
  const destination = pino.destination({ dest: STDERR, sync: false, minLength: BUFFER_BYTES })
  const flush = (): void => {
    try {
      destination.flushSync()
    } catch {
      // Not opened yet, or the reader of the log has gone: there is nobody to tell.
    }
  }
  const timer = setInterval(() => destination.flush(), FLUSH_EVERY_MS)
  timer.unref()
  return { logger: make(level, destination), flush }
}

/** For tests: passes every line to `write`. */
export const memoryLog = (write: (line: string) => void): Logger => make('trace', { write })

/**
 * What the log tells of an error: its kind and where it came from. Its message may hold content.
 */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const stack = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  const code = 'code' in error ? error.code : undefined
  return { name: error.name, code, frames: stack.join('\n') }
}
