// Finds where a position writes a skill that was read from its whole document.
import { skillById } from '../../taxonomy/skills/skills.js'
import type { Mention } from '../types.js'
import { findPhrase, type PlacedText } from './find-phrase.js'

/**
 * The lines of a position that write a skill which they alone do not tell: "equity valuation" is
 * Equity Research only in a document about finance. The usual name may stand nowhere.
 */
export function linesNaming(texts: readonly PlacedText[], skillId: string | null): Mention[] {
  const skill = skillId === null ? undefined : skillById(skillId)
  if (skill === undefined) return []
  const all = texts.map(({ text }) => text.toLowerCase()).join('\n')
  for (const name of [skill.name, ...skill.aliases]) {
    // Most names stand nowhere, and a pattern costs far more than a look.
    const lines = all.includes(name.toLowerCase()) ? findPhrase(name, texts) : []
    if (lines.length > 0) return lines
  }
  return []
}
