// Job description → Role: what was read, in the contract's form.
import type { Role } from '../contract/role.js'
import type { ReadableDocument } from '../layout/types.js'
import { readJob } from './read-job.js'
import { listSkills } from './requirements/list-skills.js'
import type { ParsedJob, Strength } from './types.js'

export interface ParseOptions {
  roleId: string
}

export function toRole(job: ParsedJob, options: ParseOptions): Role {
  const asked = (strength: Strength) =>
    listSkills(job.requirements.filter((requirement) => requirement.strength === strength))
  return {
    role_id: options.roleId,
    title: job.title?.value ?? '',
    title_normalized: job.titleNormalized,
    seniority: job.seniority.value,
    location: job.location?.value ?? '',
    employment_type: job.employmentType.value,
    must_have_skills: asked('must'),
    nice_to_have_skills: asked('nice').map(({ min_years: _, ...skill }) => skill),
    responsibilities: job.responsibilities.map(({ value }) => value),
    qualifications: job.qualifications.map(({ value }) => value),
    min_experience_months: job.minExperienceMonths.value,
  }
}

export function parseJob(document: ReadableDocument, options: ParseOptions): Role {
  return toRole(readJob(document), options)
}
