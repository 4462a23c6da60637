// Gives a phrase its name and id: the vocabulary's name where the phrase is only another way of
// writing it, the posting's own words where they say something of their own.
import { fold, foldKey } from '../../core/fold.js'
import { normalizeSkill, skillById } from '../../taxonomy/skills/skills.js'
import type { SkillMention } from '../../taxonomy/skills/types.js'

export interface NamedSkill {
  canonical: string
  taxonomyId: string | null
}

const letters = (text: string): string => foldKey(text).replace(/ /g, '')
const SHORT_TOOL = 2
const COVERED = 0.6

/** "PowerBI" and "Power BI", "Postgres" and "PostgreSQL", "k8s" and "Kubernetes"; not "AWS" or "Redpanda". */
function isSpelling(raw: string, name: string, id: string): boolean {
  const [own, other] = [letters(raw), letters(name)]
  if (own === other) return true
  if (/\s/.test(raw.trim())) return false
  const isTool = skillById(id)?.kind === 'tool'
  if (isTool && own.length <= SHORT_TOOL) return true
  if (/\d/.test(own) && !/\d/.test(other)) return own[0] === other[0]
  return isTool && own.length > 2 && (own.includes(other) || other.includes(own))
}

/** Lower-case phrases keep their case; a sentence's capital at its start is not part of a phrase. */
function written(raw: string, atStart: boolean): string {
  const [first = '', ...rest] = raw.split(/\s+/)
  const isPlainWord = /^\p{Lu}\p{Ll}+$/u.test(first) && rest.every((word) => fold(word) === word)
  return atStart && isPlainWord && rest.length > 0
    ? first.toLowerCase() + raw.slice(first.length)
    : raw
}

/** The skill of a mention that makes up most of the phrase. */
function mentioned(raw: string, start: number, mentions: readonly SkillMention[]): string | null {
  const end = start + raw.length
  for (const mention of mentions) {
    const covered = Math.min(end, mention.end) - Math.max(start, mention.start)
    if (mention.confident && covered / raw.length >= COVERED) return mention.id
  }
  return null
}

export function nameSkill(
  raw: string,
  start: number,
  mentions: readonly SkillMention[],
): NamedSkill {
  const known = normalizeSkill(raw)
  const id = known.taxonomyId ?? mentioned(raw, start, mentions)
  if (known.taxonomyId && isSpelling(raw, known.canonical, known.taxonomyId)) {
    return { canonical: known.canonical, taxonomyId: known.taxonomyId }
  }
  return { canonical: written(raw, start === 0), taxonomyId: id }
}
