// Reads a résumé's lines into everything that is found in them, each value with its source, or only
// into its outline.

import { languagesOf } from '../languages/detect-language.js'
import { hearing } from '../languages/heard-languages.js'
import type { ReadLanguage } from '../languages/read-languages.js'
import type { Line, ReadableDocument } from '../layout/types.js'
import { type ContactFound, type ContactWeights, readContact } from '../person/read-contact.js'
import type { Labelled } from '../sequence/crf/decode.js'
import { findEducation } from './entries/education/find-education.js'
import { indicesOf } from './entries/entry-lines.js'
import { findWork } from './entries/work/find-work.js'
import { toldWork } from './entries/work/told-work.js'
import { type CluedLine, clueLines } from './labels/clued-lines.js'
import { labelLines } from './labels/label-lines.js'
import { modelsFor, type ResumeModels } from './labels/models.js'
import { type FoundCertification, findCertifications } from './lists/find-certifications.js'
import { findLanguages } from './lists/find-languages.js'
import { type FoundSkill, findResumeSkills } from './lists/find-skills.js'
import { type Passage, skillPassages } from './lists/skill-passages.js'
import { ownLines } from './own-lines.js'
import { assignSections, type SectionedLine } from './sections/assign-sections.js'
import { joinDateLines } from './sections/join-dates.js'
import { readHeading } from './sections/read-heading.js'
import type { EducationFound, Found, WorkFound } from './types.js'

/** Whose résumé it is, and which part of it each line belongs to: what redaction goes by. */
export interface ResumeOutline extends ContactFound {
  /** The languages that it is written in, whose words count in it. */
  written: ReadLanguage[]
  lines: Line[]
  sections: SectionedLine[]
  /** The lines that the labeller takes for heads of entries. */
  heads: { work: number[]; education: number[] }
}

export interface ReadResume extends ResumeOutline {
  work: WorkFound[]
  education: EducationFound[]
  skills: FoundSkill[]
  /** The stretches of text with the skills that each names. */
  passages: Passage[]
  certifications: FoundCertification[]
  languages: Found[]
}

/** A résumé with lines that are labelled, from which entries are read. */
interface LabelledResume {
  outline: ResumeOutline
  clued: CluedLine[]
  labels: Labelled[]
}

export function readResume(
  document: ReadableDocument,
  models?: ResumeModels,
  weights?: ContactWeights,
): ReadResume {
  return inItsLanguages(document, models, (written, own) => {
    const { outline, clued, labels } = label(document, written, own, weights)
    const passages = skillPassages(outline.sections)
    const work = findWork(clued, labels, own)
    return {
      ...outline,
      work: work.length > 0 ? work : toldWork(outline.sections),
      education: findEducation(clued, labels, own),
      skills: findResumeSkills(passages),
      passages,
      certifications: findCertifications(outline.sections, passages),
      languages: findLanguages(outline.sections),
    }
  })
}

/** The outline alone: a redaction takes two thirds of the time with it (`npm run bench:redact`). */
export const readOutline = (document: ReadableDocument): ResumeOutline =>
  inItsLanguages(document, undefined, (written, own) => label(document, written, own).outline)

function inItsLanguages<T>(
  document: ReadableDocument,
  models: ResumeModels | undefined,
  read: (written: ReadLanguage[], models: ResumeModels) => T,
): T {
  const written = languagesOf(document.lines.map(({ text }) => text))
  return hearing(written, () => read(written, models ?? modelsFor(written)))
}

/**
 * Each stage adds to what the one before it made: lines, their sections, their clues (dates, pieces, what
 * the vocabularies say), their labels. Features, which only a model needs, never leave `labelLines`.
 */
function label(
  document: ReadableDocument,
  written: ReadLanguage[],
  models: ResumeModels,
  weights?: ContactWeights,
): LabelledResume {
  const lines = joinDateLines(ownLines(document))
  const sections = assignSections(lines)
  const clued = clueLines(sections)
  const labels = labelLines(clued, models)
  const headsOf = (letter: 'W' | 'E'): number[] =>
    indicesOf(clued.filter((_, at) => isHead(labels[at]?.label, letter)))
  return {
    outline: {
      written,
      lines,
      sections,
      ...readContact(sections, (text) => readHeading(text) !== null, weights),
      heads: { work: headsOf('W'), education: headsOf('E') },
    },
    clued,
    labels,
  }
}

const isHead = (label: string | undefined, letter: 'W' | 'E'): boolean =>
  label === letter || label === `${letter}+`
