// Writes imported skills in the vocabulary's own file form.
import type { SkillKind } from '../types.js'

export interface ImportedSkill {
  id: string
  name: string
  kind: SkillKind
  aliases: readonly string[]
}

/** Takes the signs of the file form itself out of a name. */
function plain(text: string): string {
  return text
    .replace(/[|;\s]+/g, ' ')
    .trim()
    .replace(/[!?]+$/, '')
}

/** @example slugOf('Data mining & BI') // 'data_mining_bi' */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
}

/**
 * A whole file: a comment with the source, then one line for each skill, sorted by id so that two
 * imports can be compared.
 */
export function writeLines(source: string, skills: readonly ImportedSkill[]): string {
  const sorted = [...skills].sort((a, b) => (a.id < b.id ? -1 : 1))
  const lines = sorted.map((skill) => {
    const aliases = [...new Set(skill.aliases.map(plain))].filter(
      (alias) => alias !== '' && alias !== skill.name,
    )
    return `${skill.id} | ${plain(skill.name)} | ${skill.kind} | ${aliases.join('; ')}`
  })
  return `# ${source}\n${lines.join('\n')}\n`
}
