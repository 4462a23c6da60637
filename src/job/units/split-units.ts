// Splits lines into units: headings, list items and sentences, each with the heading above it.

import { patternOf } from '../../languages/words.js'
import type { Line } from '../../layout/types.js'
import { foldKey } from '../../text/fold.js'
import type { HeadingKind, Unit } from '../types.js'
import { isKnownHeading, readHeading } from './read-heading.js'
import { splitProse } from './split-prose.js'
import { leadInStart, wishesFollow } from './wishes-follow.js'

/** Bounds the units of one document. */
const UNITS_MAX = 4_000
/** A text with more words before its colon, or more characters, is a sentence. */
const HEADING_WORDS_MAX = 9
const HEADING_CHARS_MAX = 80
/** A heading with a tag or known words may be longer than one with only a colon. */
const TAGGED_HEADING_WORDS_MAX = 12
/** Without a colon, a heading that only its looks or half of its words show must be shorter. */
const BARE_HEADING_WORDS_MAX = 7
const HEADING_COVERAGE = 0.5
/** If the lines under one heading have fewer sentences per line than this, each line is an item. */
const SENTENCES_PER_ITEM_MAX = { listed: 1.6, other: 1.15 }
const LISTED = new Set<HeadingKind>(['duties', 'asked', 'nice', 'benefits'])
/** A wish that is a heading without a mark has no more words. */
const NICE_WORDS_MAX = 3
/** A single line is no list. */
const ITEM_RUN_MIN = 2
/** A longer line is a paragraph, even with a bullet. */
const ITEM_CHARS_MAX = 700
/** An item of this length with this many sentences holds text that ran together. */
const RUN_TOGETHER_ITEM_CHARS = 400
const TEXT_SENTENCES_MIN = 4
/** The field of a scraped advertisement that holds the whole text. */
const BODY_LABEL = new RegExp(patternOf('unit-body-label'), 'i')

/** "Company: Example Ltd" states something; "Company:" announces it. */
const FIELD = /^[^:]{2,40}:\s*\S/

/**
 * A sentence above a list of wishes acts as its heading (one source left out: wishes +2.2). Lists
 * of duties and demands need no such sentence, because their items show what they are.
 */
const isLeadIn = (line: Line, next: Line | undefined): boolean =>
  !line.bullet && next?.bullet === true && wishesFollow(line.text)

const kindOf = (text: string): HeadingKind =>
  readHeading(text).kind || (wishesFollow(text) ? 'nice' : '')

function isHeadingLine(line: Line, next: Line | undefined): boolean {
  const text = line.text
  if (isLeadIn(line, next)) return true
  const words = text.split(/\s+/).length
  if (text.length > HEADING_CHARS_MAX || words > TAGGED_HEADING_WORDS_MAX) return false
  if (line.heading > 0) return true
  if (FIELD.test(text)) return false
  const { kind, coverage } = readHeading(text)
  if (/[:：]$/.test(text)) return words <= HEADING_WORDS_MAX && !/[.!?] /.test(text)
  if (line.bullet || /[.;,!]$/.test(text)) return false
  // "Yardi experience a plus" asks for something; "Nice to have" announces it.
  if (kind === 'nice' && words > NICE_WORDS_MAX && !isKnownHeading(text)) return false
  if (kind !== '' && (coverage === 1 || line.bold || line.caps)) return !line.bullet
  if (words > BARE_HEADING_WORDS_MAX) return false
  if (kind !== '' && coverage >= HEADING_COVERAGE) return next !== undefined && !/\d/.test(text)
  if (next === undefined) return false
  return line.caps || line.bold || (next.bullet && /^\p{Lu}/u.test(text))
}

interface Draft {
  line: Line
  start: number
  end: number
  isHeading: boolean
  isItem: boolean
}

const bodyStart = (line: Line): number => BODY_LABEL.exec(line.text)?.[0].length ?? 0

const whole = (line: Line, isHeading: boolean): Draft => ({
  line,
  start: isHeading ? 0 : bodyStart(line),
  end: line.text.length,
  isHeading,
  isItem: !isHeading,
})

function draftsOfProse(line: Line, to = line.text.length): Draft[] {
  const from = bodyStart(line)
  return splitProse(line.text.slice(from, to)).map(({ start, end, isHeading }) => ({
    line,
    start: start + from,
    end: end + from,
    isHeading,
    isItem: false,
  }))
}

/** A bullet is one item, however many sentences it has, unless a whole text is joined to it. */
function draftsOfItem(line: Line): Draft[] {
  if (line.text.length < RUN_TOGETHER_ITEM_CHARS) return [whole(line, false)]
  const drafts = draftsOfProse(line)
  const isText = drafts.length >= TEXT_SENTENCES_MIN || drafts.some((draft) => draft.isHeading)
  return isText ? drafts : [whole(line, false)]
}

/**
 * Lines under one heading are items if most of them are one sentence; otherwise they are running
 * text.
 */
function draftsOfRun(run: Line[], heading: HeadingKind): Draft[] {
  const plain = run.filter((line) => !line.bullet)
  const pieces = new Map(plain.map((line) => [line, draftsOfProse(line)]))
  const sentences = [...pieces.values()].reduce((sum, list) => sum + list.length, 0)
  const isList =
    plain.length >= ITEM_RUN_MIN &&
    sentences / plain.length <= SENTENCES_PER_ITEM_MAX[LISTED.has(heading) ? 'listed' : 'other'] &&
    plain.every((line) => line.text.length <= ITEM_CHARS_MAX)
  return run.flatMap((line) => {
    if (line.bullet) return draftsOfItem(line)
    const own = pieces.get(line) ?? []
    const isWhole = isList && !line.text.includes(';')
    return isWhole ? [whole(line, false)] : own
  })
}

function drafts(lines: readonly Line[]): Draft[] {
  const out: Draft[] = []
  let run: Line[] = []
  let heading: HeadingKind = ''
  const flush = () => {
    for (const draft of draftsOfRun(run, heading)) out.push(draft)
    run = []
  }
  for (const [index, line] of lines.entries()) {
    if (out.length >= UNITS_MAX) break
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

export function splitUnits(lines: readonly Line[]): Unit[] {
  let heading: Unit['heading'] = ''
  let headingWords: string[] = []
  let distance = 0
  return drafts(lines).map((draft) => {
    const text = draft.line.text.slice(draft.start, draft.end)
    if (draft.isHeading) {
      const own = kindOf(text)
      // "Technical skills:" under "Nice to have" does not end the list of wishes.
      heading = own
      // The end of a long heading says what it announces.
      headingWords = foldKey(text).split(' ').slice(-HEADING_WORDS_MAX)
      distance = 0
    } else distance += heading === '' && headingWords.length === 0 ? 0 : 1
    const { line, start, end, isHeading, isItem } = draft
    const span = { line: line.index, start, end }
    return { text, span, isHeading, isItem, heading, headingWords, distance }
  })
}
