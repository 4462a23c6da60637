// Redacts many short texts, each as if it were alone: one look over all of them tells which need it.

import { findLabels } from '../person/labels/find-labels.js'
import { withPersonalRuns } from '../person/labels/personal-runs.js'
import { openingName } from '../person/name/guess-names.js'
import { makePage, type Page, withKnown } from '../person/page/make-page.js'
import { RECOGNISERS } from '../person/recognisers.js'
import type { Finding, Known, LinePart } from '../person/types.js'
import { hasPlaceholder } from './apply-findings.js'
import { redactText } from './redact-text.js'

/**
 * An empty line between two texts: no recogniser reads across a line end, and a label that looks at
 * the line below finds nothing there. So a text is found clean here only where it is clean alone.
 */
const BETWEEN = '\n\n'
/** Each text is set on a line of its own, with an empty one behind it. */
const LINES_EACH = 2

/** A name that a text opens with is guessed for that text alone: the common page does not show it. */
const opensWithName = (text: string, known: Known): boolean =>
  known.names.length === 0 && openingName(text) !== undefined

/** Numbers of the lines that a finding touches. */
function linesOf(page: Page, findings: readonly Finding[]): Set<number> {
  const touched = new Set<number>()
  const sorted = [...findings].sort((a, b) => a.start - b.start)
  let from = 0
  for (const { start, end } of sorted) {
    while ((page.lines[from]?.end ?? Number.POSITIVE_INFINITY) < start) from++
    for (let at = from; (page.lines[at]?.start ?? Number.POSITIVE_INFINITY) <= end; at++) {
      touched.add(at)
    }
  }
  return touched
}

/** Texts on one page, each a line of the part that is known. */
export interface TextsPage {
  /** The texts, line ends as spaces. */
  texts: readonly string[]
  page: Page
}

export function textsPage(given: readonly string[], known: Known): TextsPage {
  const texts = given.map((text) => (text.includes('\n') ? text.replaceAll('\n', ' ') : text))
  const parts: (LinePart | undefined)[] = []
  for (let text = 0; text < texts.length; text++) parts.push(known.parts[0], undefined)
  return { texts, page: makePage(texts.join(BETWEEN), { names: known.names, parts }) }
}

/** For each text whether anything in it may have to go: never false where redaction would find something. */
function screen({ texts, page: bare }: TextsPage, known: Known): boolean[] {
  const page = withKnown(bare, withPersonalRuns(bare))
  const labels = findLabels(page)
  const findings = RECOGNISERS.flatMap((recognise) => recognise(page, labels))
  const touched = linesOf(page, findings)
  const isMarked = hasPlaceholder(page.text)
  return texts.map(
    (text, index) =>
      touched.has(index * LINES_EACH) ||
      // Beside a mail address more counts as personal, of so many addresses as a page has at most.
      text.includes('@') ||
      (isMarked && hasPlaceholder(text)) ||
      opensWithName(text, known),
  )
}

/** The texts of a page in their order, redacted. */
export function redactPage(page: TextsPage, known: Known): string[] {
  const flagged = screen(page, known)
  return page.texts.map((text, index) =>
    flagged[index] ? redactText(text, known).redacted_text : text,
  )
}

/** The texts in their order, line ends as spaces: each is one line of the part that is known. */
export const redactEach = (texts: readonly string[], known: Known): string[] =>
  redactPage(textsPage(texts, known), known)
