// Finds where a document prints the values of its gold labels, so that lines and words can be
// taught from them. Values are compared by folded words.

const MARKS = /\p{M}/gu
export const foldWords = (text) =>
  [...String(text ?? '').matchAll(/[\p{L}\p{N}+#]+/gu)].map((m) => ({
    word: m[0].normalize('NFKD').replace(MARKS, '').toLowerCase(),
    start: m.index,
    end: m.index + m[0].length,
  }))

/** All words of the document in reading order, with their line. */
export function documentWords(lines) {
  return lines.flatMap((line, index) => foldWords(line.text).map((w) => ({ ...w, line: index })))
}

/** Places where the words of a value stand, exactly or nearly, best first. */
export function occurrences(words, value, least = 0.78) {
  const want = foldWords(value).map((w) => w.word)
  if (want.length === 0) return []
  const found = []
  const joined = want.join('')
  for (let i = 0; i < words.length; i++) {
    // exact, also when the spacing differs ("Pvt.Ltd" / "Pvt Ltd")
    let text = ''
    let j = i
    while (j < words.length && text.length < joined.length && words[j].line - words[i].line <= 2)
      text += words[j++].word
    if (text === joined) {
      found.push({ from: i, to: j, line: words[i].line, lastLine: words[j - 1].line, score: 1 })
      continue
    }
    if (want.length < 3 || words[i].word !== want[0]) continue
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
        line: words[i].line,
        lastLine: words[i + last].line,
        score: score * 0.9,
      })
  }
  return found
}

const iso = (d) => (d.month ? `${d.year}-${String(d.month).padStart(2, '0')}` : String(d.year))

/** Date ranges of the lines, also those that run over two lines. */
export function documentRanges(lines, findDateRanges) {
  return lines.flatMap((line, index) =>
    findDateRanges(line.text).map((range) => ({
      line: index,
      from: iso(range.from),
      to: range.to === 'present' ? null : iso(range.to),
      single: range.single,
      start: range.start,
      end: range.end,
    })),
  )
}

const rangeFits = (range, entry) => {
  const start = entry.start ?? undefined
  const end = entry.end
  let score = 0
  if (start && range.from === start) score += 1
  if (end === null ? range.to === null : end && range.to === end) score += 0.8
  return score
}

/**
 * Chooses for every entry the places of its fields that stand closest together, in printed order.
 * @returns {{entry, fields: Record<string, {from,to,line,lastLine}>, range, shared: Set<string>, start, last}[]}
 */
export function alignEntries(words, ranges, entries, fieldNames, { sectionOf, wanted }) {
  const used = new Set()
  const out = []
  let cursor = 0
  for (const entry of entries) {
    const options = fieldNames.map((name) =>
      entry[name] ? occurrences(words, entry[name]).slice(0, 12) : [],
    )
    const dates = ranges.filter((r) => rangeFits(r, entry) > 0)
    const anchors = new Set([...options.flat().map((o) => o.line), ...dates.map((d) => d.line)])
    let best = null
    for (const anchor of anchors) {
      let score = 0
      const fields = {}
      const shared = new Set()
      options.forEach((list, k) => {
        let top = null
        for (const o of list) {
          const taken = used.has(`${fieldNames[k]}:${o.from}`)
          const far = Math.abs(o.line - anchor)
          if (far > (taken ? 60 : 7) || (taken && o.line > anchor)) continue
          const s = o.score * 2 - far * 0.12 - (taken ? 0.8 : 0)
          if (!top || s > top.s) top = { s, o, taken }
        }
        if (top && top.s > 0) {
          score += top.s
          fields[fieldNames[k]] = top.o
          if (top.taken) shared.add(fieldNames[k])
        }
      })
      let range = null
      for (const d of dates) {
        const far = Math.abs(d.line - anchor)
        const taken = used.has(`range:${d.line}:${d.start}`)
        if (far > 5) continue
        const s = rangeFits(d, entry) - far * 0.12 - (taken ? 0.7 : 0)
        if (s > 0 && (!range || s > range.s)) range = { s, d }
      }
      if (range) score += range.s
      if (wanted.has(sectionOf(anchor))) score += 0.8
      if (anchor < cursor) score -= 0.4
      if (score > (best?.score ?? 0.9))
        best = { score, fields, range: range?.d ?? null, shared, anchor }
    }
    if (!best) {
      out.push({ entry, fields: {}, range: null, shared: new Set(), start: -1, last: -1 })
      continue
    }
    const own = Object.entries(best.fields)
      .filter(([name]) => !best.shared.has(name))
      .map(([, o]) => o)
    const firsts = [...own.map((o) => o.line), ...(best.range ? [best.range.line] : [])]
    const lasts = [...own.map((o) => o.lastLine), ...(best.range ? [best.range.line] : [])]
    for (const [name, o] of Object.entries(best.fields)) used.add(`${name}:${o.from}`)
    if (best.range) used.add(`range:${best.range.line}:${best.range.start}`)
    const start = firsts.length ? Math.min(...firsts) : best.anchor
    out.push({
      entry,
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
