// Turns labelled résumés into training examples: a label for every line of a document, and for
// every word in the heads of its entries.
import {
  assignSections,
  type CluedLine,
  clueLines,
  type HeadWord,
  type HeadWords,
  type Line,
  type SectionedLine,
  wordsOfHeads,
} from '#engine/resume/training.js'
import { type DocumentWord, documentRanges, documentWords } from './align.js'
import { type Aligned, alignEntries } from './align-entries.js'
import type { Gold } from './gold.js'
import type { Random } from './random.js'

const HEAD_LINES_MAX = 7
const HEADINGS_LOST = 0.4

export type EntryKind = 'work' | 'education'

const KINDS: Record<
  EntryKind,
  {
    letter: string
    fields: string[]
    /** The letter for a line that names the field. */
    names: Record<string, string>
    sections: ReadonlySet<string>
    tags: Record<string, string>
  }
> = {
  work: {
    letter: 'W',
    fields: ['employer', 'title'],
    names: { employer: 'e', title: 't' },
    sections: new Set(['work', 'training', 'projects']),
    tags: { employer: 'EMP', title: 'TTL' },
  },
  education: {
    letter: 'E',
    fields: ['institution', 'degree', 'field'],
    names: { institution: 'i', degree: 'g', field: 'g' },
    sections: new Set(['education', 'training']),
    tags: { institution: 'INS', degree: 'DEG', field: 'FLD' },
  },
}
const KIND_NAMES = ['work', 'education'] as const

export interface LineExample {
  lines: CluedLine[]
  labels: string[]
  words: DocumentWord[]
  aligned: Record<EntryKind, Aligned[]>
}

/** The words of all heads of one kind, with their labels. */
export interface WordExample {
  heads: HeadWords[]
  labels: string[][]
}

/** Which fields each line of an entry's head names: 'e', 't', 'x' for both, 'd' for none. */
function namesOf({ fields }: Aligned, { names }: (typeof KINDS)[EntryKind]): Map<number, string> {
  const out = new Map<number, string>()
  for (const [field, place] of Object.entries(fields)) {
    const name = names[field] ?? ''
    for (let line = place?.line ?? 0; line <= (place?.lastLine ?? -1); line++) {
      const known = out.get(line)
      out.set(line, known && known !== name ? 'x' : name)
    }
  }
  return out
}

function labelHeads(
  labels: string[],
  aligned: readonly Aligned[],
  kind: (typeof KINDS)[EntryKind],
): void {
  const { letter } = kind
  for (const entry of aligned) {
    const { last } = entry
    if (entry.start < 0) continue
    // Below "Industrial training:", which is the title too, the entry opens on the next line.
    const start = labels[entry.start] === 'H' ? entry.start + 1 : entry.start
    const names = namesOf(entry, kind)
    for (let at = start; at <= Math.min(last, start + HEAD_LINES_MAX); at++) {
      if (labels[at] !== 'O') continue
      labels[at] = `${letter}${at === start ? '+' : ''}${names.get(at) ?? 'd'}`
    }
  }
}

/**
 * The lines behind an entry's head, inside a section of its kind. Under another heading, or one that was not recognised,
 * the lines between two heads.
 */
function labelBodies(
  labels: string[],
  sectioned: readonly SectionedLine[],
  { letter, sections }: (typeof KINDS)[EntryKind],
): void {
  let body: number[] | null = null
  labels.forEach((label, at) => {
    const { heading, section } = sectioned[at] ?? {}
    if (heading === 'section') body = null
    if (label.startsWith(letter)) {
      for (const line of body ?? []) labels[line] = `${letter}b`
      body = []
    } else if (label !== 'O') body = null
    else if (body && sections.has(section ?? '')) labels[at] = `${letter}b`
    else body?.push(at)
  })
}

/**
 * Forgets some headings, so that the labeller learns to rely on the lines themselves where a
 * heading is missing or misread.
 */
function blurSections(sectioned: readonly SectionedLine[], random: Random): SectionedLine[] {
  let section: SectionedLine['section'] = 'top'
  let distance = 0
  let lost = false
  return sectioned.map((line) => {
    distance++
    if (line.heading === 'section') {
      lost = random() < HEADINGS_LOST
      if (!lost) {
        section = line.section
        distance = 0
      }
      return { ...line, section, distance, heading: lost ? null : 'section' }
    }
    return { ...line, section: lost ? section : line.section, distance }
  })
}

export function lineExample(
  lines: readonly Line[],
  gold: Gold,
  blur: Random | null = null,
): LineExample {
  const exact = assignSections([...lines])
  const sectioned = blur ? blurSections(exact, blur) : exact
  const words = documentWords(lines)
  const ranges = documentRanges(lines)
  const labels = exact.map(({ heading }) => (heading === 'section' ? 'H' : 'O'))
  const align = (name: EntryKind): Aligned[] => {
    const { fields, sections } = KINDS[name]
    const entries = name === 'work' ? gold.work_history : gold.education
    return alignEntries(words, ranges, entries as Record<string, string | null>[], fields, (line) =>
      sections.has(exact[line]?.section ?? ''),
    )
  }
  const aligned = { work: align('work'), education: align('education') }
  // All heads before any body: a body would swallow the heads of the other kind below a heading that was not recognised.
  for (const name of KIND_NAMES) labelHeads(labels, aligned[name], KINDS[name])
  for (const name of KIND_NAMES) labelBodies(labels, exact, KINDS[name])
  return { lines: clueLines(sectioned), labels, aligned, words }
}

/** Runs of lines that are heads of entries. */
function headsOf(labels: readonly string[], letter: string): number[][] {
  const heads: number[][] = []
  labels.forEach((label, at) => {
    if (label.startsWith(`${letter}+`)) heads.push([at])
    else if (label.startsWith(letter) && label !== `${letter}b` && heads.at(-1)?.at(-1) === at - 1)
      heads.at(-1)?.push(at)
  })
  return heads
}

/**
 * How often a head loses a line or gains a neighbouring one, because the labeller of lines makes
 * mistakes too.
 */
const EDGES_MOVED = 0.15

function moveEdges(heads: number[][], lines: number, random: Random): number[][] {
  return heads.map((head) => {
    const [first = 0] = head
    const last = head.at(-1) ?? first
    if (random() < EDGES_MOVED && last + 1 < lines) return [...head, last + 1]
    if (random() < EDGES_MOVED && first > 0) return [first - 1, ...head]
    return head
  })
}

/** The fields' labels of a head's words, in BIO. */
export function wordLabels(
  list: readonly HeadWord[],
  indices: readonly number[],
  { aligned, words }: LineExample,
  name: EntryKind,
): string[] {
  const labels = list.map(() => 'O')
  for (const { fields } of aligned[name]) {
    for (const [field, place] of Object.entries(fields)) {
      const from = place && words[place.from]
      const to = place && words[place.to - 1]
      if (!from || !to) continue
      let first = true
      list.forEach((word, at) => {
        const line = indices[word.line] ?? -1
        const after = line > from.line || (line === from.line && word.end > from.start)
        const before = line < to.line || (line === to.line && word.start < to.end)
        if (!after || !before || labels[at] !== 'O' || word.text === '<date>') return
        labels[at] = `${first ? 'B' : 'I'}-${KINDS[name].tags[field]}`
        first = false
      })
    }
  }
  return labels
}

/** With `random`, heads have such mistakes. */
export function wordExample(
  example: LineExample,
  name: EntryKind,
  random: Random | null = null,
): WordExample {
  const exact = headsOf(example.labels, KINDS[name].letter)
  return wordsIn(example, name, random ? moveEdges(exact, example.lines.length, random) : exact)
}

/** The words of these heads, told by the lines that make up each of them. */
export function wordsIn(
  example: LineExample,
  name: EntryKind,
  indices: readonly number[][],
): WordExample {
  const heads = wordsOfHeads(
    indices.map((head) => head.flatMap((at) => (example.lines[at] ? [example.lines[at]] : []))),
    name,
  )
  return {
    heads,
    labels: heads.map(({ words }, at) => wordLabels(words, indices[at] ?? [], example, name)),
  }
}
