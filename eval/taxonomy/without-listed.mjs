// A copy of the compiled titles without the names that were added from published lists, to measure honestly.
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The heading in data/titles under which such names stand, to the end of the file. */
const LISTED = '# Listed:'

function strip(folder) {
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8')
    const at = text.indexOf(LISTED)
    if (at < 0) throw new Error(`${name} has no heading "${LISTED}"`)
    writeFileSync(join(folder, name), text.slice(0, at))
  }
}

/** The module normalize-title of such a copy of a build. */
export async function titlesWithoutListed(dist) {
  const folder = mkdtempSync(join(tmpdir(), 'titles-'))
  try {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    for (const part of ['core', 'contract', 'taxonomy/titles']) {
      cpSync(join(dist, part), join(folder, part), { recursive: true })
    }
    strip(join(folder, 'taxonomy/titles/data/titles'))
    // The baked tables hold the listed names: they are not copied, and so the files are read.
    return await import(pathToFileURL(join(folder, 'taxonomy/titles/normalize-title.js')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
