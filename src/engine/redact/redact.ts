// Document → redacted text. Redaction is told what the résumé parser knows: the parts of the
// document and the names in it.
import type { Candidate } from '../../contract/candidate.js'
import type { RedactionResult } from '../../contract/redaction.js'
import { decodeText } from '../../documents/decode-text.js'
import { shownText } from '../../documents/plain/entities.js'
import type { DocumentSource } from '../../documents/read-document.js'
import { hearing } from '../../languages/heard-languages.js'
import { boundedLines } from '../../layout/bounded-lines.js'
import type { ReadableDocument } from '../../layout/types.js'
import { knownDetails } from '../../person/known-details.js'
import type { LinePart } from '../../person/types.js'
import { redactPosting, redactText } from '../../redaction/redact-text.js'
import { redactedFields, scoringView } from '../../redaction/scoring-view.js'
import { type ResumeOutline, readOutline } from '../../resume/read-resume.js'
import type { Section } from '../../resume/sections/types.js'
import { withLostBreaks } from '../../text/lost-breaks.js'
import type { OperationContext } from '../types.js'
import { alignLines } from './align-lines.js'
import { isPosting } from './is-posting.js'

const PART_OF: Readonly<Record<Section, LinePart>> = {
  top: 'top',
  contact: 'top',
  personal: 'personal',
  summary: 'summary',
  work: 'work',
  projects: 'work',
  education: 'education',
  skills: 'skills',
  certifications: 'skills',
  training: 'skills',
  languages: 'skills',
  strengths: 'skills',
  awards: 'other',
  publications: 'other',
  activities: 'other',
  interests: 'other',
  references: 'references',
  declaration: 'declaration',
  other: 'other',
  unknown: 'other',
}

/**
 * The part that each line of the document belongs to, by its section and by the heads of entries in
 * it.
 */
export function partsOf(
  document: ReadableDocument,
  resume: ResumeOutline,
): (LinePart | undefined)[] {
  const parts: (LinePart | undefined)[] = document.lines.map(() => undefined)
  for (const { line, section } of resume.sections) parts[line.index] = PART_OF[section]
  const claim = (lines: number[], part: LinePart) => {
    for (const index of lines) parts[index] = part
  }
  claim(resume.heads.education, 'education')
  claim(resume.heads.work, 'work')
  return parts
}

/**
 * Lines whose words are the heading of a section: they hold no name, address or value of a form.
 */
const headingsOf = (resume: ResumeOutline): number[] =>
  resume.sections.flatMap(({ line, heading, section }) =>
    heading === 'section' && section !== 'unknown' ? [line.index] : [],
  )

/** The text as it was sent, when it was sent as plain text. */
function plainText(source: DocumentSource, document: ReadableDocument): string | null {
  if (document.source !== 'text') return null
  return source.kind === 'text' ? source.text : decodeText(source.bytes, source.contentType)
}

const printedLines = ({ lines }: ReadableDocument): string[] =>
  lines.map(({ text }) => text.replaceAll('\n', ' '))

export function redactDocument(
  document: ReadableDocument,
  resume: ResumeOutline,
  plain: string | null,
): RedactionResult {
  return hearing(resume.written, () => redacted(document, resume, plain))
}

function redacted(
  document: ReadableDocument,
  resume: ResumeOutline,
  plain: string | null,
): RedactionResult {
  const names = resume.name ? [resume.name.value] : []
  const parts = partsOf(document, resume)
  const lines = printedLines(document)
  const details = knownDetails(resume, (line) => lines[line])
  const headings = headingsOf(resume)
  if (plain === null)
    return redactText(lines.join('\n'), {
      names,
      parts,
      layout: document.lines,
      headings: new Set(headings),
      ...details,
    })
  const line = alignLines(withLostBreaks(shownText(plain)?.text ?? plain), lines)
  const numberOf = new Map(line.map((index, number) => [index, number]))
  return redactText(plain, {
    names,
    parts: line.map((index) => (index === undefined ? undefined : parts[index])),
    ...details,
    headings: new Set(headings.map((index) => numberOf.get(index) ?? -1)),
    printed: details.printed.map((one) => ({ ...one, line: numberOf.get(one.line) ?? -1 })),
  })
}

export async function redactOperation(
  { source }: { source: DocumentSource },
  context: OperationContext,
): Promise<RedactionResult> {
  const document = await context.read(source)
  const outline = readOutline(document)
  const plain = plainText(source, document)
  return isPosting(document, outline)
    ? redactPosting(plain ?? printedLines(document).join('\n'))
    : redactDocument(document, outline, plain)
}

/** The candidate with its scoring view, made by redacting the lines from which it was read. */
export function withScoringView(
  candidate: Candidate,
  document: ReadableDocument,
  resume: ResumeOutline,
): Candidate {
  const read = { ...document, lines: boundedLines(document.lines) }
  const { removed } = redactDocument(read, resume, null)
  return { ...candidate, scoring_view: scoringView(candidate, redactedFields(removed)) }
}
