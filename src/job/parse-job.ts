// Job description → Role: what was read, in the contract's form.
import type { Role } from '../contract/role.js'
import type { ReadableDocument } from '../layout/types.js'
import { readJob } from './read-job.js'
import type { ParsedJob } from './types.js'

export interface ParseOptions {
  roleId: string
}

export function toRole(job: ParsedJob, options: ParseOptions): Role {
  const named = job.requirements.map(({ canonical, taxonomyId, minYears, strength }) => ({
    strength,
    skill: { canonical, taxonomy_id: taxonomyId },
    minYears,
  }))
  return {
    role_id: options.roleId,
    title: job.title?.value ?? '',
    title_normalized: job.titleNormalized,
    seniority: job.seniority.value,
    location: job.location?.value ?? '',
    employment_type: job.employmentType.value,
    must_have_skills: named
      .filter(({ strength }) => strength === 'must')
      .map(({ skill, minYears }) => ({ ...skill, min_years: minYears })),
    nice_to_have_skills: named
      .filter(({ strength }) => strength === 'nice')
      .map(({ skill }) => skill),
    responsibilities: job.responsibilities.map(({ value }) => value),
    qualifications: job.qualifications.map(({ value }) => value),
    min_experience_months: job.minExperienceMonths.value,
  }
}

export function parseJob(document: ReadableDocument, options: ParseOptions): Role {
  return toRole(readJob(document), options)
}
