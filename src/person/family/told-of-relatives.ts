// Finds what a form tells of a relative behind the name: "Father: [name] (retired teacher)".
import { anyOf } from '../../languages/words.js'
import type { Label } from '../labels/label.js'
import type { Page } from '../page/make-page.js'
import type { Finding } from '../types.js'

const FAMILY = { category: 'family_status_proxy', placeholder: 'FAMILY_STATUS' } as const
const RELATIVES: ReadonlySet<string> = new Set(['relative_name', 'sibling_name', 'spouse_name'])
/** The name itself has no digit, comma or bracket. */
const NAME = String.raw`^[\s:.=–-]*[^,;(\d:|]{2,60}`
/** Behind it: a bracket, or a comma and a few words up to the end. */
const BEHIND = new RegExp(
  String.raw`${NAME}(?:\((?<inside>[^()\d:@]{3,50})\)|,[ \t]?(?<after>[^,()\d:@]{3,40})$)`,
)
/** "Occupation: farmer" in a further column of the line. */
const JOB = new RegExp(
  String.raw`[ \t]{2,}(?:${anyOf('personal:kin-jobs')})[ \t]{0,3}[:–-][ \t]{0,3}(?<job>[^:|\d]{2,40})$`,
)
/** A longer line is no row of a form. */
const LINE_CHARS_MAX = 160

export function toldOfRelatives({ folded }: Page, labels: readonly Label[]): Finding[] {
  return labels.flatMap(({ field, line, valueStart, valueEnd, end }): Finding[] => {
    if (!RELATIVES.has(field.name) || line.end - line.start > LINE_CHARS_MAX) return []
    const found: Finding[] = []
    const value = folded.slice(valueStart, valueEnd).trimEnd()
    const { inside, after } = BEHIND.exec(value)?.groups ?? {}
    const cut = inside ?? after
    if (cut !== undefined) {
      const start = valueStart + value.lastIndexOf(cut)
      found.push({ start, end: start + cut.length, ...FAMILY })
    }
    const rest = folded.slice(end, line.end).trimEnd()
    const job = JOB.exec(rest)?.groups?.job
    if (job !== undefined)
      found.push({ start: end + rest.length - job.length, end: end + rest.length, ...FAMILY })
    return found
  })
}
