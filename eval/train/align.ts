// Finds where a document prints the values of its gold labels, so that lines and words can be
// labelled for training (align-entries.ts chooses among the places). Values are compared by folded
// words.

import { type DateRange, findDateRanges, type Line } from '#engine/resume/training.js'

const MARKS = /\p{M}/gu
/** With two words, a single one would already be enough. */
const NEARLY_WORDS_MIN = 3

export interface FoldedWord {
  word: string
  start: number
  end: number
}

export interface DocumentWord extends FoldedWord {
  line: number
}

/** Where a value stands: words of the document, and their lines. */
export interface Place {
  from: number
  to: number
  line: number
  lastLine: number
  score: number
}

export interface PrintedRange {
  line: number
  from: string
  to: string | null
  single: boolean
  start: number
  end: number
}

export const foldWords = (text: string | null | undefined): FoldedWord[] =>
  [...String(text ?? '').matchAll(/[\p{L}\p{N}+#]+/gu)].map((m) => ({
    word: m[0].normalize('NFKD').replace(MARKS, '').toLowerCase(),
    start: m.index,
    end: m.index + m[0].length,
  }))

/** All words of the document in reading order, with their line. */
export function documentWords(lines: readonly Line[]): DocumentWord[] {
  return lines.flatMap((line, index) => foldWords(line.text).map((w) => ({ ...w, line: index })))
}

/** Places where the words of a value stand, exactly or nearly, best first. */
export function occurrences(words: readonly DocumentWord[], value: string, least = 0.78): Place[] {
  const want = foldWords(value).map((w) => w.word)
  if (want.length === 0) return []
  const found: Place[] = []
  const joined = want.join('')
  for (let i = 0; i < words.length; i++) {
    // Exact, even if the spacing differs ("Pvt.Ltd" / "Pvt Ltd").
    let text = ''
    let j = i
    const first = words[i] as DocumentWord
    for (let word = words[j]; word; word = words[j]) {
      if (text.length >= joined.length || word.line - first.line > 2) break
      text += word.word
      j++
    }
    if (text === joined) {
      const lastLine = words[j - 1]?.line ?? first.line
      found.push({ from: i, to: j, line: first.line, lastLine, score: 1 })
      continue
    }
    if (want.length < NEARLY_WORDS_MIN || first.word !== want[0]) continue
    // Nearly: a window that holds most of the words.
    const end = Math.min(words.length, i + want.length + 2)
    const window = words.slice(i, end).map((w) => w.word)
    const rest = [...want]
    let last = 0
    window.forEach((w, k) => {
      const at = rest.indexOf(w)
      if (at >= 0) {
        rest.splice(at, 1)
        last = k
      }
    })
    const score = (want.length - rest.length) / Math.max(want.length, last + 1)
    if (score >= least)
      found.push({
        from: i,
        to: i + last + 1,
        line: first.line,
        lastLine: words[i + last]?.line ?? first.line,
        score: score * 0.9,
      })
  }
  return found
}

const iso = (d: { year: number; month: number }) =>
  d.month ? `${d.year}-${String(d.month).padStart(2, '0')}` : String(d.year)

/** The date ranges of the lines, including those that run over two lines. */
export function documentRanges(lines: readonly Line[]): PrintedRange[] {
  return lines.flatMap((line, index) =>
    findDateRanges(line.text).map((range: DateRange) => ({
      line: index,
      from: iso(range.from),
      to: range.to === 'present' ? null : iso(range.to),
      single: range.single,
      start: range.start,
      end: range.end,
    })),
  )
}
