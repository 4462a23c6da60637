// Which skill a name in a Candidate or a Role means: by its id, or else by its words and the skills beside
// it.
import { anyOf } from '../languages/words.js'
import { normalizeSkill, skillById } from '../taxonomy/skills/skills.js'
import type { IsBeside } from '../taxonomy/skills/types.js'

/** "Spanish speaker" names the language. */
const SPEAKER = new RegExp(String.raw`\s(?:${anyOf('match:speakers')})$`, 'i')

function spoken(name: string): string | null {
  const language = name.replace(SPEAKER, '')
  const id = language === name ? null : normalizeSkill(language).taxonomyId
  return id !== null && skillById(id)?.kind === 'language' ? id : null
}

export const skillIdOf = (
  name: string,
  taxonomyId: string | null,
  isBeside?: IsBeside,
): string | null =>
  taxonomyId !== null && skillById(taxonomyId) !== undefined
    ? taxonomyId
    : (normalizeSkill(name, isBeside).taxonomyId ?? spoken(name))
