// What the parser knows of a résumé before it becomes wire JSON: every value with its source.
import type { DateRange } from '../dates/types.js'
import type { DocumentWarning, HiddenText } from '../documents/types.js'
import type { Found, Span } from '../layout/found.js'

export type { Found, Span }

export interface FoundRange {
  range: DateRange
  line: number
  confidence: number
}

export interface WorkFound {
  employer: Found | null
  title: Found | null
  dates: FoundRange | null
  /** The head says that the person holds the position today. */
  isCurrent: boolean
  /** Lines of the head and of the body, as indices. */
  head: number[]
  body: number[]
  confidence: number
}

export interface EducationFound {
  institution: Found | null
  degree: Found | null
  field: Found | null
  dates: FoundRange | null
  head: number[]
  body: number[]
  confidence: number
}

export interface ReadNotes {
  hidden: HiddenText[]
  warnings: (DocumentWarning | ResumeWarning)[]
}

export type ResumeWarning =
  | 'dates_overlap'
  | 'no_dates_found'
  | 'no_name_found'
  | 'no_contact_found'
