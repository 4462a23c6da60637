// The area that a skill belongs to: the vocabulary file that it stands in.

import { fileURLToPath } from 'node:url'
import { readVocabularyFiles } from './load-vocabulary.js'

const ID = /^([a-z0-9_]+) \|/gm
const PREFIX = 'skill_'

const areas = new Map<string, string>()
for (const { name, text } of readVocabularyFiles(
  fileURLToPath(new URL('./data', import.meta.url)),
)) {
  const area = name.replace(/\.txt$/, '')
  for (const [, id = ''] of text.matchAll(ID)) areas.set(PREFIX + id, area)
}

/** @example areaOfSkill('skill_nodejs') // 'web'; '' for an operator's own skills */
export const areaOfSkill = (id: string): string => areas.get(id) ?? ''
