// The scoring view of a Candidate: the kinds of personal data that were taken out, and the features
// that are left to score.
import type { Candidate, ScoringView } from '../contract/candidate.js'
import { REMOVAL_CATEGORIES, type Removal, type RemovalCategory } from '../contract/redaction.js'

/** How `redacted_fields` names a category: proxies in the plural. */
export const REDACTED_FIELD_OF: Readonly<Record<RemovalCategory, string>> = {
  name: 'name',
  contact: 'contact',
  address: 'address',
  age_proxy: 'age_proxies',
  gender_proxy: 'gender_proxies',
  ethnicity_proxy: 'ethnicity_proxies',
  nationality_proxy: 'nationality_proxies',
  religion_proxy: 'religion_proxies',
  family_status_proxy: 'family_status_proxies',
  health_proxy: 'health_proxies',
  photo: 'photo',
  id_number: 'id_numbers',
}

export function redactedFields(removed: readonly Removal[]): string[] {
  const found = new Set(removed.map(({ category }) => category))
  return REMOVAL_CATEGORIES.filter((category) => found.has(category)).map(
    (category) => REDACTED_FIELD_OF[category],
  )
}

export function scoringView(
  candidate: Omit<Candidate, 'scoring_view'>,
  redacted_fields: string[],
): ScoringView {
  return {
    redacted_fields,
    features: {
      skills: [...new Set(candidate.skills.map(({ canonical }) => canonical))],
      seniority: candidate.seniority,
      total_experience_months: candidate.total_experience_months,
    },
  }
}
