// Whose work a job is: readers are shared by payer, and each is told what its work has cost.
export interface Share {
  /** Any name; jobs of one name share one share. */
  payer: string
  /** How much of the readers it gets beside others: twice the weight, twice the CPU. */
  weight: number
  /** Told the CPU of each reading, of those too that failed. */
  spent(cpuMs: number): void
}

/** Of a library call, where there is nobody to share with. */
export const NOBODY: Share = { payer: '', weight: 1, spent: () => {} }
