// Redacts a text: runs every recogniser over one page, settles their findings and takes them out.
import type { RedactionResult, RemovalCategory } from '../contract/redaction.js'
import { shownText } from '../documents/plain/entities.js'
import { contactPerson } from '../person/contact-person.js'
import { echoes } from '../person/echoes.js'
import { findLabels } from '../person/labels/find-labels.js'
import { withPersonalRuns } from '../person/labels/personal-runs.js'
import { withGuessedNames } from '../person/name/guess-names.js'
import { lineAt, makePage, type Page, withKnown } from '../person/page/make-page.js'
import { RECOGNISERS } from '../person/recognisers.js'
import { type Finding, type Known, NOTHING_KNOWN } from '../person/types.js'
import { RolecallError } from '../runtime/errors.js'
import { LIMITS } from '../runtime/limits.js'
import { withLostBreaks } from '../text/lost-breaks.js'
import { thousands } from '../text/thousands.js'
import { applyFindings, hasPlaceholder, isRedacted, replacement, settle } from './apply-findings.js'

/** A removal may uncover another detail, so the text is searched again, at most this often. */
const PASSES_MAX = 4
/**
 * No résumé is longer. Further lines are read by patterns alone, which keeps hostile texts cheap.
 */
const LINES_WITH_PARTS_MAX = 3_000

/**
 * The findings are counted before they are settled and searched for again, because that costs far
 * more than finding them.
 */
const TOO_MANY = `The text has more personal details (${thousands(LIMITS.removalsMax)}) than a document can have. Send documents one by one.`

function findingsIn(page: Page): Finding[] {
  const labels = findLabels(page)
  const findings: Finding[] = []
  for (const recognise of RECOGNISERS) {
    for (const finding of recognise(page, labels)) findings.push(finding)
    if (findings.length > LIMITS.removalsMax) throw new RolecallError('parse_failed', TOO_MANY)
  }
  const own = withoutHeadings(page, findings)
  return settle(page.text, [...own, ...echoes(page, own)])
}

/** "Summary" below a blank "Name", "Profile" below "Address": the words of a section's heading are neither. */
const NO_HEADINGS: ReadonlySet<RemovalCategory> = new Set(['name', 'address', 'contact'])

function withoutHeadings(page: Page, findings: Finding[]): Finding[] {
  const { headings } = page.known
  if (!headings || headings.size === 0) return findings
  return findings.filter(
    ({ category, start }) =>
      !NO_HEADINGS.has(category) || !headings.has(lineAt(page, start)?.number ?? -1),
  )
}

/** The page with what a parser knows about it, corrected by what redaction sees better. */
function knownPage(text: string, known: Known): Page {
  const page = makePage(withLostBreaks(text), {
    ...known,
    parts: known.parts.slice(0, LINES_WITH_PARTS_MAX),
  })
  return withKnown(page, withGuessedNames(page, withPersonalRuns(page)))
}

const barePage = (text: string, known: Known = NOTHING_KNOWN): Page =>
  makePage(withLostBreaks(text), known)

/**
 * The first page that is searched. On a redacted text a parser guesses anew and would take another
 * line for the name, so nothing that it knows counts. Where a placeholder only stands in a sentence
 * the name counts, and the rest does not, because the answer may look just so and must stay.
 */
function firstPage(text: string, known: Known): Page {
  if (!hasPlaceholder(text)) return knownPage(text, known)
  return isRedacted(text) ? barePage(text) : barePage(text, { names: known.names, parts: [] })
}

/**
 * Passes after the first go by patterns alone until nothing is found, so redacting the answer again
 * changes nothing.
 */
export const redactText = (text: string, known: Known = NOTHING_KNOWN): RedactionResult =>
  inPasses(
    text,
    foundIn(text, (shown) => findingsIn(firstPage(shown, known))),
    (before) => foundIn(before, (shown) => findingsIn(barePage(shown))),
  )

/** What is found in a text as its reader sees it, without entities, in places of the text itself. */
function foundIn(text: string, find: (shown: string) => Finding[]): Finding[] {
  const shown = shownText(text)
  if (!shown) return find(text)
  const { sentAt } = shown
  return find(shown.text).map((finding) => ({
    ...finding,
    start: sentAt(finding.start),
    end: sentAt(finding.end),
  }))
}

/**
 * A posting is no person: only the people whom it names to be asked lose their details. What it
 * says of pay, places, ages or health it says of the post.
 */
export function redactPosting(text: string): RedactionResult {
  const find = (given: string): Finding[] =>
    foundIn(given, (shown) => {
      const page = barePage(shown)
      return settle(shown, contactPerson(page, findLabels(page)))
    })
  return inPasses(text, find(text), find)
}

function inPasses(
  text: string,
  first: Finding[],
  findAgain: (before: string) => Finding[],
): RedactionResult {
  let findings = first
  let result = applyFindings(text, findings)
  let removed = place(findings, result)
  for (let pass = 1; findings.length > 0 && pass < PASSES_MAX; pass++) {
    const before = result.redacted_text
    findings = findAgain(before)
    result = applyFindings(before, findings)
    removed = merged(removed, findings, result)
  }
  return { redacted_text: result.redacted_text, removed: removed.map(({ removal }) => removal) }
}

interface PlacedRemoval {
  /** Where its placeholder stands in the text as it is now. */
  at: number
  removal: RedactionResult['removed'][number]
}

function place(findings: Finding[], result: RedactionResult): PlacedRemoval[] {
  let shift = 0
  return result.removed.map((removal, index) => {
    const finding = findings[index]
    const at = (finding?.start ?? 0) + shift
    shift += (finding ? replacement(finding).length : 0) - removal.original.length
    return { at, removal }
  })
}

/** Adds what a later pass found, in the order of the text. */
function merged(
  removed: PlacedRemoval[],
  findings: Finding[],
  result: RedactionResult,
): PlacedRemoval[] {
  const later = place(findings, result)
  const all: PlacedRemoval[] = []
  let next = 0
  let shift = 0
  for (const one of removed) {
    for (; (findings[next]?.start ?? Number.POSITIVE_INFINITY) < one.at; next++) {
      const added = later[next]
      if (added) all.push(added)
      const finding = findings[next]
      shift += finding ? replacement(finding).length : 0
      shift -= added?.removal.original.length ?? 0
    }
    all.push({ ...one, at: one.at + shift })
  }
  return [...all, ...later.slice(next)]
}
