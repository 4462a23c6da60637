// Reviews a job description as a careful colleague would before it is published.
import type { JobCheck, ParsedJob } from '../types.js'
import { codedWords } from './coded-words.js'
import { contradictions } from './contradictions.js'
import { impossibleYears } from './impossible-years.js'

/** Bounds an answer: nobody mends more in a posting. */
const CHECKS_MAX = 100

/** The findings in the order of the text. */
export function checkJob(job: ParsedJob, asOf: string): JobCheck[] {
  return [
    ...contradictions(job, job.mentions),
    ...impossibleYears(job.mentions, asOf),
    ...codedWords(job.units),
  ]
    .sort((a, b) => a.span.line - b.span.line || a.span.start - b.span.start)
    .slice(0, CHECKS_MAX)
}
