// CPU time that another process has used: what a call costs on a machine that others use too.
import { readFileSync } from 'node:fs'

/** Ticks of /proc are hundredths of a second on every Linux that Node runs on. */
const TICK_MS = 10

/** 0 where there is no /proc, or no such process any more. */
export function cpuMsOf(pid: number): number {
  try {
    // The name in brackets may hold anything; what follows it is numbers (user time, then system's).
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=[^)]*$)/)
    const fields = rest.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return 0
  }
}
