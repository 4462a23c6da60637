// Watches what a job costs: CPU of its own reader, told truthfully however busy the machine is.
import type { Reader } from './reader.js'

export interface JobBounds {
  /** CPU of the reader: more is the document's fault. */
  cpuMsMax: number
  /** When the answer must be there (performance.now()): later is the machine's fault. */
  deadlineMs: number
}

export type Overrun = 'work' | 'deadline'

/** Something that is to be known of a job once it has cost so much. */
export interface Mark {
  cpuMs: number
  reached(): void
}

/**
 * However little is left, a reader is not asked more often than this: asking reads a file of /proc.
 */
const CHECK_MS_MIN = 50

export interface WorkWatch {
  /** Resolves when a bound is passed; never otherwise. */
  overrun: Promise<Overrun>
  stop(): void
}

/** A reader that works on one core cannot use more CPU than time passes: it is asked only then. */
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
      // A reader that has died has no answer: its job ends by that.
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
