// The CPU time of one thread, measured from outside, so that even a thread that never yields can be
// measured.
import { readFileSync, readlinkSync } from 'node:fs'
import type { Worker } from 'node:worker_threads'

/** Linux counts in hundredths of a second for every program, whatever the rate of its own clock. */
const TICK_MS = 10
/** Fields of /proc/…/stat after the command's name, which may hold anything but a last ")". */
const USER_FIELD = 11
const SYSTEM_FIELD = 12

/** The calling thread's folder in /proc; '' where there is no /proc. */
export function ownTask(): string {
  try {
    return readlinkSync('/proc/thread-self')
  } catch {
    return ''
  }
}

/** From Node 24.6 on a thread can be asked for its CPU; the types here are those of Node 20. */
type AskableWorker = Worker & {
  cpuUsage?: () => Promise<{ user: number; system: number }>
}

export type CpuClock = () => Promise<number>

/**
 * A clock in CPU milliseconds of the thread. Linux tells them; elsewhere newer versions of Node do.
 * Where neither does (macOS with Node 20 or 22), the CPU of the process is divided by the threads
 * at work. A thread that is stuck is charged its share, and the bound is far above any real
 * document.
 */
export function threadCpuClock(worker: Worker, task: string, atWork: () => number): CpuClock {
  if (task !== '' && procCpuMs(task) !== undefined) return async () => procCpuMs(task) ?? 0
  const { cpuUsage } = worker as AskableWorker
  if (cpuUsage) return async () => milliseconds(await cpuUsage.call(worker))
  return shareOfProcess(atWork)
}

function procCpuMs(task: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${task}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[USER_FIELD]) + Number(fields[SYSTEM_FIELD])
    return Number.isFinite(ticks) ? ticks * TICK_MS : undefined
  } catch {
    return undefined
  }
}

/** Adds this thread's share of what the process has used since the last call. */
export function shareOfProcess(
  atWork: () => number,
  processCpuMs = () => milliseconds(process.cpuUsage()),
): CpuClock {
  let before = processCpuMs()
  let shareMs = 0
  return async () => {
    const now = processCpuMs()
    shareMs += (now - before) / Math.max(1, atWork())
    before = now
    return shareMs
  }
}

export const milliseconds = ({ user, system }: { user: number; system: number }): number =>
  (user + system) / 1000
