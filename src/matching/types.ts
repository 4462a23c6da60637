// What passes between the stages of a match: wishes, mentions, verdicts, parts of a score.
import type { Band, RequirementStatus, SeniorityFit, Severity } from '../contract/match.js'
import type { Role } from '../contract/role.js'
import type { SeniorityLevel } from '../contract/seniority.js'
import type { MonthSpan } from '../dates/months.js'
import type { WantedDegree } from '../taxonomy/degrees/types.js'
import type { TitleTraits } from './title-closeness.js'

/** What scoring knows of a role: members of the Role as callers hold it, and nothing beside them. */
export type ScoringRole = Pick<
  Role,
  | 'title'
  | 'title_normalized'
  | 'seniority'
  | 'must_have_skills'
  | 'nice_to_have_skills'
  | 'responsibilities'
  | 'qualifications'
  | 'min_experience_months'
>

/** One thing that satisfies a wish; a wish may have several. */
export interface Wanted {
  name: string
  /** Folded, for names outside the vocabulary. */
  key: string
  skillId: string | null
  /** The skill that a name outside the vocabulary is a kind of: bookkeeping of "full-charge bookkeeping". */
  coreId: string | null
}

export interface Wish {
  /** As the role says it. */
  requirement: string
  severity: Severity
  anyOf: Wanted[]
  degree: WantedDegree | null
  /** The occupations that it names, where positions of one are asked for. */
  occupations: readonly TitleTraits[]
  minMonths: number
  /**
   * Whether the wish counts in coverage: skills of the role's lists do, lines made from other
   * fields do not.
   */
  isListed: boolean
  /** A licence or registration: nobody may do the work without it. */
  isLicence: boolean
  /** A check that the employer makes later: a criminal record, references, drugs. */
  isLaterCheck: boolean
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
  /** False if a common word may mean something else. */
  isSure: boolean
  /** Whether the text says that there is little of it, or that it is being learned. */
  isPart: boolean
  /** A title says less than a sentence of what was done. */
  isTitle?: boolean
}

export interface Support {
  mention: Mention
  /** The verbatim pieces of the quote, where it is put together from several. */
  pieces?: readonly string[]
  ground: Ground
  /**
   * Where the skill counts as found. For skills that one either has or has not, a list is as good
   * as a licence.
   */
  place: Place
  /**
   * Whether the vocabulary calls it a kind of the wanted skill directly, not through a third skill:
   * for programming, Python comes before Redux.
   */
  isDirect?: boolean
  /**
   * Whether it shows the skill in full. A wider or narrower form does not, nor does a skill that is
   * being learned.
   */
  isFull: boolean
}

/** Names that a text denies or only wishes for; a bare list that repeats one is no evidence. */
export type Denied = ReadonlySet<string>

export interface Position {
  title: string
  /** The words of the title and of its canonical form, folded. */
  key: string
  /** The same without the post that it is for: "assistant" of "Assistant to the Director". */
  ownKey: string
  traits: TitleTraits
  span: MonthSpan | null
  /** Used where the dates are not known. */
  statedMonths: number
  /** Title and dates, to be quoted. */
  line: string
}

/** How a verdict came about. */
export type Ground = 'named' | 'implied' | 'broader' | 'related' | 'computed' | 'none'

export interface Verdict {
  wish: Wish
  status: RequirementStatus
  /** 0 to 1: what the score counts. */
  strength: number
  evidence: string | null
  /** The verbatim pieces that the evidence is put together from. */
  pieces: readonly string[]
  ground: Ground
  place: Place | null
  /** Whether only a list or the summary says so, and no position shows it. */
  isOnlyListed: boolean
  /** If it is missed, the quote of something near it: PostgreSQL for MySQL. */
  near: string | null
  /** Months of the positions that used it; null if no time is asked for. */
  months: number | null
  /** Positions, by index, whose work shows the skill in full. */
  shownAt: readonly number[]
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
  reason:
    | 'no_must_have'
    | 'missing_licence'
    | 'nothing_asked'
    | 'missing_must_have'
    | 'experience'
    | 'level'
    | 'over_qualified'
  ceiling: number
}

export interface Score {
  score: number
  band: Band
  parts: Part[]
  /** Those in force, lowest first. */
  ceilings: Ceiling[]
}

/** Everything that a score is made of, so that it can be computed again with other verdicts. */
export interface Findings {
  verdicts: Verdict[]
  level: Level
  /** Months that count towards the experience asked for, and those asked for. */
  experience: {
    counted: number
    /** Months that are stated but belong to no position. */
    unplaced: number
    /** Positions near the role whose years are years of the role's own work. */
    close: readonly Position[]
    /** Work of any trade counts. */
    isAny: boolean
    asked: number
  }
  similarity: number
  overQualified: boolean
  underQualified: boolean
}
