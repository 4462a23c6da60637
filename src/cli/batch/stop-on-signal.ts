// Ctrl-C once: nothing new is begun, and running work is finished and written. Twice: the process
// ends.
import { EXIT } from '../exit-codes.js'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

export function stopOnSignal(say: (text: string) => void): { asked: boolean; off(): void } {
  const stop = { asked: false, off: () => {} }
  const hear = (): void => {
    if (stop.asked) process.exit(EXIT.interrupted)
    stop.asked = true
    say('\nStopping: what is being read is finished first. Again to end at once.\n')
  }
  for (const signal of SIGNALS) process.on(signal, hear)
  stop.off = () => {
    for (const signal of SIGNALS) process.off(signal, hear)
  }
  return stop
}
