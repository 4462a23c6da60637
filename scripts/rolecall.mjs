// `npm start` and `npm run rolecall`: builds what is not up to date, then is the command itself.
// npm's own prestart hook would not run: .npmrc switches all scripts of that kind off.
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildIfStale } from './build.mjs'

await buildIfStale()
const command = join(fileURLToPath(new URL('..', import.meta.url)), 'dist/cli/main.js')
// In this process, so that signals reach the server; its further processes start from here too.
process.argv[1] = command
await import(pathToFileURL(command).href)
