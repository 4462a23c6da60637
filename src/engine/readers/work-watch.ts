// Watches what a job costs: the CPU of its own reader, which is correct however busy the machine
// is.
import type { Reader } from './reader.js'

export interface JobBounds {
  /** The CPU that the reader may use; using more is the document's fault. */
  cpuMsMax: number
  /** When the answer must be there (performance.now()); being late is the machine's fault. */
  deadlineMs: number
}

export type Overrun = 'work' | 'deadline'

/** A callback for when a job has cost this much CPU. */
export interface Mark {
  cpuMs: number
  reached(): void
}

/**
 * A reader is not asked more often than this, however little is left: asking reads a file of /proc.
 */
const CHECK_MS_MIN = 50

export interface WorkWatch {
  /** Resolves when a bound is passed; never otherwise. */
  overrun: Promise<Overrun>
  stop(): void
}

/**
 * A reader works on one core, so it cannot use more CPU than time has passed. It is asked only when
 * a bound may have been reached.
 */
export function watchWork(
  reader: Reader,
  { cpuMsMax, deadlineMs }: JobBounds,
  marks: readonly Mark[],
): WorkWatch {
  const ahead = [...marks].sort((one, other) => one.cpuMs - other.cpuMs)
  const nextMs = (): number => ahead[0]?.cpuMs ?? cpuMsMax
  let timer: NodeJS.Timeout
  let stopped = false
  const overrun = new Promise<Overrun>((resolve) => {
    const checkIn = (ms: number) => {
      if (stopped) return
      const leftMs = Math.max(0, deadlineMs - performance.now())
      timer = setTimeout(check, Math.min(ms, leftMs))
    }
    const check = async () => {
      const late = performance.now() >= deadlineMs
      // A reader that has died gives no answer; its death ends the job anyway.
      const usedMs = await reader.jobCpuMs().catch(() => 0)
      if (stopped) return
      if (usedMs >= cpuMsMax) return resolve('work')
      if (late) return resolve('deadline')
      while (ahead[0] && usedMs >= ahead[0].cpuMs) ahead.shift()?.reached()
      checkIn(Math.max(CHECK_MS_MIN, nextMs() - usedMs))
    }
    checkIn(nextMs())
  })
  return {
    overrun,
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
