// Sends 300 broken and hostile office files and pictures, made from seeds by a fixed rule, through
// the engine: each must be read or refused, none may end the engine, and each must cost less than
// ten seconds.
// Usage: node dist/eval/formats/hostile.js --seeds DIR [--files 300]
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { EXTRA_FORMATS } from '#engine/documents/formats.js'
import { openZip } from '#engine/documents/zip/read-zip.js'
import { createEngine } from '#engine/engine/index.js'
import { Counts } from '../figures.js'
import { namesIn } from '../read-files.js'
import { isRefusal, toldBy } from '../refusals.js'
import { neededFolder } from '../shared-folder.js'
import { pick, seeded } from '../train/random.js'
import { CRAFTED, type Entry, zip } from './crafted-files.js'

const { values: args } = parseArgs({
  options: { seeds: { type: 'string' }, files: { type: 'string', default: '300' } },
})
if (!args.seeds) throw new Error('--seeds DIR is needed: DOCX, ODT, RTF files and pictures')
const ANSWER_MS_MAX = 10_000
const SHOWN_FROM_MS = 3_000
const ANSWER_CHARS_COUNTED = 20
const CHANGED_BYTES_MAX = 30
const PIECE_BYTES_MAX = 2_000

/** A fixed seed gives the same numbers in every run. */
const random = seeded(12345)
const below = (limit: number): number => Math.floor(random() * limit)

/** Ways to damage a file: change bytes, cut off the end, cut out a piece, or double one. */
const CHANGES: readonly ((bytes: Buffer) => Buffer)[] = [
  (bytes) => {
    for (let left = 1 + below(CHANGED_BYTES_MAX); left > 0; left--) {
      bytes[below(bytes.length)] = below(256)
    }
    return bytes
  },
  (bytes) => bytes.subarray(0, below(bytes.length)),
  (bytes) => {
    const from = below(bytes.length)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + below(PIECE_BYTES_MAX))])
  },
  (bytes) => {
    const from = below(bytes.length)
    return Buffer.concat([bytes.subarray(0, from + below(PIECE_BYTES_MAX)), bytes.subarray(from)])
  },
]

const mutated = (bytes: Uint8Array): Buffer => pick(CHANGES, random)(Buffer.from(bytes))

/** An archive whose XML is changed inside, so that more than the unpacking is tested. */
function mutatedInside(bytes: Buffer): Buffer {
  const archive = openZip(bytes)
  const entries = archive.names
    .filter((name) => /xml|rels|mimetype/.test(name))
    .map((name): Entry => {
      const data = archive.read(name) ?? new Uint8Array()
      const isChanged = /document|content|styles|numbering/.test(name)
      return [name, isChanged ? mutated(data) : Buffer.from(data)]
    })
  return zip(entries)
}

interface Case {
  name: string
  make: () => Buffer
}

/** The crafted files, then changed seeds in turn, up to the count. */
function casesOf(folder: string, count: number): Case[] {
  const seeds = namesIn(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }))
  const cases: Case[] = Object.entries(CRAFTED).map(([name, make]) => ({ name, make }))
  for (let at = cases.length; at < count; at++) {
    const seed = seeds[at % seeds.length]
    if (!seed) throw new Error(`${folder} is empty`)
    const { name, bytes } = seed
    const inside = /\.(?:docx|odt)$/.test(name) && at % 3 !== 0
    cases.push({
      name: `${name} ${inside ? 'inside ' : ''}${at}`,
      make: () => (inside ? mutatedInside(bytes) : mutated(bytes)),
    })
  }
  return cases
}

const cases = casesOf(neededFolder(args.seeds), Number(args.files))
const engine = createEngine({ workers: 1 })

/** Read, refused with a code, or broken. */
async function answerTo(bytes: Buffer): Promise<string> {
  try {
    await engine.run('read_document', { source: { kind: 'bytes', bytes, formats: EXTRA_FORMATS } })
    return 'read'
  } catch (error) {
    const { code, internal } = toldBy(error)
    return code !== null && isRefusal(code) ? code : `broken: ${internal}`
  }
}

await engine.warm()
const counts = new Counts<string>()
let [slow, broken, worst] = [0, 0, 0]
for (const { name, make } of cases) {
  const bytes = make()
  const started = process.cpuUsage()
  const answer = await answerTo(bytes)
  const { user, system } = process.cpuUsage(started)
  const ms = Math.round((user + system) / 1000)
  const isBroken = answer.startsWith('broken')
  worst = Math.max(worst, ms)
  if (ms > ANSWER_MS_MAX) slow++
  if (isBroken) broken++
  if (ms > SHOWN_FROM_MS || isBroken) console.log(`${name}: ${answer}, ${ms} ms`)
  counts.count(answer.slice(0, ANSWER_CHARS_COUNTED))
}
const alive = await engine.run('read_document', { source: { kind: 'text', text: 'Still here' } })
await engine.close()
console.log(Object.fromEntries(counts))
console.log(
  `${cases.length} files: ${slow} over ten seconds of CPU, ${broken} broken, the worst ${worst} ms; alive after: ${alive.includes('Still here')}`,
)
process.exitCode = slow + broken > 0 ? 1 : 0
