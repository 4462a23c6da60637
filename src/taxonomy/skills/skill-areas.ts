// The area of a skill: the vocabulary file that lists it.

import { fileURLToPath } from 'node:url'
import { bakedTable } from '../../tables/baked-table.js'
import { LineTable, lineTable } from '../../tables/line-table.js'
import { readVocabularyFiles } from './load-vocabulary.js'
import { WIRE_PREFIX } from './vocabulary-table.js'
import { readWordTable } from './word-table.js'

/** The id that opens a line of a vocabulary file. */
const ID = /^([a-z0-9_]+) \|/gm

/** If two files have one id, the last counts. */
function areasById(): Map<string, string> {
  const areas = new Map<string, string>()
  const folder = fileURLToPath(new URL('./data', import.meta.url))
  for (const { name, text } of readVocabularyFiles(folder)) {
    const area = name.replace(/\.txt$/, '')
    for (const [, id = ''] of text.matchAll(ID)) areas.set(WIRE_PREFIX + id, area)
  }
  return areas
}

const areas = new LineTable(
  bakedTable('skills/areas', () =>
    lineTable(Array.from(areasById(), (pair) => pair.join('\t')).join('\n')),
  ),
)

/** From each further area of a line to the first, which stands for all of them. */
const fields = new Map(
  readWordTable('kindred-areas').flatMap((line) => {
    const [first = '', ...others] = line.split(' ')
    return others.map((area): [string, string] => [area, first])
  }),
)

/**
 * The field that areas with common words share: 'software-engineering' for 'web'. An area that
 * shares with none is its own field.
 */
export const fieldOfArea = (area: string): string => fields.get(area) ?? area

/** @example areaOfSkill('skill_nodejs') // 'web'; '' for an operator's own skills */
export const areaOfSkill = (id: string): string => areas.get(id) ?? ''
