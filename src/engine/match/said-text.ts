// Whether a quote stands word for word in a Candidate.

const BETWEEN = '\n'

/** Every text inside a JSON value. */
function textsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value)
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
    // One look over all of them; a quote that holds the sign between them may reach from one to the next.
    if (quote === '' || !joined.includes(quote)) return false
    return !quote.includes(BETWEEN) || texts.some((text) => text.includes(quote))
  }
}
