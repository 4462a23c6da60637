// The thread of compile-ahead.ts: a reader that stores its compiled code as soon as it is warm, and
// then ends.
import { parentPort } from 'node:worker_threads'
import { keepCompiled, loadBundle } from './load-bundle.js'

const port = parentPort
if (!port) throw new Error('compile-reader is the entry of a thread')
port.postMessage = ({ kind }: { kind: string }) => {
  if (kind !== 'warm') return
  keepCompiled()
  process.exit(0)
}
loadBundle('engine/worker')
