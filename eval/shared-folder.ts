// The labelled documents and the public corpora lie beside the project, in ../shared. They are no part of
// it: a command that needs them says so and ends where they are not there.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const SHARED = '../shared'
const NOT_THERE =
  'This command needs the labelled documents in ../shared, which are not part of the project.'
const NOT_THERE_EXIT = 2

/** Where the sets lie that commands take when they are given no other. */
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

/** The folder itself; where there is none, the command ends with one sentence. */
export function neededFolder(path: string): string {
  if (existsSync(path)) return path
  console.error(isShared(path) ? NOT_THERE : `There is no folder ${path}.`)
  process.exit(NOT_THERE_EXIT)
}
