// Candidate → ScoringInput: the one door through which a candidate reaches scoring.
import type { Candidate, WorkEntry } from '../contract/candidate.js'
import type { ScoringInput, ScoringWork } from '../contract/scoring-input.js'
import { languageOf } from '../person/gender/bent-forms.js'
import { isProgramName } from '../person/gender/program-names.js'
import type { Known } from '../person/types.js'
import { normalizeTitle } from '../taxonomy/titles/normalize-title.js'
import { neutralTitle } from './neutral-title.js'
import { redactPage, type TextsPage, textsPage } from './redact-each.js'
import { redactText } from './redact-text.js'

type Redact = (text: string) => string

/** Every text of a candidate in which personal details may stand, once: positions repeat skills and titles. */
function textsOf(candidate: Candidate): string[] {
  const texts = [candidate.summary]
  for (const { title, title_normalized, skills, highlights } of candidate.work_history) {
    texts.push(title, title_normalized)
    for (const skill of skills) texts.push(skill)
    for (const highlight of highlights) texts.push(highlight)
  }
  for (const { degree, field } of candidate.education) texts.push(degree, field)
  for (const { name } of candidate.certifications) texts.push(name)
  return [...new Set(texts)]
}

/**
 * Redacts all texts at once. A text that was not among them becomes empty, so that nothing passes
 * unredacted.
 */
function redactorFor(
  texts: readonly string[],
  page: TextsPage,
  titles: readonly string[],
  known: Known,
): Redact {
  const redacted = redactPage(page, known)
  const byText = new Map(texts.map((text, index) => [text, redacted[index] ?? '']))
  // Most titles are neutral already and were redacted with the other texts.
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
    // "Postman" is the program, unless the position is that of a postman.
    skills: entry.skills.map((skill) =>
      isProgramName(skill) && neutral === entry.title ? skill : redact(skill),
    ),
    highlights: entry.highlights.map(redact),
  }
}

export function toScoringInput(candidate: Candidate): ScoringInput {
  const { name } = candidate.contact
  // The texts count as lines of no particular part. That is the strictest reading, and nothing here
  // has to stay whole.
  const own: Known = { names: name === '' ? [] : [name], parts: ['other'] }
  const texts = textsOf(candidate)
  const page = textsPage(texts, own)
  // A single text is too short to tell its language, so the language is detected from all of them.
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
