// Whether a quote stands word for word in a Candidate.

const BETWEEN = '\n'

/** Every text inside a JSON value. */
function textsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value)
  else if (Array.isArray(value)) for (const member of value) textsIn(member, found)
  else if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) textsIn(member, found)
  }
  return found
}

export function isSaid(value: unknown): (quote: string) => boolean {
  let texts: string[] | undefined
  let joined = ''
  return (quote) => {
    if (texts === undefined) {
      texts = textsIn(value)
      joined = texts.join(BETWEEN)
    }
    // One search over all texts. A quote that holds the separator might match across two texts, so
    // it is checked again.
    if (quote === '' || !joined.includes(quote)) return false
    return !quote.includes(BETWEEN) || texts.some((text) => text.includes(quote))
  }
}
