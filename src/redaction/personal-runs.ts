// Finds personal details that a parser filed under another heading: several labels close together.
import { labelList } from './fields.js'
import type { Page, PageLine } from './page/make-page.js'
import type { Known, LinePart } from './types.js'

/** Fields that stand nowhere but among personal details. */
const TELLING: ReadonlySet<string> = new Set([
  'birth_date',
  'gender',
  'family_status',
  'nationality',
  'religion',
  'relative_name',
  'spouse_name',
  'health',
  'birth_place',
  'address',
])
const LABELS_MIN = 2
const GAP_LINES_MAX = 3
const LABEL_LINE_CHARS_MAX = 120
const AFTER_SIGN = /^[ \t.'()]{0,4}(?:[:=-]|[a-z0-9]|$)/

function isTelling(page: Page, line: PageLine): boolean {
  if (line.end - line.start > LABEL_LINE_CHARS_MAX) return false
  const hit = labelList.at(page, line.firstWord)
  if (!hit || hit.end > line.end || !TELLING.has(hit.value.name)) return false
  return AFTER_SIGN.test(page.folded.slice(hit.end, line.end))
}

/** What is known of a page, with such runs marked as personal. */
export function withPersonalRuns(page: Page): Known {
  const { known } = page
  if (known.parts.length === 0) return known
  const parts: (LinePart | undefined)[] = [...known.parts]
  let run: number[] = []
  const close = () => {
    const [first] = run
    const last = run.at(-1)
    if (first !== undefined && last !== undefined && run.length >= LABELS_MIN) {
      for (let at = first; at <= last; at++) if (parts[at] !== 'top') parts[at] = 'personal'
    }
    run = []
  }
  for (const line of page.lines) {
    if (!isTelling(page, line)) continue
    if (line.number - (run.at(-1) ?? line.number) > GAP_LINES_MAX) close()
    run.push(line.number)
  }
  close()
  return { ...known, parts }
}
