// What is lost of a document's entries, by kind: "pdf work end wrong", "text education lost".
import type { LabelledDocument } from '../train/documents.js'
import type { EntryKind } from '../train/examples.js'
import type { GoldReading } from './gold-labels.js'
import { align, type Entry, KINDS } from './measures.js'

export interface Loss {
  kind: string
  id: string
  gold?: Entry
  got?: Entry
  /** The lines in which the gold values were found. */
  lines: string[]
}

/** How many lines behind the last line of a head are shown. */
const MORE_LINES = 2

function isRight(kind: EntryKind, field: string, gold: Entry, got: Entry): boolean {
  const [want, have] = [gold[field], got[field]]
  if (want === undefined) return true
  if (want === null || want === '') return field === KINDS[kind].open ? have === null : !have
  const isEqual = KINDS[kind].fields.find(([name]) => name === field)?.[1]
  return have != null && have !== '' && isEqual?.(want, have) === true
}

export function lossesOf(
  { form, gold }: LabelledDocument,
  { example, got }: GoldReading,
  kind: EntryKind,
): Loss[] {
  const golds = (kind === 'work' ? gold.work_history : gold.education) as Entry[]
  const { pairs, lost, extra } = align(golds, got[kind], KINDS[kind].alike)
  const placeOf = (entry: Entry) => example.aligned[kind][golds.indexOf(entry)]
  const linesOf = (entry: Entry): string[] => {
    const { start, last } = placeOf(entry) ?? { start: -1, last: -1 }
    const shown = start < 0 ? [] : example.lines.slice(start, last + MORE_LINES)
    return shown.map(({ source }) => source.line.text)
  }
  const { id } = gold
  const wrong = pairs.flatMap(([want, have]) =>
    KINDS[kind].fields
      .filter(([field]) => !isRight(kind, field, want, have))
      .map(([field]): Loss => {
        const how = have[field] == null || have[field] === '' ? 'missing' : 'wrong'
        const isOpen = want[field] === null && how === 'missing'
        const name = `${form} ${kind} ${field} ${isOpen ? 'not open' : how}`
        return { kind: name, id, gold: want, got: have, lines: linesOf(want) }
      }),
  )
  return [
    ...wrong,
    ...lost.map((want): Loss => {
      const isFound = (placeOf(want)?.start ?? -1) >= 0
      const name = `${form} ${kind} lost${isFound ? '' : ', not found in the lines'}`
      return { kind: name, id, gold: want, lines: linesOf(want) }
    }),
    ...extra.map((have): Loss => ({ kind: `${form} ${kind} extra`, id, got: have, lines: [] })),
  ]
}
