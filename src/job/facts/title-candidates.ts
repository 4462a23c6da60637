// Collects what may be a posting's title: labelled values, lines at the top, the page's title, and
// sentences that name the post. Each has features that speak for or against it.

import { anyOf } from '../../languages/words.js'
import type { Line, ReadableDocument } from '../../layout/types.js'
import { stepOf } from '../../sequence/step-of.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { fold, foldKey } from '../../text/fold.js'
import type { Span, Unit } from '../types.js'
import { readHeading } from '../units/read-heading.js'
import { beforeGap } from './before-gap.js'
import type { TitleContext } from './clean-title.js'
import { isFieldLabel } from './field-labels.js'
import { isAboutEmployer } from './find-employers.js'
import { postInTrail, TITLE_SURE, withoutAddress } from './post-in-line.js'
import type { Fields } from './read-fields.js'
import { TRAIL } from './title-patterns.js'
import { titleSentences } from './title-sentences.js'
import { isBody, type TitleVariant, titleVariants } from './title-variants.js'

/** A title is among the first lines, and a line longer than this is a sentence. */
const TOP_LINES = 40
const LINE_CHARS_MAX = 140
/** Further down a line is the title only as a whole. */
const PARTED_LINES = 12
/** A text with more words is a sentence. */
const WORDS_MAX = 14
/** Enough of a document to see whether a title is repeated in it. */
const BODY_CHARS = 12_000
const BODY_LINES = 400
/** A shorter text occurs inside other words by chance. */
const SOUGHT_CHARS_MIN = 4
/** The model does not tell apart higher counts. */
const SOUGHT_TIMES_MAX = 4
/** The model does not tell apart longer titles, or more repeats. */
const SEEN_WORDS_MAX = 9
const SEEN_TIMES_MAX = 3
/** "IT", "PA": so few letters may be a code. */
const TINY_CHARS_MAX = 3
/** Half of the words make a heading; a likelihood of one half makes a place or a title. */
const HEADING_COVERAGE = 0.5
const PLACE_SURE = 0.5
/** Below a title, a place has fewer characters than the first and a paragraph more than the second. */
const BELOW_PLACE_CHARS = 60
const BELOW_TEXT_CHARS = 160

export interface TitleCandidate {
  text: string
  /** Where it was found; '' for the answer that the text does not name the post. */
  source: 'line' | 'field' | 'page' | 'said' | ''
  /** null if no line says it. */
  span: Span | null
  features: string[]
}

/** Marks for the sexes, which only a title has. */
const GENDER_MARK = /\(\s*(?:[mwfdxhž]\s*[/|]\s*){1,3}[mwfdxhž*]\s*\)/iu
/** "Cook at Example": a small word before a name. */
const AT_EMPLOYER = new RegExp(String.raw`\s(?:${anyOf('title:at-employer')})\s\p{Upper}`, 'u')
const PIECE_EDGE = /\s+[-–—|]\s+/
/** A link as Markdown writes it. */
const LINK = /\[([^\]]+)\]\([^)\s]*\)/g
const LABEL = /^([^:]{2,30}):\s/
const URL = /https?:|www\.|^url\b/i

/**
 * The model sees depths (in lines) and likelihoods of a title only as steps between these bounds.
 */
const DEPTHS = [1, 2, 3, 5, 8, 14, 25] as const
const LIKELY = [0.1, 0.3, 0.45, 0.6, 0.75, 0.9] as const

/** Whether most words of a title begin with a capital, or none does. */
function caseOf(text: string): string {
  const words = text.split(/\s+/).filter((word) => /^\p{Alpha}{3}/u.test(word))
  const capitals = words.filter((word) => /^\p{Upper}/u.test(word)).length
  if (capitals === words.length) return text === text.toUpperCase() ? 'caps' : 'title'
  return capitals * 2 >= words.length ? 'mostly' : capitals === 0 ? 'lower' : 'some'
}

function countIn(body: string, text: string): number {
  const wanted = fold(text)
  if (wanted.length < SOUGHT_CHARS_MIN) return 0
  let count = 0
  let at = body.indexOf(wanted)
  while (at >= 0 && count < SOUGHT_TIMES_MAX) {
    count++
    at = body.indexOf(wanted, at + 1)
  }
  return count
}

/**
 * How often a text occurs by itself, not counting places inside the longer form that the line has.
 */
const timesAlone = (body: string, text: string, longer: string): number =>
  countIn(body, text) - (longer.length > text.length ? countIn(body, longer) : 0)

/** The features of a candidate's own words, wherever it stands. */
function wording(text: string, body: string, longer = ''): string[] {
  const words = text.split(/\s+/).length
  const [head = ''] = text.split(PIECE_EDGE)
  const likely = stepOf(Math.max(titleLikelihood(text), titleLikelihood(head)), LIKELY)
  const { kind, coverage } = readHeading(text)
  return [
    'bias',
    `likely:${likely}`,
    `case:${caseOf(text)}`,
    `words:${Math.min(words, SEEN_WORDS_MAX)}`,
    `again:${Math.min(timesAlone(body, text, longer), SEEN_TIMES_MAX)}`,
    ...(/\d/.test(text) ? ['digit'] : []),
    ...(text.includes(':') ? ['colon'] : []),
    ...(/[.!?]$/.test(text) ? ['sentence'] : []),
    ...(kind !== '' && coverage >= HEADING_COVERAGE ? ['heading'] : []),
    ...(text.length <= TINY_CHARS_MAX ? ['tiny'] : []),
    ...(isPlaceLike(text) >= PLACE_SURE ? ['place'] : []),
    ...(likely === 0 && isBody(text) ? ['body'] : []),
  ]
}

const longerThan = (text: string, variants: readonly Pick<TitleVariant, 'text'>[]): string =>
  variants.find((other) => other.text.length > text.length && other.text.includes(text))?.text ?? ''

interface Surroundings {
  context: TitleContext
  body: string
}

/** "Closing date", "Person specification": announces something other than the post. */
const isAnnouncement = (raw: string): boolean => {
  const bare = raw.replace(/\s*:\s*$/, '')
  if (isFieldLabel(bare) !== '' || isAboutEmployer(bare)) return true
  const { kind, coverage } = readHeading(bare)
  if (kind === '' || coverage < 1) return false
  // "Baker - Leeds - £30,000 plus bonus" speaks of pay, and names the post before it.
  const [head = ''] = bare.split(PIECE_EDGE)
  return Math.max(titleLikelihood(bare), titleLikelihood(head)) < TITLE_SURE
}

function fromLines(lines: readonly Line[], { context, body }: Surroundings): TitleCandidate[] {
  const out: TitleCandidate[] = []
  let depth = 0
  for (const [at, line] of lines.slice(0, TOP_LINES).entries()) {
    const raw = postInTrail(beforeGap(withoutAddress(line.text.replace(LINK, '$1')), line))
    if (URL.test(raw) || TRAIL.test(raw) || !/\p{Alpha}{2}/u.test(raw)) continue
    const own = depth++
    if (raw.length > LINE_CHARS_MAX || /[.?;,]$/.test(raw) || isAnnouncement(raw)) continue
    const label = isFieldLabel(lines[at - 1]?.text ?? '')
    if (label === 'superior' || isFieldLabel(LABEL.exec(raw)?.[1] ?? '') === 'superior') continue
    const below = lines[at + 1]?.text ?? ''
    const deep = `depth:${stepOf(own, DEPTHS)}`
    const looks = [
      deep,
      ...(label ? [`under-label:${label}`] : []),
      ...(line.heading > 0 ? [`h${line.heading}`] : []),
      ...(line.bold ? ['bold'] : []),
      ...(line.bullet ? ['bullet'] : []),
      ...(GENDER_MARK.test(raw) ? ['gender-mark'] : []),
      ...(AT_EMPLOYER.test(raw) ? ['at-employer'] : []),
      ...(below.length < BELOW_PLACE_CHARS && isPlaceLike(below) >= PLACE_SURE
        ? ['above-place']
        : []),
      ...(below.length > BELOW_TEXT_CHARS ? ['above-text'] : []),
    ]
    const variants = titleVariants(raw, context, own < PARTED_LINES)
    for (const { text, features } of variants) {
      if (text.split(/\s+/).length > WORDS_MAX || isFieldLabel(text) !== '') continue
      const words = wording(text, body, longerThan(text, variants))
      out.push({
        text,
        source: 'line',
        span: { line: line.index, start: 0, end: line.text.length },
        features: [
          ...words.map((name) => (name === 'bias' ? 'line' : name)),
          ...looks,
          ...words.slice(1, 2).map((name) => `${deep}&${name}`),
          ...(foldKey(raw) === foldKey(text) ? ['clean'] : []),
          ...features,
        ],
      })
    }
  }
  return out
}

export function titleCandidates(
  document: ReadableDocument,
  lines: readonly Line[],
  units: readonly Unit[],
  fields: Fields,
  context: TitleContext,
): TitleCandidate[] {
  const body = fold(
    lines
      .slice(0, BODY_LINES)
      .map((line) => line.text)
      .join(' ')
      .slice(0, BODY_CHARS),
  )
  const around = { context, body }
  const out = fromLines(lines, around)
  const add = (
    kind: 'field' | 'page' | 'said',
    raw: string,
    span: Span | null,
    more: string[] = [],
  ) => {
    for (const { text, features } of titleVariants(raw, context)) {
      if (text.split(/\s+/).length > WORDS_MAX || isFieldLabel(text) !== '') continue
      const longer = longerThan(text, out)
      const words = wording(text, body, longer)
      out.push({
        text,
        source: kind,
        span,
        features: [
          ...words.map((name) => `${kind}/${name}`),
          ...words.slice(1),
          ...more,
          // "Director" in a sentence, with "Director, Data and Insight" above it.
          ...(longer ? [`${kind}/inside`] : []),
          ...features,
        ],
      })
    }
  }
  if (fields.title) {
    const { value, span } = fields.title
    add('field', beforeGap(value, lines[span.line]), span)
  }
  if (document.title !== '') add('page', document.title, null)
  for (const { text, span, rank, depth } of titleSentences(units)) {
    add('said', text, span, [`said:${rank}`, `said-depth:${stepOf(depth, DEPTHS)}`])
  }
  // The answer that the text does not name the post is a candidate too.
  return [...out, { text: '', source: '', span: null, features: ['nothing'] }]
}
