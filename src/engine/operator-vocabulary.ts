// Adds an operator's own skill vocabularies to ours, in the thread that calls it.
import { readVocabularyFiles } from '../taxonomy/skills/load-vocabulary.js'
import { loadSkillVocabulary } from '../taxonomy/skills/skills.js'

/**
 * Without a folder our vocabulary stays as it is. Throws with file and line when a file breaks the
 * form.
 */
export function loadOperatorVocabulary(folder: string | undefined): void {
  if (folder) loadSkillVocabulary(filesOf(folder))
}

function filesOf(folder: string) {
  try {
    return readVocabularyFiles(folder)
  } catch (cause) {
    throw new Error('ROLECALL_TAXONOMY_DIR must be a folder that can be read.', { cause })
  }
}
