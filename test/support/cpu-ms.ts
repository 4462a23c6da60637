// CPU time of this process: what a guard against slow patterns measures, since a busy machine
// stretches wall-clock time.
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
