// Details that a parser read: where it read them, and wherever else they stand.
import { foldInPlace } from './page/fold-in-place.js'
import type { Page } from './page/make-page.js'
import type { Recogniser } from './recogniser.js'
import type { Finding } from './types.js'

const ECHOED_MAX = 24
const EACH_MAX = 100
const INSIDE = /[\p{L}\p{N}]/u

const printed: Recogniser = (page) =>
  (page.known.printed ?? []).flatMap(({ line: number, text, category, placeholder }) => {
    const line = page.lines[number]
    const start = line ? page.text.indexOf(text, line.start) : -1
    if (!line || start < 0 || start + text.length > line.end) return []
    return [{ start, end: start + text.length, category, placeholder }]
  })

function echoed({ folded, known }: Page): Finding[] {
  const found: Finding[] = []
  for (const { text, category, placeholder } of (known.echoed ?? []).slice(0, ECHOED_MAX)) {
    const wanted = foldInPlace(text)
    if (wanted === '') continue
    let at = folded.indexOf(wanted)
    for (let count = 0; at >= 0 && count < EACH_MAX; count++) {
      const end = at + wanted.length
      const isWhole = !INSIDE.test(folded[at - 1] ?? '') && !INSIDE.test(folded[end] ?? '')
      if (isWhole) found.push({ start: at, end, category, placeholder })
      at = folded.indexOf(wanted, end)
    }
  }
  return found
}

export const told: Recogniser = (page, labels) => [...printed(page, labels), ...echoed(page)]
