// Finds where a document prints the values of its gold labels, so that lines and words can be
// taught from them. Values are compared by folded words.

import { type DateRange, findDateRanges, type Line } from '#engine/resume/training.js'

const MARKS = /\p{M}/gu

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

type Entry = Record<string, string | null | undefined>

export interface Aligned<Field extends string = string> {
  fields: Partial<Record<Field, Place>>
  range: PrintedRange | null
  /** Fields whose words are another entry's too. */
  shared: Set<string>
  /** First and last line of the head; -1 where the entry was not found. */
  start: number
  last: number
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
    // exact, also when the spacing differs ("Pvt.Ltd" / "Pvt Ltd")
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
    if (want.length < 3 || first.word !== want[0]) continue
    // nearly: a window that holds most of the words
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

/** Date ranges of the lines, also those that run over two lines. */
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

const rangeFits = (range: PrintedRange, entry: Entry): number => {
  const start = entry.start ?? undefined
  const end = entry.end
  let score = 0
  if (start && range.from === start) score += 1
  if (end === null ? range.to === null : end && range.to === end) score += 0.8
  return score
}

interface Chosen {
  score: number
  fields: Record<string, Place>
  range: PrintedRange | null
  shared: Set<string>
  anchor: number
}

/** Chooses for every entry the places of its fields that stand closest together, in printed order. */
export function alignEntries(
  words: readonly DocumentWord[],
  ranges: readonly PrintedRange[],
  entries: readonly Entry[],
  fieldNames: readonly string[],
  isWanted: (line: number) => boolean,
): Aligned[] {
  const used = new Set<string>()
  const out: Aligned[] = []
  let cursor = 0
  for (const entry of entries) {
    const options = fieldNames.map((name) => occurrences(words, entry[name] ?? '').slice(0, 12))
    const dates = ranges.filter((r) => rangeFits(r, entry) > 0)
    const anchors = new Set([...options.flat().map((o) => o.line), ...dates.map((d) => d.line)])
    let best: Chosen | null = null
    for (const anchor of anchors) {
      let score = 0
      const fields: Record<string, Place> = {}
      const shared = new Set<string>()
      options.forEach((list, k) => {
        const name = fieldNames[k] ?? ''
        let top: { s: number; o: Place; taken: boolean } | null = null
        for (const o of list) {
          const taken = used.has(`${name}:${o.from}`)
          const far = Math.abs(o.line - anchor)
          if (far > (taken ? 60 : 7) || (taken && o.line > anchor)) continue
          const s = o.score * 2 - far * 0.12 - (taken ? 0.8 : 0)
          if (!top || s > top.s) top = { s, o, taken }
        }
        top = top as { s: number; o: Place; taken: boolean } | null
        if (top && top.s > 0) {
          score += top.s
          fields[name] = top.o
          if (top.taken) shared.add(name)
        }
      })
      let range: { s: number; d: PrintedRange } | null = null
      for (const d of dates) {
        const far = Math.abs(d.line - anchor)
        const taken = used.has(`range:${d.line}:${d.start}`)
        if (far > 5) continue
        const s = rangeFits(d, entry) - far * 0.12 - (taken ? 0.7 : 0)
        if (s > 0 && (!range || s > range.s)) range = { s, d }
      }
      if (range) score += range.s
      if (isWanted(anchor)) score += 0.8
      if (anchor < cursor) score -= 0.4
      if (score > (best?.score ?? 0.9))
        best = { score, fields, range: range?.d ?? null, shared, anchor }
    }
    if (!best) {
      out.push({ fields: {}, range: null, shared: new Set(), start: -1, last: -1 })
      continue
    }
    const { shared, range } = best
    const own = Object.entries(best.fields)
      .filter(([name]) => !shared.has(name))
      .map(([, o]) => o)
    const firsts = [...own.map((o) => o.line), ...(range ? [range.line] : [])]
    const lasts = [...own.map((o) => o.lastLine), ...(range ? [range.line] : [])]
    for (const [name, o] of Object.entries(best.fields)) used.add(`${name}:${o.from}`)
    if (range) used.add(`range:${range.line}:${range.start}`)
    const start = firsts.length ? Math.min(...firsts) : best.anchor
    out.push({
      fields: best.fields,
      range: best.range,
      shared: best.shared,
      start,
      last: lasts.length ? Math.max(...lasts) : best.anchor,
    })
    cursor = start
  }
  return out
}
