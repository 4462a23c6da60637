// Finds spans of time that a text asks for as experience: "5+ years", "three to five yrs", "36 months".
export interface YearsMention {
  start: number
  end: number
  /** The lower bound. */
  months: number
}

const WORDS: Record<string, number> = {
  'half a': 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
}
const NUMBER = `\\d{1,2}(?:\\.\\d)?|${Object.keys(WORDS).join('|')}`
/** A number, perhaps in brackets again ("three (3)"), perhaps a range, then years or months. */
const SPAN = new RegExp(
  `(?<![\\p{L}\\p{N}])\\(?(${NUMBER})\\)?(?:\\s*\\(\\d{1,2}\\))?\\s*(?:\\+|plus\\b)?(?:\\s*(?:-|–|—|to|or|(?<=\\bbetween\\s+\\S{1,8}\\s+)and)\\s*(?:${NUMBER})\\s*\\+?)?(\\s+and a half)?\\s*(?:or more\\s+)?(?:full\\s+)?(years?|yrs?|months?|decades?)\\b(?:['’]|\\+)?`,
  'giu',
)
/** "2 years of Python and 1 of Go": the unit is said once. */
const AGAIN = new RegExp(`\\band\\s+(${NUMBER})\\s*\\+?\\s+(?:of|in|with)\\b`, 'gi')
/** Time that is not experience: a company's age, a contract's length, residence, leave. */
const NOT_BEFORE =
  /\b(?:founded|established|over the (?:last|past|next)|in the (?:last|past|next)|for the (?:last|past|next)|within|after|every|next|last|past|contract|renew|expire|probation|(?:us|we|company|group|firm) (?:has|have))\s*(?:\w+\s*)?$/i
/** "experience gained over the last 7+ years" is the applicant's. */
const GAINED = /\bexperience\b[^.;]{0,30}\b(?:over|in|for|within) the (?:last|past)\s+$/i
/** How far before and behind a span of time the words stand that say what it is. */
const BEFORE_CHARS = 70
const AFTER_CHARS = 40
/** The same, told by what follows: "3 years old", "2-year contract", "5 years of growth". */
const NOT_AFTER =
  /^[\s-]*(?:old\b|-old|ago\b|contract|fixed|ftc|probation|programme|program\b|maternity|leave\b|plan\b|warranty|in business|of age\b|from now|later|apprentice|of (?:growth|success|history|heritage|trading|continuous residence)|funding|rolling|notice|course|degree)/i
/** Units that ask for an age or a residence; no span in them is experience. */
const RESIDENCE =
  /\bresiden(?:t|ce)|\bof age\b|\byears old\b|\blived in\b|\byou (?:are|must be) at least (?:1[4-9]|2[01]) years?\b(?!\s+(?:of\s+)?\w*\s?experience)/i

/** Forty years: nobody asks for a longer experience. */
const MONTHS_MAX = 480
const MONTHS_A_YEAR = 12
/** By the first letter of the unit: years, months, decades. */
const MONTHS: Record<string, number> = { y: MONTHS_A_YEAR, m: 1, d: 10 * MONTHS_A_YEAR }

const numberOf = (text: string): number => WORDS[text.toLowerCase()] ?? Number(text)

export function findYears(text: string): YearsMention[] {
  if (RESIDENCE.test(text)) return []
  const out: YearsMention[] = []
  for (const match of text.matchAll(SPAN)) {
    const start = match.index
    const end = start + match[0].length
    const before = text.slice(Math.max(0, start - BEFORE_CHARS), start)
    if (NOT_BEFORE.test(before) && !GAINED.test(before)) continue
    if (NOT_AFTER.test(text.slice(end, end + AFTER_CHARS))) continue
    const amount = numberOf(match[1] ?? '0')
    const months =
      (amount + (match[2] ? 0.5 : 0)) * (MONTHS[(match[3] ?? 'y').charAt(0)] ?? MONTHS_A_YEAR)
    if (months > 0 && months <= MONTHS_MAX) out.push({ start, end, months: Math.round(months) })
  }
  const first = out[0]
  if (first) {
    for (const match of text.matchAll(AGAIN)) {
      if (match.index < first.end) continue
      const months = numberOf(match[1] ?? '0') * MONTHS_A_YEAR
      out.push({ start: match.index, end: match.index + match[0].length, months })
    }
  }
  return out.sort((a, b) => a.start - b.start)
}
