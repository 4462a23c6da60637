// What a command's end tells the shell (docs/cli.md).
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  /** The run is complete, but some files could not be read. */
  someFailed: 3,
  /** Ended by Ctrl-C or SIGTERM; the results that were written are whole. */
  interrupted: 130,
} as const
