// Dates as documents write them: often a month and a year, sometimes a year alone.

export interface PartialDate {
  year: number
  /** 1 to 12, 0 when not stated. */
  month: number
}

/** A single date, with its place in the text. */
export interface DateMention {
  start: number
  end: number
  date: PartialDate
  /** Whether a day was stated too: then it is a birth date rather than a month of employment. */
  hasDay: boolean
}

/** From one date to another; `to` is 'present' for an open or current end. */
export interface DateRange {
  start: number
  end: number
  from: PartialDate
  to: PartialDate | 'present'
  /** Whether only one date was written; it stands for both ends. */
  single: boolean
  /** What the word before a single date makes of it: "until 2019" ends something, "from 2019" begins it. */
  told?: 'end' | 'start'
}

/** One date as it was read from the tokens of a text. */
export interface ReadDate {
  date: PartialDate
  /** Index of the first token after it. */
  next: number
  hasDay: boolean
  /** A month without a year: its year comes from the other end of a range. */
  yearMissing: boolean
  /** Too short to stand alone ("7/73", "Sep 15", "’15"): a date only as one end of a range. */
  weak?: boolean
}
