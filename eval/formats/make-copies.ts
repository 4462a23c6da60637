// Makes a word processor's copy of each PDF with LibreOffice: lines become paragraphs with their
// looks, lists become lists, texts that stand apart are set behind tabs, rows and sidebars become
// tables. Then LibreOffice makes the PDF of each copy, so that there is the same document in two
// formats, whatever the copy lost.
// Usage: node dist/eval/formats/make-copies.js --out DIR [--set DIR] [--every 15] [--max 40] [--to docx]
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSource } from '#engine/engine/read-source.js'
import { namesIn, readBytes } from '../read-files.js'
import { neededFolder, SETS } from '../shared-folder.js'
import { flatDocument } from './flat-document.js'

const { values: args } = parseArgs({
  options: {
    set: { type: 'string', default: SETS.trainResumes },
    out: { type: 'string' },
    every: { type: 'string', default: '15' },
    max: { type: 'string', default: '40' },
    to: { type: 'string', default: 'docx' },
  },
})
if (!args.out) throw new Error('--out DIR is needed')

const CONVERT_MS = 60_000
/** Where to begin, because the first files of the set are much alike. */
const FIRST = 2

const set = neededFolder(args.set)
const out = resolve(args.out)
mkdirSync(out, { recursive: true })
const folder = mkdtempSync(join(tmpdir(), 'rolecall-copies-'))
const profile = `-env:UserInstallation=file://${folder}/profile`

/**
 * Converts one document at a time, so that one on which LibreOffice never ends costs only itself.
 */
function convert(path: string, to: string): boolean {
  const options = ['--headless', profile, '--convert-to', to, '--outdir', out, path]
  spawnSync('soffice', options, { stdio: ['ignore', 'ignore', 'ignore'], timeout: CONVERT_MS })
  return existsSync(join(out, `${basename(path, extname(path))}.${to}`))
}

const chosen = namesIn(set, '.pdf')
  .filter((_, index) => index % Number(args.every) === FIRST)
  .slice(0, Number(args.max))
let converted = 0
for (const name of chosen) {
  const { lines } = await readSource({ kind: 'bytes', bytes: readBytes(join(set, name)) })
  const source = join(folder, `${basename(name, '.pdf')}.fodt`)
  writeFileSync(source, flatDocument(lines.filter(({ furniture }) => !furniture)))
  const copy = join(out, `${basename(name, '.pdf')}.${args.to}`)
  if (convert(source, args.to) && convert(copy, 'pdf')) converted++
}
console.log(`${converted} of ${chosen.length} copies made, each with its PDF`)
process.exit()
