// Where the labellers' models are stored, and what each says of its training.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StoredModels, WORD_LABELLERS } from '#engine/resume/training.js'

const LINES = 'lines-net.json'

const fileOf = (labeller: string, look: 'first' | 'second'): string =>
  `${labeller}${look === 'first' ? '' : '-again'}-model.json`

const LOOKS = ['first', 'second'] as const

/** Writes those of the models that are given. */
export function writeModels(folder: string, models: Partial<StoredModels>, trained: object): void {
  mkdirSync(folder, { recursive: true })
  const write = (name: string, model: object) =>
    writeFileSync(join(folder, name), `${JSON.stringify({ trained, ...model })}\n`)
  if (models.lines) write(LINES, models.lines)
  for (const labeller of WORD_LABELLERS) {
    const own = models[labeller]
    if (own) for (const look of LOOKS) write(fileOf(labeller, look), own[look])
  }
}

export const hasModels = (folder: string): boolean =>
  existsSync(join(folder, LINES)) &&
  WORD_LABELLERS.every((labeller) =>
    LOOKS.every((look) => existsSync(join(folder, fileOf(labeller, look)))),
  )

export function readModels(folder: string): StoredModels {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const looks = (labeller: string) => ({
    first: read(fileOf(labeller, 'first')),
    second: read(fileOf(labeller, 'second')),
  })
  return { lines: read(LINES), work: looks('work'), education: looks('education') }
}
