// Models that have not seen a fold: read from a folder, or trained now.
import { openModels, type ResumeModels } from '#engine/resume/training.js'
import type { LabelledDocument } from '../train/documents.js'
import { type Lessons, OPTIONS, prepare, teachAll } from '../train/learn.js'
import { hasModels, readModels, writeModels } from '../train/model-files.js'
import { allSourcesOf } from '../train/sources.js'

/**
 * `models` names a folder. Models that are there are read; missing ones are trained and written.
 */
export function foldModels(
  documents: readonly LabelledDocument[],
  models?: string,
): (fold: number) => Promise<ResumeModels> {
  let lessons: Lessons | null = null
  return async (fold) => {
    const folder = models && `${models}/${fold}`
    if (folder && hasModels(folder)) return openModels(readModels(folder))
    lessons ??= prepare(await allSourcesOf(documents, OPTIONS))
    const stored = teachAll(lessons, OPTIONS, fold)
    if (folder) writeModels(folder, stored, { without: fold, ...OPTIONS })
    return openModels(stored)
  }
}
