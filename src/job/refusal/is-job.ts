// Refuses documents that are no job description, so that nobody matches against a recipe.
import { RolecallError } from '../../runtime/errors.js'
import type { LabelledUnit } from '../types.js'
import { isJobSeeker, noticedPost } from './hiring-notice.js'
import { jobSignals } from './job-signals.js'

export interface RefusalModel {
  threshold: number
  weights: Record<string, number>
}

const NO_JOB =
  'The document does not read like a job description. Send the text of a job ad or posting.'

/** How surely the units are those of a job description, 0 to 1. */
export function jobLikelihood(units: readonly LabelledUnit[], { weights }: RefusalModel): number {
  let sum = 0
  for (const [name, value] of Object.entries(jobSignals(units))) sum += (weights[name] ?? 0) * value
  return 1 / (1 + Math.exp(-sum))
}

/** Whether the units are those of a job description; a few lines that seek somebody for a post are one too. */
export function isJob(units: readonly LabelledUnit[], model: RefusalModel): boolean {
  const texts = units.map(({ text }) => text)
  if (noticedPost(texts) !== '') return true
  return jobLikelihood(units, model) >= model.threshold && !isJobSeeker(texts)
}

/** Throws unless it is a job description. A page whose own data says so is believed. */
export function refuseUnlessJob(
  units: readonly LabelledUnit[],
  isPosting: boolean,
  model: RefusalModel,
): void {
  if (units.length > 0 && (isPosting || isJob(units, model))) return
  throw new RolecallError('parse_failed', NO_JOB)
}
