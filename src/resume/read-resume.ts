// Reads a résumé's lines into everything that is found in them, each value with its source.

import { languagesOf } from '../languages/detect-language.js'
import { hearing } from '../languages/heard-languages.js'
import type { ReadLanguage } from '../languages/read-languages.js'
import type { Line, ReadableDocument } from '../layout/types.js'
import { type ContactFound, type ContactWeights, readContact } from '../person/read-contact.js'
import { findEducation } from './entries/education/find-education.js'
import { findWork } from './entries/work/find-work.js'
import { clueLines } from './labels/clued-lines.js'
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

export interface ReadResume extends ContactFound {
  /** The languages that it is written in, whose words count in it. */
  written: ReadLanguage[]
  lines: Line[]
  sections: SectionedLine[]
  work: WorkFound[]
  education: EducationFound[]
  skills: FoundSkill[]
  /** The stretches of text with the skills that each names. */
  passages: Passage[]
  certifications: FoundCertification[]
  languages: Found[]
}

export function readResume(
  document: ReadableDocument,
  models?: ResumeModels,
  weights?: ContactWeights,
): ReadResume {
  const written = languagesOf(document.lines.map(({ text }) => text))
  return hearing(written, () => ({
    written,
    ...readLines(document, models ?? modelsFor(written), weights),
  }))
}

/**
 * Each stage adds to what the one before it made: lines, their sections, their clues (dates, pieces, what
 * the vocabularies say), their labels. Features, which only a model needs, never leave `labelLines`.
 */
function readLines(
  document: ReadableDocument,
  models: ResumeModels,
  weights: ContactWeights | undefined,
): Omit<ReadResume, 'written'> {
  const lines = joinDateLines(ownLines(document))
  const sections = assignSections(lines)
  const clued = clueLines(sections)
  const labels = labelLines(clued, models)
  const passages = skillPassages(sections)
  return {
    lines,
    sections,
    ...readContact(sections, (text) => readHeading(text) !== null, weights),
    work: findWork(clued, labels, models),
    education: findEducation(clued, labels, models),
    skills: findResumeSkills(passages),
    passages,
    certifications: findCertifications(sections, passages),
    languages: findLanguages(sections),
  }
}
