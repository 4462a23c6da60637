// Reads a résumé's lines into everything that is found in them, each value with its source.
import type { Line, ReadableDocument } from '../layout/types.js'
import { findEmail } from './contact/find-email.js'
import { findLinks } from './contact/find-links.js'
import { type FoundLocation, findLocation } from './contact/find-location.js'
import { findName } from './contact/find-name.js'
import { findPhone } from './contact/find-phone.js'
import { findEducation } from './entries/find-education.js'
import { findWork } from './entries/find-work.js'
import { labelLines } from './labels/label-lines.js'
import { seeLines } from './labels/line-features.js'
import { type FoundCertification, findCertifications } from './lists/find-certifications.js'
import { findLanguages } from './lists/find-languages.js'
import { type FoundSkill, findResumeSkills } from './lists/find-skills.js'
import { proseReader } from './lists/prose-skills.js'
import { ownLines } from './own-lines.js'
import { assignSections, type SectionedLine } from './sections/assign-sections.js'
import { joinDateLines } from './sections/join-dates.js'
import type { EducationFound, Found, WorkFound } from './types.js'

export interface ReadResume {
  lines: Line[]
  sections: SectionedLine[]
  name: Found | null
  email: Found | null
  phone: Found | null
  location: FoundLocation | null
  links: Found[]
  work: WorkFound[]
  education: EducationFound[]
  skills: FoundSkill[]
  certifications: FoundCertification[]
  languages: Found[]
}

export function readResume(document: ReadableDocument): ReadResume {
  const lines = joinDateLines(ownLines(document))
  const sections = assignSections(lines)
  const seen = seeLines(sections)
  const labels = labelLines(seen)
  const email = findEmail(sections)
  const name = findName(sections, email?.value ?? '')
  const location = findLocation(sections, name?.spans[0]?.line ?? -1)
  const prose = proseReader()
  return {
    lines,
    sections,
    name,
    email,
    phone: findPhone(sections, location?.countryCode || undefined),
    location,
    links: findLinks(sections),
    work: findWork(seen, labels),
    education: findEducation(seen, labels),
    skills: findResumeSkills(sections, prose),
    certifications: findCertifications(sections, prose),
    languages: findLanguages(sections),
  }
}
