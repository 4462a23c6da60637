// Reads the fields of study that a posting asks for beside a degree.

import { languageFileJson } from '../../languages/read-languages.js'
import { patternOf } from '../../languages/words.js'
import { foldKey } from '../../text/fold.js'
import { normalizeField } from '../fields/normalize-field.js'

const words = languageFileJson('en', 'wanted-degree.json') as {
  openField: string[]
  fieldTails: string[]
  fieldLeads: string[]
  fieldGroups: string[]
  majors: string[]
  partOf: string[]
  schools: Record<string, string>
}
/** "An engineering degree": the field stands before it. */
const FIELD_BEFORE = /(?:^|[\s,(])((?:[\p{Alpha}&]+ ){0,2}[\p{Alpha}&]+)\s+$/u
const FIELD_GROUPS = new Set(words.fieldGroups)
/** "With a major in biology": the field stands apart from the degree. */
const MAJOR = new RegExp(`\\b(?:${words.majors.join('|')})${patternOf('degree-major-in')}`, 'iu')
/** "With a computer science focus". */
const FOCUS = new RegExp(patternOf('degree-focus'), 'iu')
/** "From an accredited university in one of the biological sciences". */
const SCHOOL_IN = new RegExp(patternOf('degree-school-in'), 'iu')
/** "A first degree or equivalent in a scientific discipline". */
const EQUIVALENT_IN = new RegExp(patternOf('degree-equivalent-in'), 'iu')
/** "In a relevant field (e.g. Computer Science, Statistics)". */
const SUCH_FIELDS = new RegExp(patternOf('degree-such-fields'), 'iu')
/** "One of the following", "or equivalent in": words that lead to a field and are no part of it. */
const PART_OF = new RegExp(`^(?:${words.partOf.join('|')})\\b\\s*(?=.)`, 'i')
/** Schools named after a field: whoever comes from one has studied it. */
const SCHOOLS = Object.entries(words.schools).map(([name, field]) => [` ${name} `, field] as const)
/** Separates fields of which any one is enough. */
const FIELD_SPLIT = new RegExp(patternOf('degree-field-split'), 'i')
/**
 * Words behind a field that speak about the wish: "Physics an advantage", "nursing is required".
 */
const FIELD_TAIL = new RegExp(`\\s+(?:${words.fieldTails.join('|')})\\b.*$`, 'i')
/** "A field related to natural history": the words before the field itself. */
const FIELD_LEAD = new RegExp(`^(?:(?:${words.fieldLeads.join('|')})\\s+)+(?=\\p{Alpha})`, 'iu')
const OPEN_FIELD = words.openField.map((word) => ` ${foldKey(word)} `)

/**
 * "A bachelor's degree (or foreign equivalent) in physics": another degree will do, and it is one
 * in physics.
 */
const SAME_FIELD = new RegExp(patternOf('degree-other-same-field'), 'gi')

/** Whether any field near it is enough: "or a related field". */
export function isOpenField(text: string): boolean {
  const folded = ` ${foldKey(text.replace(SAME_FIELD, ' '))} `
  return OPEN_FIELD.some((word) => folded.includes(word))
}

/** The longest run of words before an offset that names a field of study: "a [computer science] degree". */
export function fieldBefore(text: string, end: number): string {
  if (end < 1) return ''
  let name = FIELD_BEFORE.exec(text.slice(0, end))?.[1] ?? ''
  while (name !== '') {
    if (FIELD_GROUPS.has(name.toLowerCase()) || normalizeField(name).known) return name
    name = name.includes(' ') ? name.slice(name.indexOf(' ') + 1) : ''
  }
  return ''
}

/** "or", a stroke: the words before a field say another one. */
const OR_BEFORE = new RegExp(patternOf('degree-or-before'), 'i')
/** Bounds the work: a line names a few fields before its degree. */
const FIELDS_BEFORE_MAX = 4

/** The fields before a degree's name: "software engineering or computer science bachelor's degree". */
export function fieldsBefore(text: string, end: number): string {
  let [from, known] = [end, end]
  for (let count = 0; count < FIELDS_BEFORE_MAX; count += 1) {
    const head = `${text.slice(0, from).trimEnd()} `
    const name = fieldBefore(head, head.length)
    if (name === '') break
    known = head.lastIndexOf(name)
    const joint = OR_BEFORE.exec(text.slice(0, known))
    if (joint === null) break
    from = joint.index
  }
  return text.slice(known, end).trim()
}

/** One more field behind those that were read: ", math, or Engineering". */
const MORE_BEHIND = new RegExp(patternOf('degree-more-behind'), 'iu')
/** Bounds the work: the longest list of 252 labelled postings names nine fields. */
const MORE_BEHIND_MAX = 8

/**
 * The fields that go on behind a degree's first ones. A posting lists more of them than any
 * diploma, so that a reader of degrees stops too early.
 */
export function fieldsBehind(text: string, end: number): string {
  let at = end
  for (let count = 0; count < MORE_BEHIND_MAX; count += 1) {
    const [whole = '', name = ''] = MORE_BEHIND.exec(text.slice(at)) ?? []
    if (name === '' || !normalizeField(name).known) break
    at += whole.length
  }
  return text.slice(end, at)
}

/** "… in nursing": the field behind the degree. */
const FIELD_BEHIND = new RegExp(patternOf('degree-field-behind'), 'u')

/** The word that ends a degree's name, behind the field. */
const DEGREE_LAST = new RegExp(patternOf('degree-wanted-last'), 'i')

/** "Law degree", "associate degree in nursing": a known name of a degree that holds its field. */
export function fieldInside(name: string): string {
  const [, behind = ''] = FIELD_BEHIND.exec(name) ?? []
  return behind || fieldBefore(name, name.search(DEGREE_LAST))
}

/** The field that stands apart from the degree's name, in the posting's words. */
export function fieldApart(text: string): string {
  const patterns = [MAJOR, FOCUS, SCHOOL_IN, EQUIVALENT_IN]
  const named = patterns.map((each) => each.exec(text)?.[1] ?? '').find((name) => name !== '') ?? ''
  if (named !== '') return named
  const folded = ` ${foldKey(text)} `
  return SCHOOLS.find(([name]) => folded.includes(name))?.[1] ?? ''
}

/** The fields in a list, without parts such as "or similar" that leave the choice open. */
export const fieldsIn = (named: string): string[] =>
  named
    .replace(FIELD_TAIL, '')
    .replace(PART_OF, '')
    .split(FIELD_SPLIT)
    .map((part) => part.replace(FIELD_LEAD, ''))
    .filter((part) => /\p{Alpha}/u.test(part) && !isOpenField(part))
    .map((part) => normalizeField(part).canonical)

/** The fields that a text gives as examples, where it names none itself. */
export const fieldsGivenAsExamples = (text: string): string[] =>
  fieldsIn(SUCH_FIELDS.exec(text)?.[1] ?? '')
