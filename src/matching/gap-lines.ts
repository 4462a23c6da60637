// Experience and seniority as requirement lines, so that the answer lists their gaps beside those of the
// skills.
import type { RequirementStatus } from '../contract/match.js'
import type { SeniorityLevel } from '../contract/seniority.js'
import type { Match } from './find-match.js'
import { monthsInWords } from './months-in-words.js'
import { monthsOf, positionsHolding } from './read-positions.js'
import type { Position, Verdict } from './types.js'
import { WEIGHTS } from './weights.js'

function line(
  requirement: string,
  status: RequirementStatus,
  evidence: string,
  pieces: readonly string[],
): Verdict {
  return {
    wish: {
      requirement,
      severity: 'must_have',
      anyOf: [],
      degree: null,
      occupations: [],
      minMonths: 0,
      isListed: false,
      isLicence: false,
      isLaterCheck: false,
      weight: 0,
    },
    status,
    strength: 0,
    evidence: evidence === '' ? null : evidence,
    pieces,
    ground: 'computed',
    place: 'work',
    isOnlyListed: false,
    near: null,
    months: null,
    shownAt: [],
  }
}

const quoted = (positions: readonly Position[]): [string, string[]] => [
  positions.map((position) => position.line).join('; '),
  positions.map(({ title }) => title).filter((title) => title !== ''),
]

/** The dated lines of the work that counts; the stated total if no position gives its months. */
function shown(positions: readonly Position[], unplaced: number, months: number) {
  const holding = positionsHolding(positions, months)
  if (holding.length > 0) return quoted(holding)
  return [unplaced > 0 ? `total_experience_months: ${unplaced}` : '', []] as const
}

export function experienceLine({ findings }: Match): Verdict[] {
  const { asked, close, unplaced } = findings.experience
  if (asked <= 0) return []
  // Work that is only near adds a little to the score, but as evidence it would convince nobody.
  const months = monthsOf(close) + unplaced
  const isSome = months >= WEIGHTS.experience.partialFrom * asked
  const status = months >= asked ? 'met' : isSome ? 'partial' : 'missed'
  const [evidence, pieces] = status === 'missed' ? ['', []] : shown(close, unplaced, asked)
  return [line(`${monthsInWords(asked)} of experience`, status, evidence, pieces)]
}

/** Whoever has worked at all has reached these levels, so they are no requirements. */
const FIRST_LEVELS: ReadonlySet<SeniorityLevel | null> = new Set(['intern', 'junior'])

/**
 * One step below the level meets it in part; more is a gap. Levels are comparable only within a
 * trade: a hotel's head of operations is no senior developer, and no junior one.
 */
export function levelLine({ findings, leveled }: Match): Verdict[] {
  const { role, candidate, gap, fit } = findings.level
  if (role === null || FIRST_LEVELS.has(role) || leveled === null) return []
  const requirement = `${role} level`
  if (fit === 'unknown') return [line(requirement, 'missed', '', [])]
  const isFar = gap <= -WEIGHTS.underLevelCeiling.steps
  const status = gap >= 0 ? 'met' : isFar ? 'missed' : 'partial'
  const [evidence, pieces] = leveled.length > 0 ? quoted(leveled) : [candidate ?? '', []]
  return [line(requirement, status, evidence, pieces)]
}
