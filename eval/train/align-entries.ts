// Chooses, for every labelled entry, the places of its fields that stand closest together.
import { type DocumentWord, occurrences, type Place, type PrintedRange } from './align.js'

type Entry = Record<string, string | null | undefined>

export interface Aligned<Field extends string = string> {
  fields: Partial<Record<Field, Place>>
  range: PrintedRange | null
  /** Fields whose words belong to another entry too. */
  shared: Set<string>
  /** First and last line of the head; -1 where the entry was not found. */
  start: number
  last: number
}

/** How many places of one value are tried: the first places of a common word are enough. */
const PLACES_MAX = 12
/** How many lines a field, a shared field and a range may be away from their anchor. */
const REACH = { field: 7, shared: 60, range: 5 } as const
/** What a place loses for each line of distance, and for belonging to another entry too. */
const LOSS = { line: 0.12, sharedField: 0.8, sharedRange: 0.7 } as const
/**
 * A field counts twice as much as a date. An anchor gains on a wanted line, and loses out of
 * printed order.
 */
const GAIN = { field: 2, wanted: 0.8, disorder: -0.4 } as const
/** An entry with less than one certain field counts as not found. */
const SCORE_MIN = 0.9

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

type Best<T> = { score: number; at: T } | null

const fieldKey = (name: string, place: Place): string => `${name}:${place.from}`
const rangeKey = (range: PrintedRange): string => `range:${range.line}:${range.start}`

/** The best place of a field near an anchor, and whether another entry has it too. */
function placeNear(
  places: readonly Place[],
  name: string,
  anchor: number,
  used: ReadonlySet<string>,
): Best<{ place: Place; taken: boolean }> {
  let best: Best<{ place: Place; taken: boolean }> = null
  for (const place of places) {
    const taken = used.has(fieldKey(name, place))
    const far = Math.abs(place.line - anchor)
    if (far > (taken ? REACH.shared : REACH.field) || (taken && place.line > anchor)) continue
    const score = place.score * GAIN.field - far * LOSS.line - (taken ? LOSS.sharedField : 0)
    if (!best || score > best.score) best = { score, at: { place, taken } }
  }
  return best
}

function rangeNear(
  dates: readonly PrintedRange[],
  entry: Entry,
  anchor: number,
  used: ReadonlySet<string>,
): Best<PrintedRange> {
  let best: Best<PrintedRange> = null
  for (const range of dates) {
    const far = Math.abs(range.line - anchor)
    if (far > REACH.range) continue
    const taken = used.has(rangeKey(range))
    const score = rangeFits(range, entry) - far * LOSS.line - (taken ? LOSS.sharedRange : 0)
    if (score > 0 && (!best || score > best.score)) best = { score, at: range }
  }
  return best
}

/** The fields that an entry would have if its head stood at this line. */
function chosenAt(
  anchor: number,
  entry: Entry,
  options: readonly (readonly [string, readonly Place[]])[],
  dates: readonly PrintedRange[],
  used: ReadonlySet<string>,
): Chosen {
  const chosen: Chosen = { score: 0, fields: {}, range: null, shared: new Set(), anchor }
  for (const [name, places] of options) {
    const top = placeNear(places, name, anchor, used)
    if (!top || top.score <= 0) continue
    chosen.score += top.score
    chosen.fields[name] = top.at.place
    if (top.at.taken) chosen.shared.add(name)
  }
  const range = rangeNear(dates, entry, anchor, used)
  if (range) {
    chosen.score += range.score
    chosen.range = range.at
  }
  return chosen
}

function alignedOf({ fields, range, shared, anchor }: Chosen): Aligned {
  const own = Object.entries(fields)
    .filter(([name]) => !shared.has(name))
    .map(([, place]) => place)
  const dated = range ? [range.line] : []
  const firsts = [...own.map(({ line }) => line), ...dated]
  const lasts = [...own.map(({ lastLine }) => lastLine), ...dated]
  return {
    fields,
    range,
    shared,
    start: firsts.length ? Math.min(...firsts) : anchor,
    last: lasts.length ? Math.max(...lasts) : anchor,
  }
}

const notFound = (): Aligned => ({
  fields: {},
  range: null,
  shared: new Set(),
  start: -1,
  last: -1,
})

/** Chooses for every entry the places of its fields that stand closest together, in printed order. */
export function alignEntries(
  words: readonly DocumentWord[],
  ranges: readonly PrintedRange[],
  entries: readonly Entry[],
  fieldNames: readonly string[],
  isWanted: (line: number) => boolean,
): Aligned[] {
  const used = new Set<string>()
  let cursor = 0
  return entries.map((entry) => {
    const options = fieldNames.map(
      (name) => [name, occurrences(words, entry[name] ?? '').slice(0, PLACES_MAX)] as const,
    )
    const dates = ranges.filter((range) => rangeFits(range, entry) > 0)
    const places = options.flatMap(([, found]) => found)
    const anchors = new Set([...places, ...dates].map(({ line }) => line))
    let best: Chosen | null = null
    for (const anchor of anchors) {
      const chosen = chosenAt(anchor, entry, options, dates, used)
      if (isWanted(anchor)) chosen.score += GAIN.wanted
      if (anchor < cursor) chosen.score += GAIN.disorder
      if (chosen.score > (best?.score ?? SCORE_MIN)) best = chosen
    }
    if (!best) return notFound()
    for (const [name, place] of Object.entries(best.fields)) used.add(fieldKey(name, place))
    if (best.range) used.add(rangeKey(best.range))
    const aligned = alignedOf(best)
    cursor = aligned.start
    return aligned
  })
}
