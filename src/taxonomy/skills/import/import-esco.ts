// Turns the official ESCO release (skills_en.csv) into a vocabulary file.
import { readTable } from './read-table.js'
import { type ImportedSkill, writeLines } from './write-lines.js'

const COLUMNS = ['conceptUri', 'skillType', 'preferredLabel', 'altLabels'] as const
/** ESCO separates knowledge from abilities; abilities are read as ways of working. */
const KNOWLEDGE = 'knowledge'

/** The last part of the concept's address, which ESCO keeps from version to version. */
function idOf(uri: string): string {
  const tail = uri.slice(uri.lastIndexOf('/') + 1)
  return `esco_${tail.toLowerCase().replace(/[^a-z0-9]+/g, '_')}`
}

/**
 * @param text content of ESCO's `skills_en.csv`
 * @returns content of a file for ROLECALL_TAXONOMY_DIR; wire ids start with `skill_esco_`
 */
export function importEsco(text: string, name = 'ESCO'): string {
  const table = readTable(text, 'csv', COLUMNS, name)
  const skills: ImportedSkill[] = []
  for (const row of table.rows) {
    const uri = table.cell(row, 'conceptUri')
    const label = table.cell(row, 'preferredLabel').trim()
    if (uri === '' || label === '') continue
    const isKnowledge = table.cell(row, 'skillType') === KNOWLEDGE
    skills.push({
      id: idOf(uri),
      name: label,
      kind: isKnowledge ? 'domain' : 'technique',
      aliases: table.cell(row, 'altLabels').split('\n'),
    })
  }
  return writeLines(`Imported from ESCO: ${skills.length} skills.`, skills)
}
