// What a recogniser is, and the little helpers that most of them use.
import type { Placeholder, RemovalCategory } from '../contract/redaction.js'
import type { Label } from './find-labels.js'
import type { Page } from './page/make-page.js'
import type { Finding } from './types.js'

/** Finds the stretches of one category. Pure; linear in the page. */
export type Recogniser = (page: Page, labels: Label[]) => Finding[]

/** Every match of a pattern in the folded text, the named group `cut` alone where there is one. */
export function matches(
  page: Page,
  pattern: RegExp,
  category: RemovalCategory,
  placeholder: Placeholder,
): Finding[] {
  const findings: Finding[] = []
  for (const match of page.folded.matchAll(pattern)) {
    const cut = match.groups?.cut ?? match[0]
    const start = match.index + match[0].indexOf(cut)
    findings.push({ start, end: start + cut.length, category, placeholder })
  }
  return findings
}

const VALUE_CHARS_MAX = 70
/** Ends a value on its line: bar, bullet, semicolon, or a run of white space. */
const VALUE_END = /[|•●▪;\t]|\s{3,}/
const LEADING = /^[\s:=.\-–>)]+/

/** The values of the labels with one of the given names, cut at the first sign that ends a value. */
export function labelledValues(labels: Label[], page: Page, names: readonly string[]): Finding[] {
  return labels
    .filter(({ field }) => names.includes(field.name))
    .map((label) => labelValue(page, label))
    .filter((finding) => finding !== null)
}

export function labelValue(page: Page, label: Label): Finding | null {
  const text = page.folded.slice(label.valueStart, label.valueEnd)
  const lead = LEADING.exec(text)?.[0].length ?? 0
  const stop = text.slice(lead).search(VALUE_END)
  const length = stop < 0 ? text.length - lead : stop
  if (length === 0 || length > VALUE_CHARS_MAX) return null
  const start = label.valueStart + lead
  const { category, placeholder } = label.field
  return { start, end: start + length, category, placeholder }
}
