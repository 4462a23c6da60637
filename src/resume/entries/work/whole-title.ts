// A title runs to the end of the piece that it opens: "Trainee in HR Department", "Director of
// Infrastructure". The labeller knows the first words better than the last ones.
import { anyOf, patternOf } from '../../../languages/words.js'
import { fieldLikelihood } from '../../../taxonomy/fields/field-likelihood.js'
import { titleLikelihood } from '../../../taxonomy/titles/title-likelihood.js'
import type { CluedLine } from '../../labels/clued-lines.js'
import type { Clues } from '../../labels/clues.js'
import type { Found } from '../../types.js'
import { cleanField } from '../clean-field.js'
import { lineAt, wordCount } from '../entry-lines.js'

/** Counted in words and marks: a longer text tells of more than the title. */
const WORDS_MAX = 9
/** Likelihood from which a piece or a subject is what the vocabularies say. */
const CLUE_MIN = 0.5
/** Likelihood of an employer that is known by its name or its legal form. */
const KNOWN_MIN = 0.8
/** Words after which the employer follows. */
const EMPLOYER_NEXT = new RegExp(String.raw`(?:^|\s)(?:${anyOf('work:employer-next')})\s`, 'i')
/** Marks that may stand inside a title, provided that nothing else stands in the line. */
const SOFT = new Set([',', '(', ')', '-', '–', '—'])

/**
 * "Trainee in Accounts Department": what follows "in" belongs to the title when it is a subject or
 * a unit; "Salesman in RedTag" names an employer.
 */
const UNIT = new RegExp(String.raw`\b(?:${anyOf('work:units')})\b`, 'i')
/** "Finance and Accounts Department"; more words are a firm's name or a sentence. */
const UNIT_WORDS_MAX = 4

/**
 * "Chief, Department of Surgery", "Head, Cardiac Services": the piece names a part of the employer,
 * not another employer.
 */
const isUnit = (text: string, clues: Clues): boolean =>
  UNIT.test(text) && clues.employer < KNOWN_MIN && wordCount(text) <= UNIT_WORDS_MAX

/** A piece that is a field of its own: a place, an employer, another title. */
function standsAlone(clued: CluedLine, index: number): boolean {
  const clues = clued.clues[index]
  if (!clues) return true
  if (clues.place < CLUE_MIN && isUnit(clued.pieces[index]?.text ?? '', clues)) return false
  return Math.max(clues.place, clues.employer, clues.institution) >= CLUE_MIN
}

/** How far the title's line goes on with nothing but the title. */
function endOf(clued: CluedLine, from: number, taken: Found | null): number {
  const { index: line } = clued.source.line
  const at = clued.pieces.findIndex((piece) => from >= piece.start && from < piece.end)
  let end = clued.pieces[at]?.end ?? from
  // Where no employer was read elsewhere, the piece behind a mark may be the employer.
  const opensLine = at === 0 && clued.ranges.length === 0 && taken !== null
  if (opensLine) {
    const rest = clued.pieces.slice(1)
    if (rest.some((piece, next) => !SOFT.has(piece.before) || standsAlone(clued, next + 1)))
      return end
    end = rest.at(-1)?.end ?? end
  }
  const other = taken?.spans.find((span) => span.line === line && span.start > from)
  return other && other.start < end ? from : end
}

/** A whole word ends here, not an abbreviation. */
const ENDED = /[\p{Alpha})]{4}$/u
/** Words behind a title that go on telling about it. */
const TOLD_NEXT = new RegExp(String.raw`\s(?:${anyOf('work:told-next')})\s`, 'i')

/** The "in" behind a title that may lead to its unit. */
const IN_A_UNIT = new RegExp(patternOf('work-in-a-unit'), 'i')

/** The title ends with its sentence, and before an "in" that leads to a place or an employer. */
function stopOf(text: string, from: number, end: number): number {
  const rest = text.slice(from, end)
  if (ENDED.test(text.slice(0, end).slice(0, from)) && /^\)?[.;]\s/.test(rest)) return from
  const told = TOLD_NEXT.exec(rest)
  if (told) return from + told.index
  const sentence = /\p{Lower}{2}[.;]\s/u.exec(rest)
  if (sentence) return from + sentence.index + 2
  const within = IN_A_UNIT.exec(rest)
  if (!within) return end
  const subject = rest.slice(within.index + within[0].length)
  return UNIT.test(subject) || fieldLikelihood(subject) >= CLUE_MIN ? end : from + within.index
}

/** The title with all that belongs to it, or unchanged; `head` holds the lines of both values. */
export function wholeTitle(
  title: Found | null,
  employer: Found | null,
  head: CluedLine[],
): Found | null {
  const span = title?.spans[0]
  const clued = lineAt(head, span?.line)
  if (!title || !span || !clued || title.spans.length > 1) return title
  const { text } = clued.source.line
  const end = stopOf(text, span.end, endOf(clued, span.start, employer))
  const rest = text.slice(span.end, end)
  if (end <= span.end || !/\p{Alpha}/u.test(rest) || EMPLOYER_NEXT.test(rest)) return title
  const closes = text[end] === ')' && text.slice(span.start, end).includes('(')
  const stop = closes ? end + 1 : end
  const value = cleanField(text.slice(span.start, stop))
  if (wordCount(value) > WORDS_MAX || titleLikelihood(value) === 0) return title
  return { ...title, value, spans: [{ ...span, end: stop }] }
}
