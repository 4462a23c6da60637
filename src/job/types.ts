// What the parser knows about a job description before it becomes a Role: every value with its
// source.
import type { EmploymentType } from '../contract/role.js'
import type { Seniority } from '../contract/seniority.js'
import type { Found, Span } from '../layout/found.js'
import type { Line } from '../layout/types.js'
import type { WantedDegree } from '../taxonomy/degrees/types.js'

export type { Found, Span }

/** What a heading says about the lines under it. */
export type HeadingKind = 'duties' | 'asked' | 'nice' | 'role' | 'about' | 'benefits' | 'apply' | ''

/** A heading, a list item or a sentence. */
export interface Unit {
  text: string
  span: Span
  isHeading: boolean
  isItem: boolean
  /** For a heading its own kind; for other units that of the heading above. */
  heading: HeadingKind
  /** The folded words of the heading above. */
  headingWords: string[]
  /** How many units after that heading, from 1; 0 without one. */
  distance: number
}

/** What a unit is for: a duty, something asked of the applicant, or neither. */
export type UnitLabel = 'R' | 'Q' | 'O'

export interface LabelledUnit extends Unit {
  label: UnitLabel
  probability: number
}

export type Strength = 'must' | 'nice'

export interface Requirement {
  /** The words of the text. */
  raw: string
  canonical: string
  taxonomyId: string | null
  strength: Strength
  minYears: number | null
  /** Requirements with the same number are alternatives; null stands alone. */
  anyOf: number | null
  span: Span
  confidence: number
}

export interface AskedDegree {
  degree: WantedDegree
  strength: Strength
  /** The sentence that asks for it. */
  text: string
  span: Span
}

export type CheckKind = 'contradictory' | 'impossible_years' | 'age_coded' | 'gender_coded'

export interface JobCheck {
  kind: CheckKind
  message: string
  span: Span
}

export interface ParsedJob {
  title: Found | null
  titleNormalized: string
  seniority: { value: Seniority; confidence: number; spans: Span[] }
  location: Found | null
  employmentType: { value: EmploymentType; confidence: number; spans: Span[] }
  requirements: Requirement[]
  degrees: AskedDegree[]
  responsibilities: Found[]
  qualifications: Found[]
  minExperienceMonths: { value: number; spans: Span[] }
  /** Every mention of a requirement, before mentions of the same skill were joined. */
  mentions: Requirement[]
  units: LabelledUnit[]
  /** The lines to which all spans refer. */
  lines: Line[]
}
