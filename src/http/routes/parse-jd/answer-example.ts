// What the reference shows as the answer: a made-up posting.

import type { JobEvidence } from '../../../contract/evidence.js'
import type { Role } from '../../../contract/role.js'

export const ANSWER: Role = {
  role_id: 'role_LrsNBjnK6MDLW0p5D2w5kKSo',
  title: 'Senior Data Engineer',
  title_normalized: 'Data Engineer',
  seniority: 'senior',
  location: 'Berlin, Germany (hybrid)',
  employment_type: 'full_time',
  must_have_skills: [
    {
      canonical: 'Data Engineering',
      taxonomy_id: 'skill_data_engineering',
      min_years: 5,
    },
    {
      canonical: 'Python',
      taxonomy_id: 'skill_python',
      min_years: null,
    },
    {
      canonical: 'SQL',
      taxonomy_id: 'skill_sql',
      min_years: null,
    },
    {
      canonical: 'Apache Airflow',
      taxonomy_id: 'skill_airflow',
      min_years: null,
      any_of: 1,
    },
    {
      canonical: 'Dagster',
      taxonomy_id: 'skill_dagster',
      min_years: null,
      any_of: 1,
    },
  ],
  nice_to_have_skills: [
    {
      canonical: 'Kubernetes',
      taxonomy_id: 'skill_kubernetes',
    },
  ],
  responsibilities: ['Build data pipelines that feed our reporting', 'Mentor two junior engineers'],
  qualifications: [
    '5+ years of experience in data engineering',
    'Strong Python and SQL skills',
    'Experience with Airflow or Dagster',
    'Kubernetes',
  ],
  min_experience_months: 60,
}

export const EVIDENCE: JobEvidence = {
  fields: [
    {
      path: 'title',
      confidence: 1,
      page: 1,
      quote: 'Senior Data Engineer (m/f/d)',
      box: null,
    },
    {
      path: 'seniority',
      confidence: 0.95,
      page: 1,
      quote: '',
      box: null,
    },
  ],
  lines: [{ text: 'Senior Data Engineer (m/f/d)', page: 1, box: null }],
  any_of: [['must_have_skills[3]', 'must_have_skills[4]']],
  degrees: [],
  checks: [],
  language: 'en',
  second_language: null,
  hidden: [],
  warnings: [],
}
