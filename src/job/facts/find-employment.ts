// Finds the employment type: the posting's own, a labelled field, the title, or a plain statement.
import { EMPLOYMENT_TYPES, type EmploymentType } from '../../contract/role.js'
import { dataText } from '../../core/data-file.js'
import { foldKey } from '../../core/fold.js'
import type { LabelledUnit, ParsedJob, Span } from '../types.js'
import type { Fields } from './read-fields.js'

type Row = [EmploymentType, string[]]

const ROWS = JSON.parse(dataText('./data/employment.json', import.meta.url)) as Row[]
const KNOWN = new Set<string>(EMPLOYMENT_TYPES)
/** schema.org and job-board values that are not ours already. */
const POSTED: Record<string, EmploymentType> = {
  contractor: 'contract',
  intern: 'internship',
  temp: 'temporary',
  per_diem: 'temporary',
  seasonal: 'temporary',
  permanent: 'full_time',
  regular: 'full_time',
}
const TITLE_SAYS: [RegExp, EmploymentType][] = [
  [/\bintern(?:ship)?\b/i, 'internship'],
  [
    /\bcontract(?:or)?\b(?!s? (?:manager|administrator|officer|specialist|negotiator|analyst))|\b\d+ months?\b/i,
    'contract',
  ],
  [
    /\bbank\b(?=.*\b(?:nurse|midwife|worker|assistant|staff|carer|practitioner|pharmacist)\b)/i,
    'temporary',
  ],
  [/^bank\b/i, 'temporary'],
  [/\bvolunteer\b/i, 'volunteer'],
  [/\bfreelance\b/i, 'freelance'],
]
/** Who gets which benefit, what was done before or who else is there says nothing about this job. */
const NOT_OURS =
  /\beligib|\bbenefits? (?:for|to|listed|plan|program|package)|\b(?:full|part)[- ]time (?:\w+ )?(?:employees?|staff|members|workers|equivalent)\b|\bregardless\b|\bequivalent\b|\bacts as\b|\bemployment (?:agency|business)\b|\binternship experience\b|\btemporary (?:housing|relocation|workers|staff)\b|\bhousing\b|\bpermits?\b|\bpaternity\b|\bresidents?\b|\bclients\b|\bpossible\b/i
/** A sentence that speaks of this post. */
const OURS =
  /\b(?:this|position|role|job|post|vacancy|opportunity|hours?|basis|shifts?|schedule|permanent|contract|type|employment|appointment|hire|hiring|seeking|looking|recruit\w*|week|days?|duration|salary|location)\b/i
const SHORT_CHARS = 60
/** What stands at the top speaks of this post anyway. */
const TOP_UNITS = 8

function typeIn(text: string): EmploymentType | '' {
  const key = ` ${foldKey(text)} `
  let best: { type: EmploymentType; at: number } | null = null
  for (const [type, phrases] of ROWS) {
    for (const phrase of phrases) {
      const at = key.indexOf(` ${phrase} `)
      if (at >= 0 && (!best || at < best.at)) best = { type, at }
    }
  }
  return best?.type ?? ''
}

/** "Job type: Contract"; a permanent contract is another thing. */
const contractOf = (text: string): EmploymentType | '' =>
  /\bcontract(?:or)?\b/i.test(text) && !/\b(?:permanent|open-ended|indefinite)\b/i.test(text)
    ? 'contract'
    : ''

function posted(values: readonly string[]): EmploymentType | '' {
  for (const value of values) {
    const key = foldKey(value).replace(/ /g, '_')
    if (KNOWN.has(key)) return key as EmploymentType
    const mapped = POSTED[key] ?? typeIn(value)
    if (mapped) return mapped
  }
  return ''
}

const found = (
  value: EmploymentType | '',
  confidence: number,
  spans: Span[] = [],
): ParsedJob['employmentType'] => ({ value, confidence, spans })

export function findEmployment(
  values: readonly string[],
  rawTitle: string,
  fields: Fields,
  units: readonly LabelledUnit[],
): ParsedJob['employmentType'] {
  for (const [pattern, type] of TITLE_SAYS) {
    if (pattern.test(rawTitle)) return found(type, 0.9)
  }
  const own = posted(values)
  if (own) return found(own, 0.97)
  for (const field of [fields.employment, fields.workplace]) {
    const type = field ? typeIn(field.value) || contractOf(field.value) : ''
    if (type && field) return found(type, 0.95, [field.span])
  }
  for (const [depth, unit] of units.entries()) {
    if (unit.text.length > 400 || NOT_OURS.test(unit.text)) continue
    if (depth >= TOP_UNITS && unit.text.length > SHORT_CHARS && !OURS.test(unit.text)) continue
    const type = typeIn(unit.text)
    if (type) return found(type, 0.75, [unit.span])
  }
  return found('', 0)
}
