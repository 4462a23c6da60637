// Blanks stretches of a text, so that nothing is found in them and every other place stays where it is.

export function blankOut(
  text: string,
  stretches: readonly { start: number; end: number }[],
): string {
  let out = text
  for (const { start, end } of stretches) {
    out = `${out.slice(0, start)}${' '.repeat(end - start)}${out.slice(end)}`
  }
  return out
}
