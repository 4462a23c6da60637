// A heading without the marks around it: "== Skills ==", "Education:-" → "Skills", "Education".

const AROUND = '-–—_*•=►▪|'
const LEADING = new Set(AROUND)
/** Colons and stops only end a heading. */
const TRAILING = new Set(`${AROUND}:：.`)

const isBlank = (char: string): boolean => char.trim() === ''

/** By hand: a pattern for the tail would try every run of marks inside the text. */
export function bareHeading(text: string): string {
  let start = 0
  let end = text.length
  const is = (marks: ReadonlySet<string>, at: number): boolean => {
    const char = text[at] ?? ''
    return marks.has(char) || isBlank(char)
  }
  while (end > 0 && is(TRAILING, end - 1)) end--
  while (start < end && is(LEADING, start)) start++
  return text.slice(start, end)
}
