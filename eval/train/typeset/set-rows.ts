// Sets what a résumé says in rows, in a style of its own, and writes the gold that goes with it.
import type { Gold } from '../gold.js'
import { pick, type Random } from '../random.js'
import { type Part, pickPattern, rowsOfPattern } from './pattern.js'
import { printDates } from './print-dates.js'
import { CHOICES, PLAIN, type Style } from './style.js'
import {
  type Content,
  isEntry,
  type Look,
  type Paragraph,
  type Row,
  type SetEntry,
  type SetSection,
  type Sheet,
  type Slot,
  type Span,
} from './types.js'

const NO_ROW: Row = {
  left: [],
  right: [],
  margin: [],
  cells: [],
  bullet: '',
  indent: 0,
  gap: 0,
  centered: false,
  ruled: false,
}
/** How often an entry is set by another pattern than the document's own. */
const OTHER_PATTERN = 0.04

const span = (text: string, look: Look = PLAIN): Span => ({
  text: look.caps ? text.toUpperCase() : text,
  look,
})

class Setter {
  readonly work: Gold['work_history'] = []
  readonly education: Gold['education'] = []

  constructor(
    private readonly gold: Gold,
    private readonly style: Style,
    private readonly random: Random,
  ) {}

  heading(text: string): Row {
    const { heading } = this.style
    return {
      ...NO_ROW,
      left: [span(text, heading)],
      gap: 0.8,
      centered: heading.centered,
      ruled: heading.ruled,
    }
  }

  paragraph({ text, bullet }: Paragraph): Row {
    const { bodyIndent, bullet: mark } = this.style
    return {
      ...NO_ROW,
      left: [span(text)],
      bullet: bullet ? mark : '',
      indent: bullet ? bodyIndent : 0,
    }
  }

  /** The head and the paragraphs of an entry; its gold is noted. */
  entry(entry: SetEntry): Row[] {
    const { style, random } = this
    const { kind } = entry
    const dates = printDates(entry, style.dates)
    const texts: Partial<Record<Slot, string>> = { ...entry.values }
    if (dates.text) texts.dates = dates.text
    if (style.places && random() < 0.9) texts.place = pick(CHOICES.places, random)
    if (style.notes && random() < 0.6) texts.note = pick(CHOICES.notes[kind], random)
    // A degree that tells its field is not followed by it.
    const { degree, field } = texts
    if (degree && field && degree.toLowerCase().includes(field.toLowerCase())) delete texts.field
    const own = random() < OTHER_PATTERN ? pickPattern(kind, random) : style.patterns[kind]
    const rows = rowsOfPattern(own, style.joiner, (slot) => Boolean(texts[slot]))
    const shown = new Set<Slot>()
    const spans = (parts: readonly Part[]): Span[] =>
      parts.map((part) => {
        if ('mark' in part) return span(part.mark)
        shown.add(part.slot)
        return span(texts[part.slot] ?? '', style.looks[part.slot])
      })
    const set = rows.map(
      ({ left, right, margin }, at): Row => ({
        ...NO_ROW,
        left: spans(left),
        right: spans(right),
        margin: spans(margin),
        gap: at === 0 ? style.entryGap : 0,
      }),
    )
    this.#note(entry, shown, dates, Boolean(degree) && Boolean(field) && !texts.field)
    return [...set, ...entry.body.map((paragraph) => this.paragraph(paragraph))]
  }

  #note(
    { kind, at, values }: SetEntry,
    shown: ReadonlySet<Slot>,
    { start, end }: { start?: string | null; end?: string | null },
    tellsField: boolean,
  ): void {
    const value = (slot: Slot): string | null =>
      shown.has(slot) ? (values[slot as keyof typeof values] ?? null) : null
    const dated = shown.has('dates')
      ? { ...(start === undefined ? {} : { start }), ...(end === undefined ? {} : { end }) }
      : {}
    if (kind === 'work')
      this.work.push({ employer: value('employer'), title: value('title'), ...dated })
    else
      this.education.push({
        institution: value('institution'),
        degree: value('degree'),
        degree_level: shown.has('degree') ? (this.gold.education[at]?.degree_level ?? null) : null,
        field: tellsField ? (values.field ?? null) : value('field'),
        ...dated,
      })
  }

  section({ heading, items }: SetSection): Row[] {
    const { ownHeadings } = this.style
    const kind = items.find(isEntry)?.kind
    const said = ownHeadings && kind ? pick(CHOICES[kind], this.random) : heading
    const rows = items.flatMap((item) =>
      isEntry(item) ? this.entry(item) : [this.paragraph(item)],
    )
    return said ? [this.heading(said), ...rows] : rows
  }
}

/** In a third of the documents schools come first, in a third positions. */
function ordered(sections: readonly SetSection[], random: Random): SetSection[] {
  const draw = random()
  if (draw > 0.66) return [...sections]
  const first = draw < 0.33 ? 'work' : 'education'
  const leads = (section: SetSection) =>
    section.items.some((item) => isEntry(item) && item.kind === first)
  return [...sections.filter(leads), ...sections.filter((section) => !leads(section))]
}

function sheetOf(top: Row[], parts: { rows: Row[]; hasEntries: boolean }[], style: Style): Sheet {
  if (style.shape === 'plain')
    return {
      head: top,
      columns: [{ from: 0, width: 1, beside: 0.24, rows: parts.flatMap(({ rows }) => rows) }],
    }
  if (style.shape === 'margin') {
    const rows = parts.flatMap(({ rows: [heading, ...rest] }): Row[] => {
      const [first, ...others] = rest
      if (!heading || !first || first.margin.length > 0)
        return [...(heading ? [heading] : []), ...rest]
      return [{ ...first, margin: heading.left, gap: 0.8 }, ...others]
    })
    return { head: top, columns: [{ from: 0.22, width: 0.78, beside: 0.22, rows }] }
  }
  const main = parts.filter(({ hasEntries }) => hasEntries).flatMap(({ rows }) => rows)
  const side = parts.filter(({ hasEntries }) => !hasEntries).flatMap(({ rows }) => rows)
  const [wide, narrow] = [0.64, 0.31]
  const columns = style.sidebarLeft
    ? [
        { from: 0, width: narrow, beside: 0, rows: side },
        { from: 1 - wide, width: wide, beside: 0.2, rows: main },
      ]
    : [
        { from: 0, width: wide, beside: 0.2, rows: main },
        { from: 1 - narrow, width: narrow, beside: 0, rows: side },
      ]
  return { head: top, columns }
}

/** A sheet, and what its gold says of positions and schools. */
export function setContent(
  content: Content,
  gold: Gold,
  style: Style,
  random: Random,
): { sheet: Sheet; gold: Gold } {
  const setter = new Setter(gold, style, random)
  const top = content.top.map(
    (text, at): Row => ({
      ...NO_ROW,
      left: [span(text, at === 0 ? style.name : PLAIN)],
      centered: style.name.centered,
    }),
  )
  const parts = ordered(content.sections, random).map((section) => ({
    rows: setter.section(section),
    hasEntries: section.items.some(isEntry),
  }))
  return {
    sheet: sheetOf(top, parts, style),
    gold: { ...gold, work_history: setter.work, education: setter.education },
  }
}
