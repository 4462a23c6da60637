// A posting in another language is read through English words, and told in its own.
import { detectLanguage } from '../../languages/detect-language.js'
import { type Gloss, gloss } from '../../languages/gloss.js'
import type { Line, ReadableDocument } from '../../layout/types.js'
import { normalizeTitle } from '../../taxonomy/titles/normalize-title.js'
import type { Found, ParsedJob, Span } from '../types.js'

export interface GlossedJob {
  document: ReadableDocument
  lines: Line[]
  /** What was read, with the posting's own words and places. */
  restored(job: ParsedJob): ParsedJob
}

/** null for English, and where too few words tell the language. */
export function glossJob(document: ReadableDocument, lines: Line[]): GlossedJob | null {
  const { language } = detectLanguage(lines.map(({ text }) => text))
  if (language === null || language === 'en') return null
  const glosses = lines.map(({ text }) => gloss(text, language))
  const inEnglish = (line: Line): Line => ({ ...line, text: gloss(line.text, language).text })
  return {
    document: { ...document, lines: document.lines.map(inEnglish) },
    lines: lines.map((line, at) => ({ ...line, text: glosses[at]?.text ?? line.text })),
    restored: (job) => restored(job, lines, glosses),
  }
}

function restored(job: ParsedJob, lines: Line[], glosses: readonly Gloss[]): ParsedJob {
  const span = (own: Span): Span => ({ ...own, ...glosses[own.line]?.original(own.start, own.end) })
  const words = (own: Span): string => {
    const { line, start, end } = span(own)
    return lines[line]?.text.slice(start, end) ?? ''
  }
  const spans = <T extends { spans: Span[] }>(value: T): T => ({
    ...value,
    spans: value.spans.map(span),
  })
  const text = (found: Found): Found => {
    const [own] = found.spans
    return { ...spans(found), value: (own && words(own)) || found.value }
  }
  const title = job.title && spans({ ...job.title, value: titleOf(job.title, job.lines, words) })
  const known = title ? normalizeTitle(title.value) : null
  return {
    ...job,
    title,
    titleNormalized: known?.known ? known.canonical : job.titleNormalized,
    seniority: spans(job.seniority),
    location: job.location && spans(job.location),
    employmentType: spans(job.employmentType),
    responsibilities: job.responsibilities.map(text),
    qualifications: job.qualifications.map(text),
    minExperienceMonths: spans(job.minExperienceMonths),
    requirements: job.requirements.map((one) => ({
      ...one,
      raw: words(one.span) || one.raw,
      span: span(one.span),
    })),
    mentions: job.mentions.map((one) => ({
      ...one,
      raw: words(one.span) || one.raw,
      span: span(one.span),
    })),
    degrees: job.degrees.map((one) => ({ ...one, text: words(one.span), span: span(one.span) })),
    units: job.units.map((unit) => ({ ...unit, text: words(unit.span), span: span(unit.span) })),
    lines,
  }
}

/** The posting's own words for a title that was cut out of a line's gloss. */
function titleOf(title: Found, lines: readonly Line[], words: (span: Span) => string): string {
  const [own] = title.spans
  const line = own ? (lines[own.line]?.text ?? '') : ''
  const start = own ? line.indexOf(title.value, own.start) : -1
  if (!own || start < 0) return title.value
  return words({ ...own, start, end: start + title.value.length })
}
