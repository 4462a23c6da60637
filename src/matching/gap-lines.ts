// Experience and seniority as requirement lines, so that their gaps are told beside the skills.
import type { RequirementStatus } from '../contract/match.js'
import type { Match } from './find-match.js'
import { monthsInWords } from './months-in-words.js'
import { quoteWhole } from './quote.js'
import type { Verdict } from './types.js'
import { WEIGHTS } from './weights.js'

const PARTIAL_FROM = 0.5

function line(requirement: string, status: RequirementStatus, title: string): Verdict {
  return {
    wish: {
      requirement,
      severity: 'must_have',
      anyOf: [],
      degree: null,
      minMonths: 0,
      isListed: false,
      weight: 0,
    },
    status,
    strength: 0,
    evidence: quoteWhole(title) || null,
    ground: 'computed',
    place: 'work',
    months: null,
  }
}

export function experienceLine({ findings, newestTitle }: Match): Verdict[] {
  const { asked, counted } = findings.experience
  if (asked <= 0) return []
  const ratio = counted / asked
  const status = ratio >= 1 ? 'met' : ratio >= PARTIAL_FROM ? 'partial' : 'missed'
  const evidence = counted > 0 ? newestTitle || monthsInWords(counted) : ''
  return [line(`${monthsInWords(asked)} of experience`, status, evidence)]
}

/** One step below counts in part; from there on it is a gap. */
export function levelLine({ findings, newestTitle }: Match): Verdict[] {
  const { role, candidate, gap, fit } = findings.level
  if (role === null) return []
  const requirement = `${role} level`
  if (fit === 'unknown') return [line(requirement, 'missed', '')]
  const isFar = gap <= -WEIGHTS.underLevelCeiling.steps
  const status = gap >= 0 ? 'met' : isFar ? 'missed' : 'partial'
  return [line(requirement, status, newestTitle || (candidate ?? ''))]
}
