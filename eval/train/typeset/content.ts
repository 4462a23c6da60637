// Frees what a labelled résumé says from how it was set: sections, entries with their values, paragraphs.
import { type LabelledDocument, linesOf } from '../documents.js'
import { type LineExample, lineExample } from '../examples.js'
import type { Gold } from '../gold.js'
import { type Content, isEntry, type Paragraph, type SetEntry, type SetSection } from './types.js'

/** A value that gold and the document spell too differently is left out. */
const SCORE_MIN = 0.85

const HEADS = {
  work: ['employer', 'title'],
  education: ['institution', 'degree', 'field'],
} as const

interface Placed {
  first: number
  last: number
  entry: SetEntry
}

function placedEntries({ aligned }: LineExample, gold: Gold): Placed[] {
  const kinds = [
    ['work', aligned.work, gold.work_history],
    ['education', aligned.education, gold.education],
  ] as const
  return kinds
    .flatMap(([kind, places, entries]) =>
      places.flatMap((place, at): Placed[] => {
        const own = entries[at] as Record<string, string | null | undefined> | undefined
        if (place.start < 0 || !own) return []
        const values: SetEntry['values'] = {}
        for (const slot of HEADS[kind]) {
          const found = (place.fields as Record<string, { score: number } | undefined>)[slot]
          const value = own[slot]
          if (found && value && found.score >= SCORE_MIN) values[slot] = value
        }
        const entry: SetEntry = { kind, at, values, body: [] }
        if (own.start !== undefined) entry.start = own.start
        if (own.end !== undefined) entry.end = own.end
        return [{ first: place.start, last: place.last, entry }]
      }),
    )
    .sort((a, b) => a.first - b.first || a.last - b.last)
}

/** A line without a bullet goes on with the paragraph of the line above, unless it stands apart. */
const goesOn = (gap: number, above: Paragraph | undefined): above is Paragraph =>
  above !== undefined && gap < 0.3 && above.text.length > 40

export function contentOf(document: LabelledDocument): Content {
  const { gold } = document
  const example = lineExample(linesOf(document), gold)
  const placed = placedEntries(example, gold)
  const content: Content = { top: [], sections: [] }
  const inHead = new Set<number>()
  for (const { first, last } of placed) for (let at = first; at <= last; at++) inHead.add(at)
  let section: SetSection | null = null
  let next = 0
  example.lines.forEach(({ source: { line } }, at) => {
    const label = example.labels[at] ?? 'O'
    if (label === 'H') {
      section = { heading: line.text, items: [] }
      content.sections.push(section)
      return
    }
    while (placed[next] && (placed[next] as Placed).first <= at) {
      section ??= { heading: '', items: [] }
      if (!content.sections.includes(section)) content.sections.push(section)
      section.items.push((placed[next] as Placed).entry)
      next++
    }
    if (inHead.has(at)) return
    if (!section) {
      content.top.push(line.text)
      return
    }
    const above = section.items.at(-1)
    const list = above && isEntry(above) && /^[WE]b$/.test(label) ? above.body : null
    const paragraphs = list ?? section.items
    const before = paragraphs.at(-1)
    if (!line.bullet && before && !isEntry(before) && goesOn(line.gapBefore, before))
      before.text += ` ${line.text}`
    else paragraphs.push({ text: line.text, bullet: line.bullet })
  })
  return content
}
