// Reads a posting of another language through English words, and tells the result in its own words.

import { byLanguage } from '../../languages/by-language.js'
import { type Gloss, type GlossOf, gloss } from '../../languages/gloss.js'
import { type Language, languageWords } from '../../languages/languages.js'
import { plainTitle } from '../../languages/plain-title.js'
import type { Line, ReadableDocument } from '../../layout/types.js'
import { normalizeSkill } from '../../taxonomy/skills/skills.js'
import { normalizeTitle } from '../../taxonomy/titles/normalize-title.js'
import { fold } from '../../text/fold.js'
import type { Found, ParsedJob, Requirement, Span } from '../types.js'

export interface GlossedJob {
  document: ReadableDocument
  lines: Line[]
  /** What was read, with the posting's own words and places put back. */
  restored(job: ParsedJob): ParsedJob
}

export function glossJob(
  document: ReadableDocument,
  lines: Line[],
  language: Language,
  of: GlossOf,
): GlossedJob {
  // The document's lines and the posting's are mostly the same, so each is translated once.
  const known = new Map<string, Gloss>()
  const glossOf = ({ text }: Line): Gloss => {
    const own = known.get(text) ?? gloss(text, language, of)
    known.set(text, own)
    return own
  }
  const glosses = lines.map(glossOf)
  const inEnglish = (line: Line): Line => ({ ...line, text: glossOf(line).text })
  return {
    document: { ...document, lines: document.lines.map(inEnglish) },
    lines: lines.map((line, at) => ({ ...line, text: glosses[at]?.text ?? line.text })),
    restored: (job) => restored(job, lines, glosses, language),
  }
}

function restored(
  job: ParsedJob,
  lines: Line[],
  glosses: readonly Gloss[],
  language: Language,
): ParsedJob {
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
  /** A skill that the vocabulary does not know keeps the posting's own name. */
  const asked = (one: Requirement): Requirement => {
    const raw = withoutKind(words(one.span) || one.raw, language)
    const own = one.taxonomyId === null ? normalizeSkill(raw) : one
    const canonical = own.taxonomyId === null ? raw : own.canonical
    return { ...one, raw, canonical, taxonomyId: own.taxonomyId, span: span(one.span) }
  }
  const title = job.title && {
    ...spans(job.title),
    value: plainTitle(titleOf(job.title, job.lines, words), language),
  }
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
    requirements: job.requirements.map(asked),
    mentions: job.mentions.map(asked),
    degrees: job.degrees.map((one) => ({ ...one, text: words(one.span), span: span(one.span) })),
    units: job.units.map((unit) => ({ ...unit, text: words(unit.span), span: span(unit.span) })),
    lines,
  }
}

const kindsOf = byLanguage((code) => languageWords('kinds-of-tools.txt', [code]))

/** "logiciel NETSoins" is NETSoins: drops the word for its kind. */
function withoutKind(raw: string, code: Language): string {
  const [first = '', ...rest] = raw.split(' ')
  const isNamed = /^[\p{Upper}\d]/u.test(rest[0] ?? '')
  return isNamed && kindsOf(code).has(fold(first)) ? rest.join(' ') : raw
}

/**
 * The posting's own words, in any letter case, for a title that was cut out of a translated line.
 */
function titleOf(title: Found, lines: readonly Line[], words: (span: Span) => string): string {
  const [own] = title.spans
  const line = own ? (lines[own.line]?.text ?? '') : ''
  const start = own ? line.toLowerCase().indexOf(title.value.toLowerCase(), own.start) : -1
  if (!own || start < 0) return title.value
  return words({ ...own, start, end: start + title.value.length })
}
