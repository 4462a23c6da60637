// The labelled documents and the public corpora lie beside the project, in ../shared, and are no
// part of it. A command that needs them says so and ends if they are missing.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const SHARED = '../shared'
const NOT_THERE =
  'This command needs the labelled documents in ../shared, which are not part of the project.'
const NOT_THERE_EXIT = 2

/** The sets that commands use by default. */
export const SETS = {
  train: join(SHARED, 'eval/train'),
  languages: join(SHARED, 'eval/languages'),
  trainResumes: join(SHARED, 'eval/train/resumes'),
  corpora: join(SHARED, 'corpora'),
  resumes: join(SHARED, 'corpora/resumes'),
  quirks: join(SHARED, 'corpora/resumes/renderer-quirks'),
  themes: join(SHARED, 'corpora/resumes/rendercv'),
  postings: join(SHARED, 'corpora/jobs/jobposting-jsonld'),
  hostile: join(SHARED, 'corpora/hostile'),
} as const

const isShared = (path: string): boolean => resolve(path).startsWith(resolve(SHARED))

/** Returns the folder; if it is missing, the command ends with one sentence. */
export function neededFolder(path: string): string {
  if (existsSync(path)) return path
  console.error(isShared(path) ? NOT_THERE : `There is no folder ${path}.`)
  process.exit(NOT_THERE_EXIT)
}
