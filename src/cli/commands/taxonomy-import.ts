// rolecall taxonomy import: turns an official release of ESCO or O*NET into a vocabulary of ours.
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../../store/make-folder.js'
import type { Command } from '../command.js'
import { UsageError } from '../parse-arguments.js'

/** The file of a release that names skills, where the release is given as a folder. */
const RELEASES = { esco: 'skills_en.csv', onet: 'Technology Skills.txt' } as const
type Release = keyof typeof RELEASES

const isRelease = (word: string): word is Release => Object.hasOwn(RELEASES, word)

function fileOf(release: Release, path: string): string {
  if (!existsSync(path)) throw new UsageError(`there is nothing at ${path}`)
  const file = statSync(path).isDirectory() ? join(path, RELEASES[release]) : path
  if (!existsSync(file)) throw new UsageError(`there is no ${RELEASES[release]} in ${path}`)
  return file
}

/** Written whole or not at all, so that a server that starts meanwhile never reads half a file. */
function put(folder: string, name: string, text: string): string {
  makeFolder(folder)
  const target = join(folder, name)
  writeFileSync(`${target}.part`, text)
  renameSync(`${target}.part`, target)
  return target
}

export const taxonomyImportCommand: Command = {
  name: 'taxonomy import',
  words: ['esco|onet', 'PATH'],
  summary: 'Adds the skills of an ESCO or O*NET release that you downloaded',
  options: {
    to: { type: 'string', value: 'FOLDER', about: 'Where to (ROLECALL_TAXONOMY_DIR)' },
  },
  run: async ({ config, options, words, print }) => {
    const [release = '', path = ''] = words
    if (!isRelease(release)) throw new UsageError(`import esco or onet, not "${release}"`)
    const folder = typeof options.to === 'string' ? options.to : config.ROLECALL_TAXONOMY_DIR
    if (folder === '') throw new UsageError('say where to: --to FOLDER or ROLECALL_TAXONOMY_DIR')
    const file = fileOf(release, path)
    const { importEsco } = await import('../../taxonomy/skills/import/import-esco.js')
    const { importOnet } = await import('../../taxonomy/skills/import/import-onet.js')
    const convert = { esco: importEsco, onet: importOnet }[release]
    const text = convert(readFileSync(file, 'utf8'), file)
    const { parseVocabulary } = await import('../../taxonomy/skills/parse-vocabulary.js')
    const { length } = parseVocabulary([{ name: release, text }])
    const target = put(folder, `${release}.txt`, text)
    print(`Wrote ${length} skills to ${target}. Servers that start from now on know them.`)
  },
}
