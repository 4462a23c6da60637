// Splits lines into units: headings, list items and sentences, each with the heading above it.

import { anyOf, patternOf } from '../../languages/words.js'
import type { Line } from '../../layout/types.js'
import { foldKey } from '../../text/fold.js'
import type { HeadingKind, Unit } from '../types.js'
import { HEADING_WORDS_MAX, isHeadingLine, isLeadIn, kindOf } from './heading-lines.js'
import { labelledKind, rankedRow } from './own-kind.js'
import { readHeading } from './read-heading.js'
import { SpecRows } from './spec-rows.js'
import { splitItem } from './split-item.js'
import { type Piece, splitProse } from './split-prose.js'
import { demandsFollow, leadInStart } from './wishes-follow.js'

/** Bounds the units of one document. */
const UNITS_MAX = 4_000
/** If the lines under one heading have fewer sentences per line than this, each line is an item. */
const SENTENCES_PER_ITEM_MAX = { listed: 1.6, other: 1.15 }
const LISTED = new Set<HeadingKind>(['duties', 'asked', 'nice', 'benefits'])
/** A single line is no list, unless it is a few words below a heading that announces items. */
const ITEM_RUN_MIN = 2
const LONE_ITEM = /^(?:\S+\s+){0,7}\S*[^\s.!?:;,]$/
/** A longer line is a paragraph, even with a bullet. */
const ITEM_CHARS_MAX = 700
/** An item of this length with this many sentences holds text that ran together. */
const RUN_TOGETHER_ITEM_CHARS = 400
const TEXT_SENTENCES_MIN = 4
/** The field of a scraped advertisement that holds the whole text. */
const BODY_LABEL = new RegExp(patternOf('unit-body-label'), 'i')

/** "OR" on a line between two alternatives is no heading and asks for nothing. */
const JOINER = new RegExp(`^(?:${anyOf('unit:joiners')})$`, 'i')

interface Draft {
  line: Line
  start: number
  end: number
  isHeading: boolean
  isItem: boolean
  /** What the table says that it stands in; headings and its own words tell otherwise. */
  kind?: HeadingKind
}

const bodyStart = (line: Line): number => BODY_LABEL.exec(line.text)?.[0].length ?? 0

const whole = (line: Line, isHeading: boolean): Draft => ({
  line,
  start: isHeading ? 0 : bodyStart(line),
  end: line.text.length,
  isHeading,
  isItem: !isHeading,
})

/** "Picking; packing; loading trucks": from this many on, what semicolons part are items. */
const CLAUSES_MIN = 3

function draftsOfProse(line: Line, to = line.text.length): Draft[] {
  const from = bodyStart(line)
  const pieces = splitProse(line.text.slice(from, to))
  const isClause = ({ end }: Piece): boolean => line.text[from + end - 1] === ';'
  // Behind a label of its own even two are a list: "Nice-to-haves: wheel building; Excel".
  const least = labelledKind(line.text.slice(from)) === '' ? CLAUSES_MIN : 1
  const isList = pieces.filter(isClause).length >= least
  return pieces.map((piece, at) => ({
    line,
    start: piece.start + from,
    end: piece.end + from,
    isHeading: piece.isHeading,
    isItem:
      isList && !piece.isHeading && [piece, pieces[at - 1]].some((one) => one && isClause(one)),
  }))
}

/** A line that is one item, or the items and the heading that ran into it. */
function itemsOf(line: Line): Draft[] {
  const from = bodyStart(line)
  return splitItem(line.text.slice(from)).map(({ start, end, isHeading }) => ({
    line,
    start: start + from,
    end: end + from,
    isHeading,
    isItem: !isHeading,
  }))
}

/** A bullet is one item, however many sentences it has, unless a whole text is joined to it. */
function draftsOfItem(line: Line): Draft[] {
  if (line.text.length < RUN_TOGETHER_ITEM_CHARS) return itemsOf(line)
  const drafts = draftsOfProse(line)
  const isText = drafts.length >= TEXT_SENTENCES_MIN || drafts.some((draft) => draft.isHeading)
  return isText ? drafts : itemsOf(line)
}

/**
 * Lines under one heading are items if most of them are one sentence; otherwise they are running
 * text.
 */
function draftsOfRun(run: Line[], heading: HeadingKind): Draft[] {
  const plain = run.filter((line) => !line.bullet)
  const pieces = new Map(plain.map((line) => [line, draftsOfProse(line)]))
  const sentences = [...pieces.values()].reduce((sum, list) => sum + list.length, 0)
  const isLone = LISTED.has(heading) && run.length === 1 && LONE_ITEM.test(run[0]?.text ?? '')
  const isList =
    (plain.length >= ITEM_RUN_MIN || isLone) &&
    sentences / plain.length <= SENTENCES_PER_ITEM_MAX[LISTED.has(heading) ? 'listed' : 'other'] &&
    plain.every((line) => line.text.length <= ITEM_CHARS_MAX)
  return run.flatMap((line) => {
    const row = rankedRow(line.text)
    if (row) return [{ ...whole(line, false), end: row.end }]
    if (line.bullet) return draftsOfItem(line)
    const own = pieces.get(line) ?? []
    // A semicolon at the end closes the item; inside it parts several, and so do the sentences
    // behind a label: "Required skills: Phlebotomy. Medical terminology."
    const isSeveral = own.length > 1 && labelledKind(line.text) !== ''
    const isWhole = isList && !isSeveral && !line.text.slice(0, -1).includes(';')
    return isWhole ? itemsOf(line) : own
  })
}

function drafts(lines: readonly Line[]): Draft[] {
  const out: Draft[] = []
  let run: Line[] = []
  let heading: HeadingKind = ''
  const table = new SpecRows()
  const flush = () => {
    for (const draft of draftsOfRun(run, heading)) out.push(draft)
    run = []
  }
  for (const [index, line] of lines.entries()) {
    if (out.length >= UNITS_MAX) break
    if (JOINER.test(line.text)) continue
    const cells = table.cellsOf(line.text)
    if (cells !== null) {
      flush()
      out.push(...cells.map((cell) => ({ ...whole(line, false), ...cell })))
      continue
    }
    if (isHeadingLine(line, lines[index + 1])) {
      flush()
      const start = isLeadIn(line, lines[index + 1]) ? leadInStart(line.text) : 0
      if (start > 0) out.push(...draftsOfProse(line, start))
      out.push({ ...whole(line, true), start })
      heading = kindOf(line.text) || heading
    } else run.push(line)
  }
  flush()
  return out.slice(0, UNITS_MAX)
}

interface Above {
  kind: HeadingKind
  level: number
  /** How the headings below it look; empty until the first. */
  inner: string
}

const lookOf = ({ line }: Draft): string =>
  `${line.heading} ${line.caps} ${line.bold} ${/[:：]$/.test(line.text)}`

/**
 * "Responsibilities" above "Front of house" and "Kitchen": a heading that says nothing of its own
 * is part of the section if it stands right below the section's heading or ranks below it, and so
 * are the next ones that look like it.
 */
function sectionOf(draft: Draft, above: Above | undefined, isNext: boolean): HeadingKind {
  if (!above || !LISTED.has(above.kind)) return ''
  const look = lookOf(draft)
  const isInner = isNext || (above.level > 0 && draft.line.heading > above.level)
  if (isInner && above.inner === '') above.inner = look
  return isInner || above.inner === look ? above.kind : ''
}

/** From this share of known words on, a heading says itself what it announces. */
const OWN_COVERAGE = 0.5

/**
 * What a heading announces: its own words tell, unless they are a few of many and the section goes on. "Design and
 * Development" below "Responsibilities" offers nothing.
 */
function headingKind(draft: Draft, text: string, above: Above | undefined, isNext: boolean) {
  const own = kindOf(text)
  const isVague = !LISTED.has(own) || own === 'benefits'
  const isWeak = own !== '' && isVague && readHeading(text).coverage < OWN_COVERAGE
  if (own !== '' && !isWeak) return { own, heading: own }
  const section = sectionOf(draft, above, isNext)
  return section === '' ? { own, heading: own } : { own: '' as const, heading: section }
}

/** The kind that the first unit of a line tells of itself, which its other sentences share. */
function ownKinds(): (draft: Draft, text: string) => HeadingKind {
  let last: { line: Line; kind: HeadingKind } | undefined
  return ({ line }, text) => {
    if (last?.line !== line) last = { line, kind: rankedRow(line.text)?.kind ?? labelledKind(text) }
    return last.kind
  }
}

export function splitUnits(lines: readonly Line[]): Unit[] {
  let heading: Unit['heading'] = ''
  let headingWords: string[] = []
  let distance = 0
  let above: Above | undefined
  let isNext = false
  const ownKind = ownKinds()
  return drafts(lines).map((draft) => {
    const text = draft.line.text.slice(draft.start, draft.end)
    if (draft.isHeading) {
      const told = headingKind(draft, text, above, isNext)
      const { own } = told
      heading = told.heading
      if (own !== '') above = { kind: own, level: draft.line.heading, inner: '' }
      else if (heading === '') above = undefined
      isNext = heading !== ''
      // The end of a long heading says what it announces.
      headingWords = foldKey(text).split(' ').slice(-HEADING_WORDS_MAX)
      distance = 0
    } else {
      isNext = false
      // What a sentence demands ends a list of wishes.
      if (heading === 'nice' && demandsFollow(text)) heading = 'asked'
      distance += heading === '' && headingWords.length === 0 ? 0 : 1
    }
    const { line, start, end, isHeading, isItem } = draft
    const span = { line: line.index, start, end }
    const kind = isHeading ? heading : (draft.kind ?? (ownKind(draft, text) || heading))
    return { text, span, isHeading, isItem, heading: kind, headingWords, distance }
  })
}
