// Groups labelled lines into entries: a head of one or more lines, and the body under it.
import { anyOf, patternOf } from '../../languages/words.js'
import type { Labelled } from '../../sequence/crf/decode.js'
import { skillNamed } from '../../taxonomy/skills/skills.js'
import { type CluedLine, hasRange } from '../labels/clued-lines.js'
import type { Piece } from '../labels/pieces.js'
import { isDegreeOver, sameType, wordCount } from './entry-lines.js'

export interface EntryLines {
  head: CluedLine[]
  body: CluedLine[]
  /** Lines right behind the head, whatever the labeller took them for. */
  near: CluedLine[]
  /** Mean probability of the labels of its head. */
  confidence: number
}

/** Of 622 résumés none has more than 16 entries of a kind: beyond this number they are a list. */
const ENTRIES_MAX = 300
/**
 * Lines that a head may have, with a stray place or a subheading among them; what follows is body.
 * No real head is so long: the bound keeps a page of short lines from becoming one head.
 */
const HEAD_LINES_MAX = 12
/** Likelihood from which a line names a degree or a school. */
const NAMED = 0.8

const names = (kind: 'degree' | 'institution') => (line: CluedLine) => line.best[kind] >= NAMED

/** A school under its board or university is one entry with it. */
const AFFILIATION = new RegExp(patternOf('work-affiliation'), 'i')

/** A second date range, a second degree, or a dated line under a body begins the next entry. */
function startsAnew(
  current: EntryLines,
  line: CluedLine,
  inBody: boolean,
  letter: string,
): boolean {
  if (inBody && line.ranges.length > 0) return true
  if (letter === 'W') return !inBody && hasRange(line) && current.head.some(hasRange)
  const degree = names('degree')
  const institution = names('institution')
  if (degree(line) && current.head.some(degree)) return inBody || !isDegreeOver(current.head, line)
  // A line that names degree, school and date is an entry by itself.
  if (
    degree(line) &&
    institution(line) &&
    line.ranges.length > 0 &&
    !goesOn(current.head.at(-1), line)
  )
    return true
  if (!institution(line) || AFFILIATION.test(line.source.line.text)) return false
  const complete = current.head.some(institution) && current.head.some(degree)
  const oneLine = current.head.some((other) => institution(other) && degree(other))
  return (complete && line.ranges.length > 0) || oneLine
}

/** "Diploma in Electrical, 2009, through": the sentence goes on in the next line. */
const UNFINISHED = new RegExp(String.raw`(?:[,&]|\b(?:${anyOf('small:unfinished')}))\s*$`, 'i')

/** "Trainee (Block Placement and Research": the bracket closes in the next line. */
const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')')

const goesOn = (last: CluedLine | undefined, line: CluedLine): boolean =>
  last !== undefined &&
  (UNFINISHED.test(last.source.line.text) || isOpen(last.source.line.text)) &&
  !line.source.line.bullet &&
  line.source.heading === null &&
  line.source.line.page === last.source.line.page

/** A body line that was meant as a head is short, and likelier names an employer than a title. */
const BODY_LINE_WORDS_MAX = 9
const EMPLOYER_CLUE = 0.5

/** "Kafka, gRPC, Terraform": with so many tools among its pieces a line tells what was worked with. */
const TOOLS_MIN = 2
const isTool = ({ text }: Piece): boolean => skillNamed(text)?.kind === 'tool'
const listsTools = ({ pieces }: CluedLine): boolean => pieces.filter(isTool).length >= TOOLS_MIN

/** A short line of the body that names an employer and no title or date. */
const isEmployerLine = (line: CluedLine | undefined): line is CluedLine =>
  line !== undefined &&
  !line.source.line.bullet &&
  wordCount(line.source.line.text) <= BODY_LINE_WORDS_MAX &&
  line.best.employer >= EMPLOYER_CLUE &&
  line.best.title < EMPLOYER_CLUE &&
  line.ranges.length === 0 &&
  !listsTools(line)

const namesEmployer = ({ head }: EntryLines): boolean =>
  head.some((line) => line.best.employer >= EMPLOYER_CLUE)

/**
 * An employer's line that was labelled as body belongs to a head beside it: the first line of a
 * body to its own head, the last line to the next entry's head if that names no employer.
 */
function lendEmployers(entries: EntryLines[]): void {
  entries.forEach((entry, index) => {
    const [first] = entry.body
    if (!namesEmployer(entry) && isEmployerLine(first)) {
      entry.head.push(first)
      entry.body.shift()
    }
    const next = entries[index + 1]
    const last = entry.body.at(-1)
    if (next && !namesEmployer(next) && isEmployerLine(last)) {
      next.head.unshift(last)
      entry.body.pop()
    }
  })
}

const looksLike = (a: CluedLine, b: CluedLine): boolean =>
  sameType(a, b) && a.source.line.caps === b.source.line.caps

/** Space above a line, in lines of body text, from which it is set apart. */
const OPENING_GAP = 0.3
/** What speaks for a line as the opening of the next entry: looks alone are too little. */
const OPENING_POINTS = { looks: 1, contrast: 1, gap: 1.5, distance: 1.5 }
const OPENING_POINTS_MIN = 1.5

/**
 * Where the next entry begins, once a second range of dates (or a second degree) shows that there
 * is one. Of the lines since the first range, this is the line that looks like the first entry's
 * opening, or that stands as far above its range as that one did.
 */
function openingOf({ head }: EntryLines, line: CluedLine, letter: 'W' | 'E'): number {
  const [opening] = head
  const anchor = letter === 'W' ? hasRange : names('degree')
  const offset = head.findIndex(anchor)
  const last = head.findLastIndex(anchor)
  if (last < 0) return head.length
  let best = { at: head.length, score: 0 }
  for (let at = last + 1; at < head.length; at++) {
    const candidate = head[at]
    if (!opening || !candidate) continue
    const looks = looksLike(candidate, opening)
    let score = 0
    if (looks) score += OPENING_POINTS.looks
    if (looks && !looksLike(candidate, line)) score += OPENING_POINTS.contrast
    if (candidate.source.line.gapBefore >= OPENING_GAP) score += OPENING_POINTS.gap
    if (head.length - at === offset) score += OPENING_POINTS.distance
    if (score >= OPENING_POINTS_MIN && score > best.score) best = { at, score }
  }
  return best.at
}

/** A bullet without degree or school, under a head without a bullet, is an honour or a thesis. */
const isAside = (current: EntryLines | null, line: CluedLine): boolean =>
  current !== null &&
  line.source.line.bullet &&
  current.head[0]?.source.line.bullet === false &&
  current.head.some((head) => head.ranges.length > 0) &&
  current.head.some(names('institution')) &&
  !names('degree')(line) &&
  !names('institution')(line)

/** Lines behind a head that may still tell its dates: later dates are of the work itself. */
const NEAR_LINES_MAX = 2
const IS_HEAD = /^(?:H|[WE]\+?)$/

function linesBehind(
  last: CluedLine | undefined,
  clued: CluedLine[],
  labels: Labelled[],
  places: ReadonlyMap<CluedLine, number>,
): CluedLine[] {
  const out: CluedLine[] = []
  const from = (last ? (places.get(last) ?? clued.length) : clued.length) + 1
  for (let at = from; at < from + NEAR_LINES_MAX; at++) {
    const line = clued[at]
    if (!line || line.source.heading !== null || IS_HEAD.test(labels[at]?.label ?? '')) break
    out.push(line)
  }
  return out
}

export function groupEntries(
  clued: CluedLine[],
  labels: Labelled[],
  letter: 'W' | 'E',
): EntryLines[] {
  const entries: EntryLines[] = []
  let current: EntryLines | null = null
  let inBody = false
  const sure: number[][] = []
  clued.forEach((line, index) => {
    const { label, probability } = labels[index] ?? { label: 'O', probability: 0 }
    const opens = label === `${letter}+` && !(letter === 'E' && isAside(current, line))
    const continues = label === letter
    if (
      current &&
      !inBody &&
      current.head.length < HEAD_LINES_MAX &&
      goesOn(current.head.at(-1), line)
    ) {
      current.head.push(line)
      return
    }
    if (opens || (continues && (!current || startsAnew(current, line, inBody, letter)))) {
      const moved =
        !opens && !inBody && current ? current.head.splice(openingOf(current, line, letter)) : []
      current = { head: [...moved, line], body: [], near: [], confidence: 0 }
      entries.push(current)
      sure.push([probability])
      inBody = false
      return
    }
    if (!current) return
    if (continues && !inBody && current.head.length < HEAD_LINES_MAX) {
      current.head.push(line)
      sure.at(-1)?.push(probability)
    } else if (continues || label.startsWith(letter)) {
      if (line.source.heading !== 'sub') current.body.push(line)
      inBody = true
    } else if (label !== 'O' || line.source.heading === 'section') current = null
  })
  if (letter === 'W') lendEmployers(entries)
  const at = new Map(clued.map((line, index) => [line, index]))
  return entries.slice(0, ENTRIES_MAX).map((entry, index) => {
    const list = sure[index] ?? [0]
    const near = linesBehind(entry.head.at(-1), clued, labels, at)
    return { ...entry, near, confidence: list.reduce((sum, p) => sum + p, 0) / list.length }
  })
}
