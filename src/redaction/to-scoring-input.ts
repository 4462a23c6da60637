// Candidate → ScoringInput: the one door through which a candidate reaches scoring.
import type { Candidate, WorkEntry } from '../contract/candidate.js'
import type { ScoringInput, ScoringWork } from '../contract/scoring-input.js'
import { languageOf } from '../person/gender/bent-forms.js'
import { makePage } from '../person/page/make-page.js'
import { type Known, NOTHING_KNOWN } from '../person/types.js'
import { normalizeTitle } from '../taxonomy/titles/normalize-title.js'
import { neutralTitle } from './neutral-title.js'
import { redactEach } from './redact-each.js'

type Redact = (text: string) => string

/** Every text of a candidate that has words of its own; titles come made neutral. */
function textsOf(candidate: Candidate, titles: readonly string[]): string[] {
  const texts = [candidate.summary, ...titles]
  for (const { title_normalized, skills, highlights } of candidate.work_history) {
    texts.push(title_normalized)
    for (const skill of skills) texts.push(skill)
    for (const highlight of highlights) texts.push(highlight)
  }
  for (const { degree, field } of candidate.education) texts.push(degree, field)
  for (const { name } of candidate.certifications) texts.push(name)
  return texts
}

/** All texts redacted at once; one that was not among them reads as empty, so that none slips past. */
function redactorFor(
  candidate: Candidate,
  titles: readonly string[],
  language: string | null,
): Redact {
  const { name } = candidate.contact
  // As one line of no particular part: the strictest reading, since nothing here must be kept whole.
  const known: Known = { names: name === '' ? [] : [name], parts: ['other'], language }
  const texts = [...new Set(textsOf(candidate, titles))]
  const redacted = redactEach(texts, known)
  const byText = new Map(texts.map((text, index) => [text, redacted[index] ?? '']))
  return (text) => byText.get(text) ?? ''
}

function workOf(entry: WorkEntry, neutral: string, redact: Redact): ScoringWork {
  const title = redact(neutral)
  const isChanged = title !== entry.title
  return {
    title,
    title_normalized: isChanged ? normalizeTitle(title).canonical : redact(entry.title_normalized),
    seniority: entry.seniority,
    start: entry.start,
    end: entry.end,
    tenure_months: entry.tenure_months,
    skills: entry.skills.map(redact),
    highlights: entry.highlights.map(redact),
  }
}

export function toScoringInput(candidate: Candidate): ScoringInput {
  const printed = candidate.work_history.map(({ title }) => title)
  // One text alone is too short to tell its language: all of them do.
  const language = languageOf(makePage(textsOf(candidate, printed).join('\n'), NOTHING_KNOWN))
  const titles = printed.map((title) => neutralTitle(title, language))
  const redact = redactorFor(candidate, titles, language)
  return {
    summary: redact(candidate.summary),
    total_experience_months: candidate.total_experience_months,
    seniority: candidate.seniority,
    work_history: candidate.work_history.map((entry, at) =>
      workOf(entry, titles[at] ?? '', redact),
    ),
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
