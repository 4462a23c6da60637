// Canonical names of skills and job titles, as /normalize gives them.
import type { NormalizedSkill, NormalizedTitle } from '../contract/normalization.js'
import { checkedName } from './checked.js'

export async function normalizeSkill(name: string): Promise<NormalizedSkill> {
  const asked = checkedName(name)
  // Loaded at the first call, so that a program which only parses does not wait for the vocabulary.
  const skills = await import('../taxonomy/skills/normalize-asked.js')
  const { canonical, taxonomyId, aliases } = skills.normalizeAsked(asked)
  return { canonical, taxonomy_id: taxonomyId, aliases: [...aliases] }
}

export async function normalizeTitle(name: string): Promise<NormalizedTitle> {
  const asked = checkedName(name)
  const titles = await import('../taxonomy/titles/normalize-title.js')
  const { canonical, seniority } = titles.normalizeTitle(asked)
  return { canonical, seniority }
}
