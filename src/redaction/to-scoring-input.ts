// Candidate → ScoringInput: the one door through which a candidate reaches scoring.
import type { Candidate, WorkEntry } from '../contract/candidate.js'
import type { ScoringInput, ScoringWork } from '../contract/scoring-input.js'
import { normalizeTitle } from '../taxonomy/titles/normalize-title.js'
import { neutralTitle } from './neutral-title.js'
import { redactText } from './redact-text.js'
import type { Known } from './types.js'

type Redact = (text: string) => string

const redactorFor = (candidate: Candidate): Redact => {
  const { name } = candidate.contact
  const known: Known = { names: name === '' ? [] : [name], parts: ['other'] }
  // As one line of no particular part: the strictest reading, since nothing here must be kept whole.
  return (text) => (text === '' ? '' : redactText(text.replaceAll('\n', ' '), known).redacted_text)
}

function workOf(entry: WorkEntry, redact: Redact): ScoringWork {
  const neutral = neutralTitle(entry.title)
  const title = redact(neutral)
  const isBent = neutral !== entry.title
  return {
    title,
    title_normalized: isBent ? normalizeTitle(title).canonical : redact(entry.title_normalized),
    seniority: entry.seniority,
    start: entry.start,
    end: entry.end,
    tenure_months: entry.tenure_months,
    skills: entry.skills.map(redact),
    highlights: entry.highlights.map(redact),
  }
}

export function toScoringInput(candidate: Candidate): ScoringInput {
  const redact = redactorFor(candidate)
  return {
    summary: redact(candidate.summary),
    total_experience_months: candidate.total_experience_months,
    seniority: candidate.seniority,
    work_history: candidate.work_history.map((entry) => workOf(entry, redact)),
    education: candidate.education.map(({ degree, degree_level, field, field_normalized }) => ({
      degree: redact(degree),
      degree_level,
      field: redact(field),
      field_normalized,
    })),
    skills: candidate.skills,
    certifications: candidate.certifications.map(({ name }) => redact(name)),
    languages: candidate.languages,
  }
}
