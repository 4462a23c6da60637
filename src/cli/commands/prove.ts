// rolecall prove: shows that no document is kept and that no score depends on the person.
import type { Command } from '../command.js'

export const proveCommand: Command = {
  name: 'prove',
  summary: 'Shows that nothing of a document is kept, on a server and store of its own',
  options: {
    database: { type: 'string', value: 'URL', about: 'An empty PostgreSQL to prove it on' },
  },
  run: async ({ options, print }) => {
    const { runProof } = await import('../prove/run-proof.js')
    const { faultsOf, reportOf } = await import('../prove/report.js')
    const proof = await runProof({
      databaseUrl: typeof options.database === 'string' ? options.database : '',
      say: (text) => console.error(text),
    })
    print(reportOf(proof))
    if (faultsOf(proof).length > 0) process.exitCode = 1
  },
}
