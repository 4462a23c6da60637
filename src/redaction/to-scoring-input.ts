// Candidate → ScoringInput: the one door through which a candidate reaches scoring.
import type { Candidate, WorkEntry } from '../contract/candidate.js'
import type { ScoringInput, ScoringWork } from '../contract/scoring-input.js'
import { languageOf } from '../person/gender/bent-forms.js'
import type { Known } from '../person/types.js'
import { normalizeTitle } from '../taxonomy/titles/normalize-title.js'
import { neutralTitle } from './neutral-title.js'
import { redactPage, type TextsPage, textsPage } from './redact-each.js'
import { redactText } from './redact-text.js'

type Redact = (text: string) => string

/** Every text of a candidate that has words of its own. */
function textsOf(candidate: Candidate): string[] {
  const texts = [candidate.summary]
  for (const { title, title_normalized, skills, highlights } of candidate.work_history) {
    texts.push(title, title_normalized)
    for (const skill of skills) texts.push(skill)
    for (const highlight of highlights) texts.push(highlight)
  }
  for (const { degree, field } of candidate.education) texts.push(degree, field)
  for (const { name } of candidate.certifications) texts.push(name)
  return texts
}

/** All texts redacted at once; one that was not among them reads as empty, so that none slips past. */
function redactorFor(
  texts: readonly string[],
  page: TextsPage,
  titles: readonly string[],
  known: Known,
): Redact {
  const redacted = redactPage(page, known)
  const byText = new Map(texts.map((text, index) => [text, redacted[index] ?? '']))
  // Most titles are neutral as they are, and done with the others.
  for (const title of titles) {
    if (!byText.has(title)) byText.set(title, redactText(title, known).redacted_text)
  }
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
  const { name } = candidate.contact
  // As one line of no particular part: the strictest reading, since nothing here must be kept whole.
  const own: Known = { names: name === '' ? [] : [name], parts: ['other'] }
  const texts = textsOf(candidate)
  const page = textsPage(texts, own)
  // One text alone is too short to tell its language: all of them do.
  const language = languageOf(page.page)
  const titles = candidate.work_history.map(({ title }) => neutralTitle(title, language))
  const redact = redactorFor(texts, page, titles, { ...own, language })
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
