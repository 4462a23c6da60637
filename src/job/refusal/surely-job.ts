// Tells a posting so surely that a document may be handled as nobody's own papers.
import { languageFileJson } from '../../languages/read-languages.js'
import type { ReadableDocument } from '../../layout/types.js'
import { labelUnits } from '../labels/label-units.js'
import { sourceLines } from '../lines/source-lines.js'
import { JOB_MODELS } from '../models.js'
import { splitUnits } from '../units/split-units.js'
import { jobLikelihood } from './is-job.js'

const CUES = (languageFileJson('en', 'refusal-cues.json') as Record<'job', string[]>).job
/**
 * Fewer phrases of postings are in résumés too. They are looked for first, because labelling the
 * units takes milliseconds, and hardly any résumé has so many.
 */
const CUES_MIN = 4
const CHARS_SEEN = 8_000
/** Of 1,236 readings of labelled résumés the likeliest has 0.8. */
const SURE = 0.9

/** Whether a document is surely a posting; a doubtful one is not. */
export function isSurelyPosting(document: ReadableDocument): boolean {
  if (document.posting !== null) return true
  let text = ''
  for (const line of document.lines) {
    if (text.length > CHARS_SEEN) break
    text += `${line.text.toLowerCase()}\n`
  }
  let cues = 0
  for (const cue of CUES) if (text.includes(cue) && ++cues >= CUES_MIN) break
  if (cues < CUES_MIN) return false
  const units = labelUnits(splitUnits(sourceLines(document)), JOB_MODELS.units)
  return jobLikelihood(units, JOB_MODELS.refusal) >= SURE
}
