// Keeps what V8 compiles in a start for later starts: it runs the server and a reader once, each
// with a made-up document. The build runs it; an installed release can run it too: node
// dist/start/compile-ahead.js
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { setV8Flags } from '../runtime/v8-flags.js'
import { sharedTables } from '../tables/baked-table.js'
import { dataText } from '../tables/data-file.js'
import { keepCompiled, loadBundle } from './load-bundle.js'

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const ADDRESS = /answers at (\S+)/
const WARM_UP = '../engine/readers/data/warm-up.txt'

/** Starts and warms a thread as the engine does; the thread ends once it has stored its code. */
async function compileReader(): Promise<void> {
  const thread = new Worker(beside('./compile-reader.js'), { workerData: sharedTables(), env: {} })
  thread.postMessage({ kind: 'warm-up' })
  await once(thread, 'exit')
}

/** Reads what the server prints, up to its address. */
function addressPrinted(): Promise<string> {
  return new Promise((resolve) => {
    const { log } = console
    console.log = (text: string) => {
      const address = ADDRESS.exec(text)?.[1]
      if (address === undefined) return
      console.log = log
      resolve(address)
    }
  })
}

/** Runs the server in this process, over a store that is deleted afterwards. */
async function compileServer(folder: string): Promise<void> {
  const keyFile = join(folder, 'key')
  Object.assign(process.env, {
    PORT: '0',
    HOST: '127.0.0.1',
    ROLECALL_DATA_DIR: folder,
    ROLECALL_KEY_FILE: keyFile,
    ROLECALL_LOG_LEVEL: 'silent',
    ROLECALL_WORKERS: '1',
  })
  process.argv.splice(1, process.argv.length, beside('../cli/main.js'), 'serve')
  const address = addressPrinted()
  loadBundle('cli/main')
  const headers = { 'content-type': 'application/json', 'x-access-key': '' }
  const url = await address
  headers['x-access-key'] = readFileSync(keyFile, 'utf8').trim()
  const body = JSON.stringify({ text: dataText(WARM_UP, import.meta.url) })
  const { ok, status } = await fetch(`${url}/parse/resume`, { method: 'POST', headers, body })
  if (!ok) throw new Error(`the server answered ${status} to the document of the build`)
  keepCompiled()
}

setV8Flags()
await compileReader()
const folder = mkdtempSync(join(tmpdir(), 'rolecall-compile-'))
try {
  await compileServer(folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
