// The words of a quote that stand in the document. Evidence of years joins several positions, as in
// "Engineer, 2017-06 to present: Ran the fleet; Fitter, 2014 to 2017": the first of them is
// searched for.
const DATED =
  /^(.+?), \d{4}(?:-\d{2})?(?: to (?:\d{4}(?:-\d{2})?|present))?(?:: (.+?))?(?:; .+, \d{4}.*)?$/

export function quotedWords(evidence: string): string {
  const [, title, words] = DATED.exec(evidence) ?? []
  return words ?? title ?? evidence
}
