// Finds the position's title: the posting's own, a labelled field, a line at the top, or a sentence.
import type { Line, ReadableDocument } from '../../layout/types.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import type { Found, Span, Unit } from '../types.js'
import { calmTitle, cleanPostedTitle, cleanTitle, type TitleContext } from './clean-title.js'
import type { Fields } from './read-fields.js'

const TOP_LINES = 40
const TITLE_WORDS_MAX = 12
const LIKELY = 0.6
const DEPTH_COST = 0.025
/** What is said about the job in a sentence: "looking for a Senior Analyst to join". */
const SENTENCES: readonly RegExp[] = [
  /\b(?:looking|searching|recruiting|hiring|seeking|recruit|appoint|seeks?|for)\s+(?:for\s+)?(?:an?|our(?:\s+(?:next|new))?|the)\s+(?:new\s+|experienced\s+|talented\s+|qualified\s+|passionate\s+|hands-on\s+|highly\s+\w+\s+)*((?:[\p{Lu}&][\p{L}&/+.-]*|[-–/]|of|and|or)(?:\s+(?:[\p{Lu}&][\p{L}\d&/+.-]*|[-–/]|of|and|or|in)){0,7})/gu,
  /\b[Aa]s (?:an?|our(?: new)?|the)\s+((?:[\p{Lu}&][\p{L}&/+.-]*)(?:\s+(?:[\p{Lu}&][\p{L}&/+.-]*|of|and|or)){0,6})/gu,
  /\b(?:role|position|vacancy|opportunity)\s+(?:of|for|as)\s+(?:an?\s+|the\s+)?((?:[\p{Lu}&][\p{L}&/+.-]*)(?:\s+(?:[\p{Lu}&][\p{L}&/+.-]*|of|and|or)){0,6})/gu,
  /\b(?:looking|searching|recruiting|seeking|recruit|appoint)\s+(?:for\s+)?(?:an?|our)\s+((?:[\p{L}-]+\s+){0,3}[\p{L}-]+?)\s+(?:to\s+(?:join|work|support|help)|who|with)\b/gu,
]

/** "detail-oriented clerk": what the person is like is not what the job is called. */
const ADJECTIVES = /^(?:\p{Ll}+-(?:focused|driven|oriented|minded|motivated|on)\s+)+/u

interface Candidate {
  text: string
  span: Span
  score: number
}

/** Marks that only a title bears. */
const GENDER_MARK = /\(\s*(?:[mwfdxhž]\s*[/|]\s*){1,3}[mwfdxhž*]\s*\)/iu
const AT_EMPLOYER = /\s(?:at|@)\s\p{Lu}/u

/** Most words of a title begin with a capital, or none does. */
function isTitleCase(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{L}{3}/u.test(word))
  return words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 >= words.length
}

function marksOf(line: Line, depth: number): number {
  return (
    (GENDER_MARK.test(line.text) ? 0.5 : 0) +
    (AT_EMPLOYER.test(line.text) && depth < 5 ? 0.3 : 0) +
    (line.heading > 0 ? 0.3 / line.heading : 0) -
    (line.bullet ? 0.4 : 0)
  )
}

function fromLine(
  line: Line,
  depth: number,
  context: TitleContext,
  least: number,
): Candidate | null {
  if (line.text.length > 140 || line.text.split(/\s+/).length > TITLE_WORDS_MAX + 6) return null
  if (/^(?:https?:|www\.|url\b)/i.test(line.text) || /[.!?]$/.test(line.text)) return null
  const marks = marksOf(line, depth)
  // Cleaning costs; a line that cannot win is not cleaned.
  if (1 + marks - depth * DEPTH_COST <= least) return null
  const text = cleanTitle(line.text, context)
  if (!isTitleCase(text) || text.split(/\s+/).length > TITLE_WORDS_MAX) return null
  const [head = ''] = text.split(/\s+[-–—|]\s+/)
  const likely = Math.max(titleLikelihood(text), titleLikelihood(head))
  if (likely < 0.3 || likely + marks < LIKELY) return null
  const span = { line: line.index, start: 0, end: line.text.length }
  return { text, span, score: likely + marks - depth * DEPTH_COST }
}

function fromSentences(units: readonly Unit[], context: TitleContext): Candidate | null {
  let best: Candidate | null = null
  for (const [depth, unit] of units.slice(0, 60).entries()) {
    for (const [rank, pattern] of SENTENCES.entries()) {
      for (const match of unit.text.slice(0, 1000).matchAll(pattern)) {
        const text = cleanTitle(match[1] ?? '', context)
          .replace(/\s+(?:and|or|of|in)$/i, '')
          .replace(ADJECTIVES, '')
        const score = titleLikelihood(text) - rank * 0.04 - depth * 0.02
        if (titleLikelihood(text) < LIKELY || (best && best.score >= score)) continue
        const start = unit.span.start + match.index
        best = { text, score, span: { ...unit.span, start, end: start + match[0].length } }
      }
    }
  }
  return best
}

function fromTop(
  document: ReadableDocument,
  lines: readonly Line[],
  context: TitleContext,
): Candidate | null {
  let best: Candidate | null = null
  for (const [depth, line] of lines.slice(0, TOP_LINES).entries()) {
    const found = fromLine(line, depth, context, best?.score ?? 0)
    if (found && (!best || found.score > best.score)) best = found
  }
  if (document.title === '') return best
  const text = cleanTitle(document.title, context)
  const score = titleLikelihood(text)
  const isBetter = score >= LIKELY && (!best || score > best.score)
  return isBetter ? { text, span: { line: -1, start: 0, end: 0 }, score } : best
}

export function findTitle(
  document: ReadableDocument,
  lines: readonly Line[],
  units: readonly Unit[],
  fields: Fields,
  context: TitleContext,
): Found | null {
  const posted = cleanPostedTitle(document.posting?.title ?? '', context)
  if (posted !== '') return { value: calmTitle(posted), spans: [], confidence: 0.99 }
  if (fields.title) {
    const value = cleanTitle(fields.title.value, context)
    const isSentence = /[.!?](?:\s|$)/.test(fields.title.value) || !isTitleCase(value)
    if (value !== '' && !isSentence && value.split(/\s+/).length <= TITLE_WORDS_MAX) {
      return { value: calmTitle(value), spans: [fields.title.span], confidence: 0.95 }
    }
  }
  const best = fromTop(document, lines, context) ?? fromSentences(units, context)
  if (!best) return null
  const spans = best.span.line < 0 ? [] : [best.span]
  return { value: calmTitle(best.text), spans, confidence: Math.min(0.9, best.score) }
}
