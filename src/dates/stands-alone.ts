// Whether a text is nothing but a date or a range of dates.

/** How many letters and digits may stand beside the date: a stray mark. */
const REST_CHARS_MAX = 2

export function standsAlone(text: string, { start, end }: { start: number; end: number }): boolean {
  const rest = text.slice(0, start) + text.slice(end)
  return rest.replace(/[^\p{Alpha}\p{N}]/gu, '').length <= REST_CHARS_MAX
}
