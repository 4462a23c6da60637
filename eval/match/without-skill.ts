// A candidate without one requirement: every line, item and credential that supports it is removed.
import type { Candidate } from '#engine/contract/candidate.js'

/** `supports` says whether a text supports the requirement, by the matcher's own judgement. */
export function withoutSkill(candidate: Candidate, supports: (text: string) => boolean): Candidate {
  const keep = (text: string) => text === '' || !supports(text)
  return {
    ...candidate,
    summary: keep(candidate.summary) ? candidate.summary : '',
    work_history: candidate.work_history.map((entry) => ({
      ...entry,
      title: keep(entry.title) ? entry.title : '',
      title_normalized: keep(entry.title) ? entry.title_normalized : '',
      skills: entry.skills.filter(keep),
      highlights: entry.highlights.filter(keep),
    })),
    education: candidate.education.map((entry) => ({
      ...entry,
      degree: keep(entry.degree) ? entry.degree : '',
      field: keep(entry.field) ? entry.field : '',
    })),
    skills: candidate.skills.filter(({ raw, canonical }) => keep(raw) && keep(canonical)),
    certifications: candidate.certifications.filter(({ name }) => keep(name)),
    languages: candidate.languages.filter(keep),
  }
}
