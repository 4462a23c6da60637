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

/** What a text is read as: a posting, a few lines that seek somebody for a post, or no job description. */
type Reading = 'posting' | 'notice' | 'other'

function readingOf(units: readonly LabelledUnit[], model: RefusalModel): Reading {
  const texts = units.map(({ text }) => text)
  const isLikely = jobLikelihood(units, model) >= model.threshold
  if (isLikely && !isJobSeeker(texts)) return 'posting'
  return noticedPost(texts) === '' ? 'other' : 'notice'
}

export const isJob = (units: readonly LabelledUnit[], model: RefusalModel): boolean =>
  readingOf(units, model) !== 'other'

/**
 * Throws unless it is a job description. A page whose own data says so is believed.
 * @returns whether it is one only as a notice
 */
export function refuseUnlessJob(
  units: readonly LabelledUnit[],
  isPosting: boolean,
  model: RefusalModel,
): boolean {
  const reading = isPosting ? 'posting' : readingOf(units, model)
  if (units.length === 0 || reading === 'other') throw new RolecallError('parse_failed', NO_JOB)
  return reading === 'notice'
}
