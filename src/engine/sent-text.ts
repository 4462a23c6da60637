// Whether a quote stands word for word in what the caller sent: a document's lines or a JSON value.
import type { ReadableDocument } from '../layout/types.js'

/** Line breaks and columns are the page's, not the words'. */
const flat = (text: string): string => text.replace(/\s+/g, ' ')

export function inDocument({ lines }: ReadableDocument): (quote: string) => boolean {
  const text = flat(lines.map((line) => line.text).join(' '))
  return (quote) => quote !== '' && text.includes(flat(quote))
}

/** Every text inside a JSON value. */
function textsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value)
  else if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) textsIn(member, found)
  }
  return found
}

export function inJson(value: unknown): (quote: string) => boolean {
  let texts: string[] | undefined
  return (quote) => {
    texts ??= textsIn(value)
    return quote !== '' && texts.some((text) => text.includes(quote))
  }
}
