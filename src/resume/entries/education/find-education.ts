// Education: the heads of the education entries read into institution, degree, field and dates.
import type { Labelled } from '../../../sequence/crf/decode.js'
import type { CluedLine } from '../../labels/clued-lines.js'
import { labelWords, type TaggedField } from '../../labels/label-words.js'
import type { ResumeModels } from '../../labels/models.js'
import type { EducationFound, Found } from '../../types.js'
import { datesFromColumns } from '../date-columns.js'
import { schoolDates } from '../entry-dates.js'
import { indicesOf } from '../entry-lines.js'
import { type EntryLines, groupEntries } from '../group-entries.js'
import { applyRules, type EntryRule, type LineRule, relabel } from '../rule.js'
import { datesFromTables } from '../table-dates.js'
import { taggedValue } from '../tagged-value.js'
import { EDUCATION_LINE_RULES, EDUCATION_RULES, type EducationDraft } from './education-rules.js'
import { mergeToldTwice } from './merge-told-twice.js'
import { examines, teaches } from './school-before-board.js'
import { schoolsFromColumns } from './school-columns.js'
import { SCHOOLS_TABLE } from './school-order.js'

function readEntry(
  entry: EntryLines,
  fields: TaggedField[],
  rules: EducationRules['entry'],
): EducationFound {
  const { head } = entry
  const { institution, degree, field } = applyRules(rules, {
    head,
    institution: taggedValue(fields, 'INS'),
    degree: taggedValue(fields, 'DEG'),
    field: taggedValue(fields, 'FLD'),
  })
  return {
    institution,
    degree,
    field,
    dates: schoolDates(entry),
    head: indicesOf(head),
    body: indicesOf(entry.body),
    confidence: entry.confidence,
  }
}

/**
 * How many lines a degree may stand from its school: the next line, or the one after it when a
 * place or a date lies between.
 */
const HALVES_APART_MAX = 2

const isBare = ({ degree, field }: EducationFound): boolean => degree === null && field === null

/** One of two names is the board or the university of the other. */
const isExamined = (a: Found | null, b: Found | null): boolean =>
  a !== null && b !== null && ((examines(a) && teaches(b)) || (teaches(a) && examines(b)))

/**
 * "Example State University ¦ 2018" / "B.Sc. in Physics": two halves of one entry; or a school and
 * its board, of which one stands without a degree.
 */
function areHalves(a: EducationFound, b: EducationFound): boolean {
  const near = (b.head[0] ?? 0) - (a.head.at(-1) ?? 0) <= HALVES_APART_MAX
  const school = a.institution !== null && a.degree === null && b.institution === null
  const degree = a.degree !== null && a.institution === null && b.degree === null
  const board = (isBare(a) || isBare(b)) && isExamined(a.institution, b.institution)
  return near && a.body.length === 0 && (school || degree || board) && !(a.dates && b.dates)
}

const joined = (a: EducationFound, b: EducationFound): EducationFound => ({
  institution:
    a.institution && b.institution && examines(a.institution)
      ? b.institution
      : (a.institution ?? b.institution),
  degree: a.degree ?? b.degree,
  field: a.field ?? b.field,
  dates: a.dates ?? b.dates,
  head: [...a.head, ...b.head],
  body: b.body,
  confidence: Math.min(a.confidence, b.confidence),
})

export interface EducationRules {
  line: readonly LineRule[]
  entry: readonly EntryRule<EducationDraft>[]
}

export const EDUCATION_RULES_ALL: EducationRules = {
  line: EDUCATION_LINE_RULES,
  entry: EDUCATION_RULES,
}

export function findEducation(
  clued: CluedLine[],
  labels: Labelled[],
  { education }: Pick<ResumeModels, 'education'>,
  rules = EDUCATION_RULES_ALL,
  readHeads = labelWords,
): EducationFound[] {
  const groups = groupEntries(clued, relabel(rules.line, clued, labels), 'E')
  const fields = readHeads(
    education,
    groups.map(({ head }) => head),
  )
  const out: EducationFound[] = []
  const read = groups.map((group, at) => ({ group, fields: fields[at] ?? [] }))
  for (const { group, fields } of schoolsFromColumns(read)) {
    const entry = readEntry(group, fields, rules.entry)
    if (!entry.institution && !entry.degree) continue
    const last = out.at(-1)
    if (last && areHalves(last, entry)) out[out.length - 1] = joined(last, entry)
    else out.push(entry)
  }
  return mergeToldTwice(datesFromTables(datesFromColumns(out, clued), clued, SCHOOLS_TABLE))
}
