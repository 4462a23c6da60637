// Finds the mentions of a skill, or of a name that no vocabulary knows.
import type { Mention } from '../types.js'

/** Mentions under the skill that they name, or under their own words. */
export type MentionIndex = ReadonlyMap<string, readonly Mention[]>

/** The key of a mention in the index: its skill, or its own words if no vocabulary knows them. */
export const indexKey = (skillId: string | null, key: string): string => skillId ?? `=${key}`

export function indexMentions(mentions: readonly Mention[]): MentionIndex {
  const index = new Map<string, Mention[]>()
  for (const mention of mentions) {
    const id = mention.skillId ?? indexKey(null, mention.key)
    const known = index.get(id)
    if (known) known.push(mention)
    else index.set(id, [mention])
  }
  return index
}
