// Whose work a job is: readers are shared by payer, and each is told what its work has cost.
export interface Share {
  /** Any name; jobs with the same name take turns as one payer. */
  payer: string
  /**
   * How much of the readers the payer gets when others wait too: twice the weight, twice the CPU.
   */
  weight: number
  /** Is told the CPU of each reading, also of those that failed. */
  spent(cpuMs: number): void
}

/** The payer of library calls, which share with nobody. */
export const NOBODY: Share = { payer: '', weight: 1, spent: () => {} }
