// Redacts many short texts, each as if it were alone. One pass over all of them tells which ones
// need it.

import { shownText } from '../documents/plain/entities.js'
import { languageOfText } from '../person/gender/bent-forms.js'
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
/** Each text takes its own line and the empty line behind it. */
const LINES_EACH = 2

/**
 * Only a text by itself shows that it opens with a name, so the common page cannot rule that out.
 */
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

/** Texts set on one page. All of them belong to the part that is known of the first line. */
export interface TextsPage {
  /** Line ends inside a text have become spaces. */
  texts: readonly string[]
  page: Page
}

export function textsPage(given: readonly string[], known: Known): TextsPage {
  const texts = given.map((text) => (text.includes('\n') ? text.replaceAll('\n', ' ') : text))
  const parts: (LinePart | undefined)[] = []
  for (let text = 0; text < texts.length; text++) parts.push(known.parts[0], undefined)
  return { texts, page: makePage(texts.join(BETWEEN), { names: known.names, parts }) }
}

/**
 * For each text whether it may need redaction. It may name a clean text, but never misses one in which redaction would find something.
 */
function screen({ texts, page: bare }: TextsPage, known: Known): boolean[] {
  const personal = withPersonalRuns(bare)
  const page = withKnown(bare, { ...personal, language: known.language ?? null })
  const labels = findLabels(page)
  const findings = RECOGNISERS.flatMap((recognise) => recognise(page, labels))
  const touched = linesOf(page, findings)
  const isMarked = hasPlaceholder(page.text)
  return texts.map(
    (text, index) =>
      touched.has(index * LINES_EACH) ||
      // Its neighbours made it personal; alone it is not, and other words count in it.
      personal.parts[index * LINES_EACH] !== bare.known.parts[index * LINES_EACH] ||
      // Alone, a text is read in its own language if no other is given.
      (known.language === undefined && languageOfText(text) !== null) ||
      // Near a mail address more words count as personal, and one page looks only at its first
      // addresses.
      text.includes('@') ||
      (isMarked && hasPlaceholder(text)) ||
      shownText(text) !== null ||
      opensWithName(text, known),
  )
}

export function redactPage(page: TextsPage, known: Known): string[] {
  const flagged = screen(page, known)
  return page.texts.map((text, index) =>
    flagged[index] ? redactText(text, known).redacted_text : text,
  )
}

/** Redacts each text as one line of the known part; line ends inside a text become spaces. */
export const redactEach = (texts: readonly string[], known: Known): string[] =>
  redactPage(textsPage(texts, known), known)
