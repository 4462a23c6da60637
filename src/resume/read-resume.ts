// Reads a résumé's lines into everything that is found in them, each value with its source, or only
// into its outline.

import { languagesOf } from '../languages/detect-language.js'
import { hearing } from '../languages/heard-languages.js'
import type { ReadLanguage } from '../languages/read-languages.js'
import type { Line, ReadableDocument } from '../layout/types.js'
import { type ContactFound, type ContactWeights, readContact } from '../person/read-contact.js'
import { findEducation } from './entries/education/find-education.js'
import { findWork } from './entries/work/find-work.js'
import { toldWork } from './entries/work/told-work.js'
import { clueLines } from './labels/clued-lines.js'
import { type Heads, headsOf } from './labels/heads.js'
import { labelLines } from './labels/label-lines.js'
import { modelsFor, type ResumeModels } from './labels/models.js'
import { outlineHeads } from './labels/outline-heads.js'
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
  heads: Heads
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

/**
 * Each stage adds to what the one before it made: lines, their sections, their clues (dates, pieces, what
 * the vocabularies say), their labels. Features, which only a model needs, never leave `labelLines`.
 */
export function readResume(
  document: ReadableDocument,
  models?: ResumeModels,
  weights?: ContactWeights,
): ReadResume {
  return inItsLanguages(document, models, (written, own) => {
    const page = sectioned(document)
    const clued = clueLines(page.sections)
    const labels = labelLines(clued, own)
    const passages = skillPassages(page.sections)
    const work = findWork(clued, labels, own)
    return {
      ...outlineOf(page, written, headsOf(clued, labels), weights),
      work: work.length > 0 ? work : toldWork(page.sections),
      education: findEducation(clued, labels, own),
      skills: findResumeSkills(passages),
      passages,
      certifications: findCertifications(page.sections, passages),
      languages: findLanguages(page.sections),
    }
  })
}

/** The outline alone: a redaction takes half of the time with it (`npm run bench:redact`). */
export const readOutline = (document: ReadableDocument): ResumeOutline =>
  inItsLanguages(document, undefined, (written, own) => {
    const page = sectioned(document)
    return outlineOf(page, written, outlineHeads(page.sections, own))
  })

function inItsLanguages<T>(
  document: ReadableDocument,
  models: ResumeModels | undefined,
  read: (written: ReadLanguage[], models: ResumeModels) => T,
): T {
  const written = languagesOf(document.lines.map(({ text }) => text))
  return hearing(written, () => read(written, models ?? modelsFor(written)))
}

/** The lines of a résumé with the section of each. */
type Sectioned = Pick<ResumeOutline, 'lines' | 'sections'>

function sectioned(document: ReadableDocument): Sectioned {
  const lines = joinDateLines(ownLines(document))
  return { lines, sections: assignSections(lines) }
}

const outlineOf = (
  { lines, sections }: Sectioned,
  written: ReadLanguage[],
  heads: Heads,
  weights?: ContactWeights,
): ResumeOutline => ({
  written,
  lines,
  sections,
  ...readContact(sections, (text) => readHeading(text) !== null, weights),
  heads,
})
