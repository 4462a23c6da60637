// Education: the heads of the education entries read into institution, degree, field and dates.
import type { Labelled } from '../../core/crf/decode.js'
import { readDegree } from '../../taxonomy/degrees/read-degree.js'
import { findInstitution } from '../../taxonomy/institutions/find-institution.js'
import { labelWords } from '../labels/label-words.js'
import type { SeenLine } from '../labels/line-features.js'
import type { EducationFound, Found } from '../types.js'
import { cleanField } from './clean-field.js'
import { entryDates } from './entry-dates.js'
import { type EntryLines, groupEntries } from './group-entries.js'
import { cutAtNextField, isCampus, wholeName } from './name-bounds.js'
import { promoteEducation } from './promote-education.js'
import {
  bareSchool,
  isColumnName,
  leftOverOf,
  splitField,
  surerSchool,
} from './refine-education.js'
import { cutAtGaps, withoutPlace } from './refine-fields.js'
import { indicesOf } from './seen-lines.js'
import { taggedValue } from './tagged-value.js'

const VOCABULARY_ALONE = 0.6

type Field = 'institution' | 'degree' | 'field'

/** What the vocabulary cuts out of a line by itself. */
const READERS: Record<
  Field,
  (text: string) => { text: string; start: number; end: number } | null
> = {
  institution: findInstitution,
  degree: (text) => {
    const found = readDegree(text)
    return found && { text: found.degree, start: found.start, end: found.end }
  },
  field: (text) => readDegree(text)?.field ?? null,
}

/** Where the labeller sees nothing, the vocabulary's own reading of a line stands in. */
function fromVocabulary(wanted: Field, head: SeenLine[]): Found | null {
  for (const { source } of head) {
    const { text, index } = source.line
    const span = READERS[wanted](text)
    if (!span) continue
    return {
      value: cleanField(span.text),
      spans: [{ line: index, start: span.start, end: span.end }],
      confidence: VOCABULARY_ALONE,
    }
  }
  return null
}

function readEntry(entry: EntryLines): EducationFound {
  const { head } = entry
  const fields = labelWords('education', head)
  let institution =
    bareSchool(
      withoutPlace(
        wholeName(
          cutAtNextField(cutAtGaps(taggedValue(fields, 'INS'), head), head),
          head,
          isCampus,
        ),
      ),
    ) ?? fromVocabulary('institution', head)
  let field = cutAtGaps(taggedValue(fields, 'FLD'), head) ?? fromVocabulary('field', head)
  const degree = cutAtGaps(taggedValue(fields, 'DEG'), head) ?? fromVocabulary('degree', head)
  if (institution && isColumnName(institution.value)) institution = null
  const split = field ? null : splitField(institution)
  if (split) {
    institution = split.institution
    field = split.field
  }
  institution = surerSchool(institution, head, [field, degree])
  field ??= leftOverOf('field', head, [institution, degree])
  institution ??= leftOverOf('institution', head, [field, degree])
  return {
    institution,
    degree,
    field,
    dates: entryDates(entry, true),
    head: indicesOf(head),
    body: indicesOf(entry.body),
    confidence: entry.confidence,
  }
}

/** Lines that may lie between a school and the degree taken there. */
const HALVES_APART_MAX = 2

/** "Example State University ¦ 2018" / "B.Sc. in Physics": two halves of one entry. */
function areHalves(a: EducationFound, b: EducationFound): boolean {
  const near = (b.head[0] ?? 0) - (a.head.at(-1) ?? 0) <= HALVES_APART_MAX
  const school = a.institution !== null && a.degree === null && b.institution === null
  const degree = a.degree !== null && a.institution === null && b.degree === null
  return near && a.body.length === 0 && (school || degree) && !(a.dates && b.dates)
}

const joined = (a: EducationFound, b: EducationFound): EducationFound => ({
  institution: a.institution ?? b.institution,
  degree: a.degree ?? b.degree,
  field: a.field ?? b.field,
  dates: a.dates ?? b.dates,
  head: [...a.head, ...b.head],
  body: b.body,
  confidence: Math.min(a.confidence, b.confidence),
})

export function findEducation(seen: SeenLine[], labels: Labelled[]): EducationFound[] {
  const out: EducationFound[] = []
  for (const entry of groupEntries(seen, promoteEducation(seen, labels), 'E').map(readEntry)) {
    if (!entry.institution && !entry.degree) continue
    const last = out.at(-1)
    if (last && areHalves(last, entry)) out[out.length - 1] = joined(last, entry)
    else out.push(entry)
  }
  return out
}
