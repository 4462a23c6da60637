// Models that have not seen a fold: read from a folder, or trained now.
import {
  type NetModel,
  openModel,
  openModels,
  type ResumeModels,
  WORD_LABELLERS,
} from '#engine/resume/training.js'
import type { LabelledDocument } from '../train/documents.js'
import { type Lessons, OPTIONS, prepare, teach } from '../train/learn.js'
import { hasModels, readModel, readModels, writeModels } from '../train/model-files.js'
import { allSourcesOf, foundSourcesOf, type Source } from '../train/sources.js'

/** The labellers of lines of all folds, since those of words learn from the heads that they find. */
class Finders {
  readonly #models = new Map<number, NetModel>()
  #lessons: Lessons | null = null

  constructor(
    private readonly sources: readonly Source[],
    private readonly folderOf: (fold: number) => string | undefined,
  ) {}

  without(fold: number): NetModel {
    const known = this.#models.get(fold) ?? openModel('lines', this.#stored(fold))
    this.#models.set(fold, known)
    return known
  }

  #stored(fold: number) {
    const folder = this.folderOf(fold)
    if (folder && hasModels(folder, ['lines'])) return readModel(folder, 'lines')
    this.#lessons ??= prepare(this.sources, ['lines'])
    const lines = teach(this.#lessons, 'lines', OPTIONS, fold)
    if (folder) writeModels(folder, { lines }, { without: fold, ...OPTIONS })
    return lines
  }
}

/**
 * `models` names a folder. Models that are there are read; missing ones are trained and written.
 */
export function foldModels(
  documents: readonly LabelledDocument[],
  models?: string,
): (fold: number) => Promise<ResumeModels> {
  const folderOf = (fold: number) => models && `${models}/${fold}`
  let known: { finders: Finders; words: Lessons } | null = null

  async function lessons() {
    const sources = await allSourcesOf(documents, OPTIONS)
    const finders = new Finders(sources, folderOf)
    const found = foundSourcesOf(documents, (fold) => finders.without(fold))
    return { finders, words: prepare([...sources, ...found], WORD_LABELLERS) }
  }

  return async (fold) => {
    const folder = folderOf(fold)
    if (folder && hasModels(folder)) return openModels(readModels(folder))
    known ??= await lessons()
    const { finders, words } = known
    const work = teach(words, 'work', OPTIONS, fold)
    const education = teach(words, 'education', OPTIONS, fold)
    if (folder) writeModels(folder, { work, education }, { without: fold, ...OPTIONS })
    return {
      lines: finders.without(fold),
      work: openModel('work', work),
      education: openModel('education', education),
    }
  }
}
