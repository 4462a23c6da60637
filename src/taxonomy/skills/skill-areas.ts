// The area that a skill belongs to: the vocabulary file that it stands in.

import { fileURLToPath } from 'node:url'
import { bakedTable } from '../../tables/baked-table.js'
import { LineTable, lineTable } from '../../tables/line-table.js'
import { readVocabularyFiles } from './load-vocabulary.js'
import { WIRE_PREFIX } from './vocabulary-table.js'
import { readWordTable } from './word-table.js'

const ID = /^([a-z0-9_]+) \|/gm

/** Of two files with one id the last counts. */
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

/** The first area of each line stands for all of them. */
const fields = new Map(
  readWordTable('kindred-areas').flatMap((line) => {
    const [first = '', ...others] = line.split(' ')
    return others.map((area): [string, string] => [area, first])
  }),
)

/** What areas that share their words have in common: 'software-engineering' of 'web'; an area by itself is its own. */
export const fieldOfArea = (area: string): string => fields.get(area) ?? area

/** @example areaOfSkill('skill_nodejs') // 'web'; '' for an operator's own skills */
export const areaOfSkill = (id: string): string => areas.get(id) ?? ''
