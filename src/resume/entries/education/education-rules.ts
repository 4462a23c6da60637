// The rules of education entries, in the order in which they are asked.
import { findInstitution } from '../../../taxonomy/institutions/find-institution.js'
import type { CluedLine } from '../../labels/clued-lines.js'
import type { Found } from '../../types.js'
import { cleanField } from '../clean-field.js'
import { cutAtGaps } from '../refine-fields.js'
import type { EntryRule, LineRule } from '../rule.js'
import { withoutUnit } from '../without-unit.js'
import { withoutHalfPlace } from './halved-place.js'
import { withoutJoiningWords } from './joining-words.js'
import { leavePapers } from './leave-papers.js'
import { fieldOfDegree, isColumnName, leftOverOf, splitField } from './refine-education.js'
import { examines, schoolBeside } from './school-before-board.js'

export interface EducationDraft {
  head: CluedLine[]
  institution: Found | null
  degree: Found | null
  field: Found | null
}

/** Confidence in a value that no model has labelled and only the list of degrees vouches for. */
const VOCABULARY_ALONE = 0.6

/** Where the labeller sees no school, the vocabulary's own reading of a line stands in. */
function knownSchool(head: CluedLine[]): Found | null {
  for (const { source } of head) {
    const { text, index } = source.line
    const span = findInstitution(text)
    if (!span || isColumnName(span.text)) continue
    return {
      value: cleanField(span.text),
      spans: [{ line: index, start: span.start, end: span.end }],
      confidence: VOCABULARY_ALONE,
    }
  }
  return null
}

const always = (): boolean => true

export const EDUCATION_LINE_RULES: readonly LineRule[] = [
  {
    name: 'papers under their own heading',
    example: 'CERTIFICATES / Associate Member, Institute of Brewers, 2018',
    mend: leavePapers,
  },
]

export const EDUCATION_RULES: readonly EntryRule<EducationDraft>[] = [
  {
    name: 'no value over a wide gap',
    example: 'Moss University ···· 2014',
    when: always,
    mend: ({ institution, degree, field, head }) => ({
      institution: cutAtGaps(institution, head),
      degree: cutAtGaps(degree, head),
      field: cutAtGaps(field, head),
    }),
  },
  {
    name: 'no joining words of other languages',
    example: 'Psicología por la Universidad de Brezo',
    when: always,
    mend: ({ field, institution }) => withoutJoiningWords(field, institution),
  },
  {
    name: 'no column name as a school',
    example: 'University Name',
    when: ({ institution }) => institution !== null && isColumnName(institution.value),
    mend: () => ({ institution: null }),
  },
  {
    name: 'no half of a place behind the school',
    example: 'Moss University, Columbia | , MO',
    when: ({ institution }) => institution !== null,
    mend: ({ institution, head }) => ({ institution: withoutHalfPlace(institution, head) }),
  },
  {
    name: 'a school by the vocabulary',
    example: 'studied at Moss University',
    when: ({ institution }) => institution === null,
    mend: ({ head }) => ({ institution: knownSchool(head) }),
  },
  {
    name: 'field and school in one',
    example: 'Urban Planning Moss University',
    when: ({ field }) => field === null,
    mend: ({ institution }) => splitField(institution) ?? {},
  },
  {
    name: 'the field that is left over',
    example: 'Moss University / Physics',
    when: ({ field }) => field === null,
    mend: ({ institution, degree, head }) => ({
      field: leftOverOf('field', head, [institution, degree]),
    }),
  },
  {
    name: 'the field that the degree names',
    example: 'Bachelor of Commerce',
    when: ({ field, degree }) => field === null && degree !== null,
    mend: ({ degree }) => ({ field: fieldOfDegree(degree) }),
  },
  {
    name: 'the school that is left over',
    example: 'B.Sc. / Moss Academy',
    when: ({ institution }) => institution === null,
    mend: ({ degree, field, head }) => ({
      institution: leftOverOf('institution', head, [field, degree]),
    }),
  },
  {
    name: 'the school before its board',
    example: 'B.Sc. | Moss University | Fern College',
    when: ({ institution }) => institution !== null && examines(institution),
    mend: ({ institution, degree, field, head }) => ({
      institution:
        (institution && schoolBeside(institution, head, [institution, degree, field])) ??
        institution,
    }),
  },
  {
    name: 'the school of a department',
    example: 'Department of Physics, Moss University',
    when: ({ institution }) => institution !== null,
    mend: ({ institution }) => ({ institution: withoutUnit(institution, 'school') }),
  },
]
