// Watches what a job costs: CPU of its own reader, told truthfully however busy the machine is.
import type { Reader } from './reader.js'

export interface JobBounds {
  /** CPU of the reader: more is the document's fault. */
  cpuMsMax: number
  /** When the answer must be there (performance.now()): later is the machine's fault. */
  deadlineMs: number
}

export type Overrun = 'work' | 'deadline'

/** From this share of its CPU on, a job looks as if its reader will have to be ended. */
const SUSPECT_SHARE = 0.5
/** However little is left, a reader is not asked more often than this. */
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
  onSuspect: () => void,
): WorkWatch {
  const suspectMs = cpuMsMax * SUSPECT_SHARE
  let timer: NodeJS.Timeout
  let stopped = false
  let suspect = false
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
      if (usedMs >= suspectMs && !suspect) {
        suspect = true
        onSuspect()
      }
      checkIn(Math.max(CHECK_MS_MIN, (suspect ? cpuMsMax : suspectMs) - usedMs))
    }
    checkIn(suspectMs)
  })
  return {
    overrun,
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
