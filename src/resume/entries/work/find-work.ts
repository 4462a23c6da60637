// Positions: the heads of the work entries read into employer, title and dates.
import { anyOf } from '../../../languages/words.js'
import type { Labelled } from '../../../sequence/crf/decode.js'
import type { CluedLine } from '../../labels/clued-lines.js'
import { labelWords, type TaggedField } from '../../labels/label-words.js'
import type { ResumeModels } from '../../labels/models.js'
import type { Section } from '../../sections/types.js'
import type { WorkFound } from '../../types.js'
import { datesFromColumns } from '../date-columns.js'
import { entryDates, isCurrent } from '../entry-dates.js'
import { indicesOf } from '../entry-lines.js'
import { type EntryLines, groupEntries } from '../group-entries.js'
import { isPlaceholder } from '../refine-fields.js'
import { applyRules, type EntryRule, type LineRule, relabel } from '../rule.js'
import { type DatedTable, datesFromTables } from '../table-dates.js'
import { taggedValue } from '../tagged-value.js'
import { mergeRepeats } from './merge-repeats.js'
import { WORK_LINE_RULES, WORK_RULES, type WorkDraft } from './work-rules.js'

/** Inherited values are a little less sure than printed ones. */
const INHERITED = 0.95
/**
 * How sure the labeller must be of a head without dates: less where both employer and title are
 * read.
 */
const UNDATED_SURE = 0.8
const COMPLETE_SURE = 0.6
/** Below this the labeller's employers are wrong more often than right. */
const EMPLOYER_SURE = 0.52

interface Placed extends WorkFound {
  section: Section
}

function readEntry(
  entry: EntryLines,
  heading: CluedLine | undefined,
  fields: TaggedField[],
  rules: WorkRules['entry'],
): Placed {
  const { head } = entry
  const { employer, title } = applyRules(rules, {
    head,
    heading,
    fields,
    employer: taggedValue(fields, 'EMP', EMPLOYER_SURE),
    title: taggedValue(fields, 'TTL'),
    training: null,
  })
  return {
    employer: employer && isPlaceholder(employer.value) ? null : employer,
    title: title && isPlaceholder(title.value) ? null : title,
    dates: entryDates(entry),
    isCurrent: isCurrent(head),
    head: indicesOf(head),
    body: indicesOf(entry.body),
    confidence: entry.confidence,
    section: head[0]?.source.section ?? 'top',
  }
}

/** Somebody who works on their own account has no employer to share with the next position. */
const OWN_ACCOUNT = new RegExp(String.raw`\b(?:${anyOf('work:own-account')})\b`, 'i')

/**
 * Several positions under one employer. A head without an employer belongs to the employer above
 * it; an employer's line without a title, followed by such heads, is no position by itself.
 */
function shareEmployers(entries: Placed[]): Placed[] {
  const out: Placed[] = []
  let above: Placed | null = null
  entries.forEach((entry, index) => {
    const next = entries[index + 1]
    const container =
      entry.employer &&
      !entry.title &&
      entry.body.length === 0 &&
      next &&
      !next.employer &&
      next.title
    if (entry.employer) above = entry
    if (container) return
    if (!entry.employer && entry.title && above?.employer && !OWN_ACCOUNT.test(entry.title.value)) {
      const { employer } = above
      out.push({
        ...entry,
        employer: { ...employer, confidence: employer.confidence * INHERITED },
        dates: entry.dates ?? above.dates,
      })
    } else out.push(entry)
  })
  return out
}

/** An employer alone is a position in the work section, or where its line was plainly a head. */
const isNamed = ({ employer, title, dates, confidence, section }: Placed): boolean =>
  title !== null ||
  (employer !== null &&
    (section === 'work' || confidence >= UNDATED_SURE) &&
    dates?.range.single !== true)

/** Without dates an entry is only believed when its head was plainly one. */
const isLikely = (entry: Placed): boolean =>
  isNamed(entry) &&
  (entry.dates !== null ||
    entry.confidence >= (entry.employer && entry.title ? COMPLETE_SURE : UNDATED_SURE))

/** The heading of the section that a line stands in. */
const headingOf = (clued: CluedLine[], line: CluedLine | undefined): CluedLine | undefined => {
  const at = line ? clued.indexOf(line) : -1
  return clued.slice(0, Math.max(0, at)).findLast(({ source }) => source.heading === 'section')
}

/** A single date in a position's text may be that of anything, and positions overlap at will. */
const WORK_TABLE: DatedTable<Placed> = {
  sections: new Set(['work', 'training', 'projects']),
  takesSingle: false,
  isPossible: () => true,
}

export interface WorkRules {
  line: readonly LineRule[]
  entry: readonly EntryRule<WorkDraft>[]
}

export const WORK_RULES_ALL: WorkRules = { line: WORK_LINE_RULES, entry: WORK_RULES }

export function findWork(
  clued: CluedLine[],
  labels: Labelled[],
  { work }: Pick<ResumeModels, 'work'>,
  rules = WORK_RULES_ALL,
  readHeads = labelWords,
): WorkFound[] {
  const groups = groupEntries(clued, relabel(rules.line, clued, labels), 'W')
  const fields = readHeads(
    work,
    groups.map(({ head }) => head),
  )
  const entries = groups.map((entry, at) =>
    readEntry(entry, headingOf(clued, entry.head[0]), fields[at] ?? [], rules.entry),
  )
  const found = shareEmployers(datesFromColumns(entries, clued)).filter(isLikely)
  return mergeRepeats(datesFromTables(found, clued, WORK_TABLE))
}
