// The CPU time that another process has used: the cost of a call even on a shared machine.
import { readFileSync } from 'node:fs'

/** Ticks of /proc are hundredths of a second on every Linux that Node runs on. */
const TICK_MS = 10

/** Returns 0 if there is no /proc, or the process is gone. */
export function cpuMsOf(pid: number): number {
  try {
    // The name in brackets may hold anything; numbers follow it (user time, then system time).
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=[^)]*$)/)
    const fields = rest.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return 0
  }
}
