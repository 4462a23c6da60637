// A résumé may tell a position twice, in an overview and in detail: one entry is kept.
import { writeDate } from '../../../dates/months.js'
import type { FoundRange, WorkFound } from '../../types.js'
import { alike } from '../alike-names.js'
import { mergeEntries } from '../merge-entries.js'

const dates = (found: FoundRange | null): string => {
  if (!found) return ''
  const { from, to } = found.range
  return `${writeDate(from)}/${to === 'present' ? 'present' : writeDate(to)}`
}

const sameJob = (a: WorkFound, b: WorkFound): boolean =>
  a.dates !== null &&
  dates(a.dates) === dates(b.dates) &&
  !a.dates.range.single &&
  alike(a.employer?.value, b.employer?.value) &&
  alike(a.title?.value, b.title?.value) &&
  Boolean((a.employer && b.employer) || (a.title && b.title))

/** Values of the more detailed telling win; the other fills its gaps. */
const join = (a: WorkFound, b: WorkFound): WorkFound => {
  const [main, other] = b.body.length > a.body.length ? [b, a] : [a, b]
  return { ...main, employer: main.employer ?? other.employer, title: main.title ?? other.title }
}

export const mergeRepeats = (entries: WorkFound[]): WorkFound[] =>
  mergeEntries(entries, sameJob, join)
