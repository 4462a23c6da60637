// Turns the official O*NET release (Technology Skills.txt) into a vocabulary file.
import { readTable } from './read-table.js'
import { type ImportedSkill, slugOf, writeLines } from './write-lines.js'

/** The column of the technology's name; releases before 2019 write it in the same way. */
const COLUMNS = ['Example'] as const

/**
 * @param text content of O*NET's `Technology Skills.txt`
 * @returns content of a file for ROLECALL_TAXONOMY_DIR; wire ids start with `skill_onet_`
 */
export function importOnet(text: string, name = 'O*NET'): string {
  const table = readTable(text, 'tsv', COLUMNS, name)
  const skills = new Map<string, ImportedSkill>()
  for (const row of table.rows) {
    const example = table.cell(row, 'Example').trim()
    const slug = slugOf(example)
    // One technology is in the rows of many occupations.
    if (slug === '' || skills.has(slug)) continue
    skills.set(slug, { id: `onet_${slug}`, name: example, kind: 'tool', aliases: [] })
  }
  return writeLines(`Imported from O*NET: ${skills.size} technologies.`, [...skills.values()])
}
