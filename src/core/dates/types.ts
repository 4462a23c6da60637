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
  /** A day was stated too: a birth date rather than a month of employment. */
  hasDay: boolean
}

/** From one date to another; `to` is 'present' for an open or current end. */
export interface DateRange {
  start: number
  end: number
  from: PartialDate
  to: PartialDate | 'present'
  /** Only one date was written; it stands for both ends. */
  single: boolean
}
