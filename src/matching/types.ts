// What passes between the stages of a match: wishes, mentions, verdicts, parts of a score.
import type { Band, RequirementStatus, SeniorityFit, Severity } from '../contract/match.js'
import type { Role } from '../contract/role.js'
import type { SeniorityLevel } from '../contract/seniority.js'
import type { MonthSpan } from '../core/dates/months.js'
import type { WantedDegree } from '../taxonomy/degrees/types.js'
import type { TitleTraits } from './title-closeness.js'

/** The Role, with what the wire form cannot say. */
export interface ScoringRole
  extends Pick<
    Role,
    | 'title'
    | 'title_normalized'
    | 'seniority'
    | 'must_have_skills'
    | 'nice_to_have_skills'
    | 'responsibilities'
    | 'qualifications'
    | 'min_experience_months'
  > {
  /** Names of must-haves of which one is enough. */
  alternatives?: readonly (readonly string[])[]
  /** Degrees asked for, where the posting itself was read. */
  degrees?: readonly AskedDegree[]
}

/** One thing that satisfies a wish; a wish may have several. */
export interface Wanted {
  name: string
  /** Folded, for names outside the vocabulary. */
  key: string
  skillId: string | null
}

export interface AskedDegree {
  /** The sentence that asks. */
  text: string
  degree: WantedDegree
  isWish: boolean
}

export interface Wish {
  /** As the role says it. */
  requirement: string
  severity: Severity
  anyOf: Wanted[]
  degree: WantedDegree | null
  minMonths: number
  /** Counts in coverage: skills of the role's lists do; lines made from other fields do not. */
  isListed: boolean
  weight: number
}

/** Where a skill was found: at work, in a licence or degree, or only in a list. */
export type Place = 'work' | 'credential' | 'list'

export interface Mention {
  skillId: string | null
  key: string
  place: Place
  /** Word for word from the input. */
  quote: string
  /** Index of the position, -1 outside of them. */
  position: number
  /** False where a common word may mean something else. */
  isSure: boolean
}

export interface Position {
  title: string
  traits: TitleTraits
  span: MonthSpan | null
  /** Used where the dates are not known. */
  statedMonths: number
}

/** How a verdict came about. */
export type Ground = 'named' | 'implied' | 'broader' | 'related' | 'computed' | 'none'

export interface Verdict {
  wish: Wish
  status: RequirementStatus
  /** 0 to 1: what the score counts. */
  strength: number
  evidence: string | null
  ground: Ground
  place: Place | null
  /** Months of positions that used it; null where none were asked for. */
  months: number | null
}

export interface Level {
  role: SeniorityLevel | null
  candidate: SeniorityLevel | null
  gap: number
  fit: SeniorityFit
}

export type PartName = 'must_have' | 'nice_to_have' | 'experience' | 'similarity' | 'seniority'

export interface Part {
  part: PartName
  /** Share of the hundred points that the part can give for this role. */
  weight: number
  /** 0 to 1. */
  value: number
  points: number
}

export interface Ceiling {
  reason: 'missing_must_have' | 'experience' | 'level' | 'over_qualified'
  ceiling: number
}

export interface Score {
  score: number
  band: Band
  parts: Part[]
  /** Those in force, lowest first. */
  ceilings: Ceiling[]
}

/** All that a score is made of; it can be computed again with other verdicts. */
export interface Findings {
  verdicts: Verdict[]
  level: Level
  /** Months that count towards the experience asked for, and those asked for. */
  experience: { counted: number; total: number; asked: number }
  similarity: number
  overQualified: boolean
  underQualified: boolean
}
