// Positions: the heads of the work entries read into employer, title and dates.
import type { Labelled } from '../../core/crf/decode.js'
import { labelWords } from '../labels/label-words.js'
import type { SeenLine } from '../labels/line-features.js'
import { hasBlank } from '../labels/pieces.js'
import type { Section } from '../sections/types.js'
import type { Found, WorkFound } from '../types.js'
import { describedEmployer } from './described-employer.js'
import { entryDates } from './entry-dates.js'
import { isLabelOnly, labelledField } from './entry-labels.js'
import { type EntryLines, groupEntries } from './group-entries.js'
import { mergeRepeats } from './merge-repeats.js'
import { cutAtNextField, isJoined, wholeName } from './name-bounds.js'
import { promoteDated } from './promote-dated.js'
import { promoteLabelled } from './promote-labelled.js'
import { promoteSentences } from './promote-sentences.js'
import { readSentence } from './read-sentence.js'
import { promoteTraining, readTraining, trainingTitle } from './read-training.js'
import {
  cutAtGaps,
  isPlaceholder,
  isTitleRather,
  leftOver,
  splitTitle,
  withoutPlace,
} from './refine-fields.js'
import { indicesOf, lineAt } from './seen-lines.js'
import { taggedValue } from './tagged-value.js'
import { wholeTitle } from './whole-title.js'

/** Inherited values are a little less sure than printed ones. */
const INHERITED = 0.95
/** Likelihood from which words cut off a title name an employer. */
const NAMED = 0.5
/** One word of a title in an otherwise unknown name. */
const TITLE_HINT = 0.3
const UNDATED_SURE = 0.8
const COMPLETE_SURE = 0.6
/** Below this the labeller is wrong more often than right. */
const EMPLOYER_SURE = 0.52

interface Placed extends WorkFound {
  section: Section
}

interface ReadEntry extends Placed {
  /** The template's "Company Name" stands where the employer was. */
  blanked: boolean
}

/** An unknown title still has a line to itself, beside the employer's. */
function ownLine(head: SeenLine[], employer: Found | null): Found | null {
  const found = employer && head.length > 1 ? leftOver(head, [employer], 'any') : null
  const line = lineAt(head, found?.spans[0]?.line)
  const titled = (line?.best.title ?? 0) >= TITLE_HINT
  return titled && line?.pieces.length === 1 && line.source.section === 'work' ? found : null
}

function readEntry(entry: EntryLines, heading: SeenLine | undefined): ReadEntry {
  const { head } = entry
  const fields = labelWords('work', head)
  const told = readSentence(head)
  let employer = withoutPlace(
    labelledField(head, 'employer', fields) ??
      told?.employer ??
      wholeName(
        cutAtNextField(cutAtGaps(taggedValue(fields, 'EMP', EMPLOYER_SURE), head), head),
        head,
        isJoined,
      ),
  )
  let title =
    labelledField(head, 'title', fields) ??
    cutAtGaps(taggedValue(fields, 'TTL'), head) ??
    told?.title ??
    null
  if (isLabelOnly(employer, head)) employer = null
  if (isLabelOnly(title, head)) title = null
  const split = title ? (employer ? null : splitTitle(title, NAMED)) : splitTitle(employer)
  if (split) {
    employer = split.employer
    title = split.title
  }
  // What reads like a title and like no company is the title, whatever the labeller said.
  if (!title && isTitleRather(employer)) {
    title = employer
    employer = null
  }
  const blanked =
    isPlaceholder(employer?.value ?? '') ||
    head.some(
      (seen) =>
        hasBlank(seen.source.line.text) || seen.pieces.some((piece) => isPlaceholder(piece.text)),
    )
  // Under a template's blank employer whatever else is named is the title, known or not.
  title ??=
    leftOver(head, [employer], 'title') ??
    (blanked ? leftOver(head, [], 'any') : ownLine(head, employer))
  if (!blanked) employer ??= withoutPlace(leftOver(head, [title], 'employer'))
  const training = title ? null : head.map(readTraining).find((found) => found !== null)
  employer ??= training?.employer ?? null
  if (!employer || isPlaceholder(employer.value))
    employer = describedEmployer(entry.body) ?? employer
  title =
    wholeTitle(title, employer, head) ??
    (employer ? trainingTitle(training?.title ?? null, heading) : null)
  return {
    employer: employer && isPlaceholder(employer.value) ? null : employer,
    title,
    dates: entryDates(entry),
    head: indicesOf(head),
    body: indicesOf(entry.body),
    confidence: entry.confidence,
    blanked,
    section: head[0]?.source.section ?? 'top',
  }
}

/**
 * Several positions under one employer: a head without an employer belongs to the one above it; an
 * employer's line with no title of its own, followed by such heads, is no position by itself.
 */
function shareEmployers(entries: ReadEntry[]): Placed[] {
  const out: Placed[] = []
  let above: ReadEntry | null = null
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
    if (!entry.employer && !entry.blanked && entry.title && above?.employer) {
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
const headingOf = (seen: SeenLine[], line: SeenLine | undefined): SeenLine | undefined => {
  const at = line ? seen.indexOf(line) : -1
  return seen.slice(0, Math.max(0, at)).findLast(({ source }) => source.heading === 'section')
}

export function findWork(seen: SeenLine[], labels: Labelled[]): WorkFound[] {
  const forms = promoteLabelled(seen, promoteDated(seen, labels))
  const promoted = promoteSentences(seen, promoteTraining(seen, forms))
  const entries = groupEntries(seen, promoted, 'W').map((entry) =>
    readEntry(entry, headingOf(seen, entry.head[0])),
  )
  const found = shareEmployers(entries).filter(isLikely)
  return mergeRepeats(found)
}
