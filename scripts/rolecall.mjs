// `npm start` and `npm run rolecall`: builds what is not up to date, then runs the command itself.
// npm's own prestart hook would not run, because .npmrc switches such scripts off.
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isStale } from './stale.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
// Compiler and bundler are loaded only when there is something to build.
if (isStale(root)) await (await import('./build.mjs')).buildIfStale()
const command = join(root, 'dist/cli/main.js')
// Runs in this process, so that signals reach the server; its worker processes start from here too.
process.argv[1] = command
await import(pathToFileURL(command).href)
