// Reads everything that the lines of a job description tell, each value with its source.

import { detectLanguage, languagesTold } from '../languages/detect-language.js'
import { hearing, isForeignDocument } from '../languages/heard-languages.js'
import type { Language } from '../languages/languages.js'
import type { Line, ReadableDocument } from '../layout/types.js'
import { LIMITS } from '../runtime/limits.js'
import { normalizeTitle } from '../taxonomy/titles/normalize-title.js'
import { cleanTitle } from './facts/clean-title.js'
import { titleContext } from './facts/find-employers.js'
import { findEmployment } from './facts/find-employment.js'
import { findLocation } from './facts/find-location.js'
import { findSeniority } from './facts/find-seniority.js'
import { findTitle, printedTitle } from './facts/find-title.js'
import { foreignEmployment } from './facts/foreign-employment.js'
import { foreignPlace } from './facts/foreign-place.js'
import { foreignTitle } from './facts/foreign-title.js'
import { noticedTitle } from './facts/noticed-title.js'
import { readFields } from './facts/read-fields.js'
import { foreignLabels } from './labels/foreign-labels.js'
import { labelUnits } from './labels/label-units.js'
import { glossJob } from './lines/gloss-job.js'
import { clausesOf } from './lines/run-on.js'
import { sourceLines } from './lines/source-lines.js'
import { JOB_MODELS, type JobModels } from './models.js'
import { refuseUnlessJob } from './refusal/is-job.js'
import { seemsPosting } from './refusal/without-words.js'
import { askedDegrees, readDegrees } from './requirements/find-degrees.js'
import { findMentions } from './requirements/find-requirements.js'
import { withForeignMentions } from './requirements/foreign-mentions.js'
import { mergeMentions } from './requirements/merge-mentions.js'
import { minExperience } from './requirements/min-experience.js'
import type { Found, LabelledUnit, ParsedJob, UnitLabel } from './types.js'
import { splitUnits } from './units/split-units.js'

function textsOf(units: readonly LabelledUnit[], label: UnitLabel): Found[] {
  const seen = new Set<string>()
  const out: Found[] = []
  for (const unit of units) {
    if (unit.label !== label || seen.has(unit.text) || !/\p{Alpha}{2}/u.test(unit.text)) continue
    seen.add(unit.text)
    out.push({ value: unit.text, spans: [unit.span], confidence: unit.probability })
  }
  return out.slice(0, LIMITS.listItemsMax)
}

/** Throws if the document is no job description. */
export function readJob(document: ReadableDocument, models: JobModels = JOB_MODELS): ParsedJob {
  const lines = sourceLines(document)
  const told = detectLanguage(lines.map(({ text }) => text))
  return hearing(languagesTold(told), () => {
    const { language, isUnread } = told
    if (language && language !== 'en')
      return readGlossed(document, clausesOf(lines, language), language, models)
    // A document in a language that we do not read is not refused for its words: the answer has what can be read,
    // with a warning.
    const isBelieved = language === null && seemsPosting(lines, isUnread)
    return readLines(document, lines, isBelieved ? believing(models) : models)
  })
}

/** The same models, except that they take everything for a job description. */
const believing = (models: JobModels): JobModels => ({
  ...models,
  refusal: { ...models.refusal, threshold: 0 },
})

/**
 * Reads title, place and kind of employment from the posting's own words, and everything else from
 * English ones.
 */
function readGlossed(
  document: ReadableDocument,
  lines: Line[],
  language: Language,
  models: JobModels,
): ParsedJob {
  const whole = glossJob(document, lines, language, 'all')
  const read = whole.restored(readLines(whole.document, whole.lines, models))
  const told = glossJob(document, lines, language, 'facts')
  const stated = readLines(told.document, told.lines, believing(models))
  const facts = told.restored({
    ...stated,
    title: foreignTitle(stated.title, stated.units, language),
    location: foreignPlace(stated.location, stated.units, language),
    employmentType: foreignEmployment(stated.employmentType, stated.units),
  })
  const { title, titleNormalized, seniority, location, employmentType } = facts
  return { ...read, title, titleNormalized, seniority, location, employmentType }
}

function readLines(document: ReadableDocument, lines: Line[], models: JobModels): ParsedJob {
  const found = labelUnits(splitUnits(lines), models.units)
  const units = isForeignDocument() ? foreignLabels(found) : found
  const isNotice = refuseUnlessJob(units, document.posting !== null, models.refusal)
  const fields = readFields(units)
  const degrees = readDegrees(units)
  const asked = findMentions(units, degrees, models.phrases)
  const mentions = isForeignDocument() ? withForeignMentions(units, asked, degrees) : asked
  const { posting } = document
  const rawTitle = posting?.title || (fields.title?.value ?? '')
  const context = titleContext(document, units, fields)
  const ranked = findTitle(document, lines, units, fields, context, models.title)
  const title = posting ? ranked : noticedTitle(units, ranked, isNotice)
  return {
    title,
    titleNormalized: title ? normalizeTitle(cleanTitle(title.value, context)).canonical : '',
    seniority: findSeniority(title?.value ?? '', fields, units),
    location: findLocation(posting, rawTitle, fields, units, title?.value ?? ''),
    employmentType: findEmployment(
      posting?.employmentTypes ?? [],
      printedTitle(document, lines, title),
      fields,
      units,
      models.employment,
    ),
    requirements: mergeMentions(mentions),
    degrees: askedDegrees(degrees),
    responsibilities: textsOf(units, 'R'),
    qualifications: textsOf(units, 'Q'),
    minExperienceMonths: minExperience(fields, units, posting?.experienceMonths ?? 0),
    mentions,
    units,
    lines,
  }
}
