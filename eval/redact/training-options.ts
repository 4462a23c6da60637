// The options of the commands that learn which reading of a contact block is right.
import { parseArgs } from 'node:util'

interface TrainingOptions {
  /** The labelled set to learn from. */
  set: string
  /** Documents of the set that were read before. */
  kept: string | undefined
  write: boolean
}

export function trainingOptions(command: string): TrainingOptions {
  const { values } = parseArgs({
    options: {
      set: { type: 'string' },
      kept: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  })
  const { set, kept, write } = values
  if (!set) throw new Error(`usage: npm run ${command} -- --set DIR [--kept FILE] [--write]`)
  return { set, kept, write }
}
