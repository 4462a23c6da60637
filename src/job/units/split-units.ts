// Lines → units: headings, list items and sentences, each under the heading that it stands under.

import { patternOf } from '../../languages/words.js'
import type { Line } from '../../layout/types.js'
import { foldKey } from '../../text/fold.js'
import type { HeadingKind, Unit } from '../types.js'
import { isKnownHeading, readHeading } from './read-heading.js'
import { splitProse } from './split-prose.js'
import { leadInStart, wishesFollow } from './wishes-follow.js'

/** Bounds what one document may come to. */
const UNITS_MAX = 4_000
/** More than so many words before a colon, or so many characters at all, are a sentence. */
const HEADING_WORDS_MAX = 9
const HEADING_CHARS_MAX = 80
/** A heading by its tag or its known words may be longer than one by its colon. */
const TAGGED_HEADING_WORDS_MAX = 12
/** Without a colon, and known by half of its words or by its looks alone, a heading is shorter. */
const BARE_HEADING_WORDS_MAX = 7
const HEADING_COVERAGE = 0.5
/** Of a run of lines under one heading, sentences a line: below, each line is an item. */
const SENTENCES_PER_ITEM_MAX = { listed: 1.6, other: 1.15 }
const LISTED = new Set<HeadingKind>(['duties', 'asked', 'nice', 'benefits'])
/** A wish as a heading without a mark is short. */
const NICE_WORDS_MAX = 3
/** One line alone is no list. */
const ITEM_RUN_MIN = 2
/** A longer line is a paragraph, whatever stands before it. */
const ITEM_CHARS_MAX = 700
/** From here on, and from so many sentences on, an item holds text that was run together. */
const RUN_TOGETHER_ITEM_CHARS = 400
const TEXT_SENTENCES_MIN = 4
/** The field of a scraped ad that holds the whole text. */
const BODY_LABEL = new RegExp(patternOf('unit-body-label'), 'i')

/** "Company: Example Ltd" says something; "Company:" announces it. */
const FIELD = /^[^:]{2,40}:\s*\S/

/**
 * A sentence over a list of wishes does what a heading does (one source left out: wishes +2.2). Sentences over
 * lists of duties and demands need not: their items tell themselves.
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

/** A bullet is one item however many sentences it has, unless a whole text hangs on it. */
function draftsOfItem(line: Line): Draft[] {
  if (line.text.length < RUN_TOGETHER_ITEM_CHARS) return [whole(line, false)]
  const drafts = draftsOfProse(line)
  const isText = drafts.length >= TEXT_SENTENCES_MIN || drafts.some((draft) => draft.isHeading)
  return isText ? drafts : [whole(line, false)]
}

/** Lines under one heading: items where most are one sentence, running text otherwise. */
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
      // "Technical skills:" under "Nice to have" does not end the wish list.
      heading = own
      // What a long one announces stands at its end.
      headingWords = foldKey(text).split(' ').slice(-HEADING_WORDS_MAX)
      distance = 0
    } else distance += heading === '' && headingWords.length === 0 ? 0 : 1
    const { line, start, end, isHeading, isItem } = draft
    const span = { line: line.index, start, end }
    return { text, span, isHeading, isItem, heading, headingWords, distance }
  })
}
