// A copy of the compiled titles without the names that were added from published lists, for an
// honest measurement.
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
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export type Titles = typeof import('#engine/taxonomy/titles/normalize-title.js')

/** The heading in data/titles under which such names stand, to the end of the file. */
const LISTED = '# Listed:'
const BUILD = 'dist'
/** The folders that titles import, including their own. */
const PARTS = ['contract', 'text', 'tables', 'languages', 'taxonomy/titles']

function strip(folder: string): void {
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8')
    const at = text.indexOf(LISTED)
    if (at < 0) throw new Error(`${name} has no heading "${LISTED}"`)
    writeFileSync(join(folder, name), text.slice(0, at))
  }
}

/**
 * Titles in other languages refer to English ones, some of which are gone; O*NET's list has none of
 * them.
 */
function emptyLanguages(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (basename(name) === 'titles.tsv') writeFileSync(join(folder, name), '')
  }
}

/** The module normalize-title of such a copy of the build. */
export async function titlesWithoutListed(): Promise<Titles> {
  const folder = mkdtempSync(join(tmpdir(), 'titles-'))
  try {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    for (const part of PARTS) cpSync(join(BUILD, part), join(folder, part), { recursive: true })
    strip(join(folder, 'taxonomy/titles/data/titles'))
    emptyLanguages(join(folder, 'languages'))
    // The baked tables hold the listed names, so they are not copied, and the files are read
    // instead.
    const path = join(folder, 'taxonomy/titles/normalize-title.js')
    return (await import(pathToFileURL(path).href)) as Titles
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
