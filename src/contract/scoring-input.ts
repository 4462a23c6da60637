// ScoringInput: all that scoring may know of a candidate. It has no place for a name, contact,
// age, gender, employer or school, so that no score can depend on one.
import type { DegreeLevel } from './candidate.js'
import type { Seniority } from './seniority.js'
import type { Skill } from './skill.js'

export interface ScoringWork {
  /** As written, redacted, and with gendered job words made neutral ("waitress" → "server"). */
  title: string
  title_normalized: string
  seniority: Seniority
  /**
   * YYYY-MM, YYYY, or '' when unknown. Months of employment stay, because experience is counted
   * from them.
   */
  start: string
  /** null for a current position, '' when unknown. */
  end: string | null
  tenure_months: number
  skills: string[]
  /** Redacted. */
  highlights: string[]
}

/** A degree without school and years: both tell the age, and schools tell the origin. */
export interface ScoringEducation {
  degree: string
  degree_level: DegreeLevel
  field: string
  field_normalized: string
}

export interface ScoringInput {
  /** Redacted. */
  summary: string
  total_experience_months: number
  seniority: Seniority
  work_history: ScoringWork[]
  education: ScoringEducation[]
  skills: Skill[]
  /** Only the names: issuer and year are left out. */
  certifications: string[]
  /** Spoken languages, as the skill that they are. */
  languages: string[]
}
