// Reads the degree that a requirement or a line of qualifications asks for.

import { DEGREE_LEVELS } from '../../contract/candidate.js'
import { languageFileJson } from '../../languages/read-languages.js'
import { onlyOf, patternOf } from '../../languages/words.js'
import { foldKey } from '../../text/fold.js'
import { normalizeField } from '../fields/normalize-field.js'
import { readDegree } from './read-degree.js'
import type { Degree, DegreeLevel, WantedDegree } from './types.js'

const words = languageFileJson('en', 'wanted-degree.json') as {
  openField: string[]
  everydayDegrees: { name: string; unlessBefore: string }[]
  schoolCertificates: string
  fieldTails: string[]
  fieldLeads: string[]
  fieldGroups: string[]
  wished: string[]
  higher: string[]
  notBefore: string[]
  majors: string[]
  partOf: string[]
  schools: Record<string, string>
}
/** Separates fields of which any one is enough. */
const FIELD_SPLIT = new RegExp(patternOf('degree-field-split'), 'i')
/**
 * Degrees whose name is an everyday word in advertisements, and the words that must follow to make
 * it a degree.
 */
const EVERYDAY = words.everydayDegrees.map(({ name, unlessBefore }) => ({
  name: new RegExp(`^(?:${name})$`, 'i'),
  unlessBefore: new RegExp(`^(?:${unlessBefore})`, 'i'),
}))
/**
 * Words behind a field that speak about the wish: "Physics an advantage", "nursing is required".
 */
const FIELD_TAIL = new RegExp(`\\s+(?:${words.fieldTails.join('|')})\\b.*$`, 'i')
/** "Degree" without its kind; "a high degree of care" means something else. */
const PLAIN = new RegExp(
  `(?<!\\b(?:${words.notBefore.join('|')})\\s)${patternOf('degree-plain')}`,
  'iu',
)
/** "An advanced degree" is one above the first. */
const HIGHER = new RegExp(`\\b(?:${words.higher.join('|')})\\s+$`, 'i')
/** "A field related to natural history": the words before the field itself. */
const FIELD_LEAD = new RegExp(`^(?:(?:${words.fieldLeads.join('|')})\\s+)+(?=\\p{L})`, 'iu')
/** Certificates that a school gives after years of study; a degree ranks above them. */
const SCHOOL_CERTIFICATE = new RegExp(words.schoolCertificates, 'i')
/** "An engineering degree": the field stands before it. */
const FIELD_BEFORE = /(?:^|[\s,(])((?:[\p{L}&]+ ){0,2}[\p{L}&]+)\s+$/u
const FIELD_GROUPS = new Set(words.fieldGroups)
/** "With a major in biology": the field stands apart from the degree. */
const MAJOR = new RegExp(`\\b(?:${words.majors.join('|')})${patternOf('degree-major-in')}`, 'iu')
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
/** Bounds the work: one line asks for a few degrees. */
const READINGS_MAX = 4

const rank = (level: DegreeLevel): number => DEGREE_LEVELS.indexOf(level)

const OPEN_FIELD = words.openField.map((word) => ` ${foldKey(word)} `)

/**
 * "A bachelor's degree (or foreign equivalent) in physics": another degree will do, and it is one
 * in physics.
 */
const SAME_FIELD = new RegExp(patternOf('degree-other-same-field'), 'gi')

/** Whether any field near it is enough: "or a related field". */
function isOpenField(text: string): boolean {
  const folded = ` ${foldKey(text.replace(SAME_FIELD, ' '))} `
  return OPEN_FIELD.some((word) => folded.includes(word))
}

/**
 * Whether an everyday word was taken for a degree: a driving "licence" is no French degree, and
 * "BE" in "MUST BE" no bachelor of engineering.
 */
function isEveryday(text: string, { degree, end }: Degree): boolean {
  const after = text.slice(end)
  const bare = degree.trim().replace(/[.,;:]$/, '')
  return EVERYDAY.some(({ name, unlessBefore }) => name.test(bare) && !unlessBefore.test(after))
}

/** "CPR certification", "CNA", "OSHA": a proof of one ability, which no degree can replace. */
const isProof = ({ level, degree, field }: Degree): boolean =>
  level === 'certificate' && field === undefined && !SCHOOL_CERTIFICATE.test(degree)

/** The first degree from the offset on that is meant as one. */
function firstDegree(text: string, from = 0): Degree | null {
  let at = from
  for (let reading = 0; reading < READINGS_MAX; reading += 1) {
    const degree = readDegree(text.slice(at))
    if (degree === null) return null
    const end = at + degree.end
    if (!isEveryday(text.slice(at), degree) && !isProof(degree)) {
      return { ...degree, start: at + degree.start, end }
    }
    at = end
  }
  return null
}

const levelBefore = (text: string, at: number): DegreeLevel =>
  HIGHER.test(text.slice(0, at)) ? 'master' : 'bachelor'

/** The longest run of words before an offset that names a field of study: "a [computer science] degree". */
function fieldBefore(text: string, end: number): string {
  if (end < 1) return ''
  let name = FIELD_BEFORE.exec(text.slice(0, end))?.[1] ?? ''
  while (name !== '') {
    if (FIELD_GROUPS.has(name.toLowerCase()) || normalizeField(name).known) return name
    name = name.includes(' ') ? name.slice(name.indexOf(' ') + 1) : ''
  }
  return ''
}

/** Whether the text speaks of a degree at all: cheap to ask, and mostly answered with no. */
const DEGREE_WORD = new RegExp(patternOf('degree-wanted'), 'i')

/** What PLAIN opens with. */
const ITSELF = onlyOf('degree:itself')

/**
 * "A degree in nursing", "educated to degree level": without more words a first degree is meant.
 */
function plainDegree(text: string): Degree | null {
  const match = DEGREE_WORD.test(text) ? PLAIN.exec(text) : null
  if (!match) return null
  const start = match.index
  const [whole, behind] = match
  const before = behind ? '' : fieldBefore(text, start)
  if (before !== '') {
    const from = text.lastIndexOf(before, start)
    const field = { text: before, start: from, end: from + before.length }
    const end = start + ITSELF.length
    return {
      degree: text.slice(from, end),
      level: levelBefore(text, from),
      start: from,
      end,
      field,
    }
  }
  const edge = start + whole.length
  const end = behind ? start + ITSELF.length : edge
  const level = levelBefore(text, start)
  const degree: Degree = { degree: text.slice(start, end), level, start, end }
  return behind
    ? { ...degree, field: { text: behind, start: edge - behind.length, end: edge } }
    : degree
}

/** "… in nursing": the field behind the degree. */
const FIELD_BEHIND = new RegExp(patternOf('degree-field-behind'), 'u')

/** The word that ends a degree's name, behind the field. */
const DEGREE_LAST = new RegExp(patternOf('degree-wanted-last'), 'i')

/** "Law degree", "associate degree in nursing": a known name of a degree that holds its field. */
function fieldInside(name: string): string {
  const [, behind = ''] = FIELD_BEHIND.exec(name) ?? []
  return behind || fieldBefore(name, name.search(DEGREE_LAST))
}

/** The field that stands apart from the degree's name, in the posting's words. */
function fieldApart(text: string): string {
  const patterns = [MAJOR, SCHOOL_IN, EQUIVALENT_IN]
  const named = patterns.map((each) => each.exec(text)?.[1] ?? '').find((name) => name !== '') ?? ''
  if (named !== '') return named
  const folded = ` ${foldKey(text)} `
  return SCHOOLS.find(([name]) => folded.includes(name))?.[1] ?? ''
}

/** The fields in a list, without parts such as "or similar" that leave the choice open. */
const fieldsIn = (named: string): string[] =>
  named
    .replace(FIELD_TAIL, '')
    .replace(PART_OF, '')
    .split(FIELD_SPLIT)
    .map((part) => part.replace(FIELD_LEAD, ''))
    .filter((part) => /\p{L}/u.test(part) && !isOpenField(part))
    .map((part) => normalizeField(part).canonical)

/** Where one sentence ends and the next begins. */
const SENTENCE_END = /[.;]\s+(?=\p{Lu})/u
const WISHED = new RegExp(`\\b(?:${words.wished.join('|')})\\b`, 'i')

/**
 * The other degree that a text accepts besides the first. A degree in a later sentence is a
 * requirement of its own, unless the words between them say that it is only wished for.
 */
function choiceAfter(text: string, { end }: Degree): Degree | null {
  const next = firstDegree(text, end)
  const between = next === null ? '' : text.slice(end - 1, next.start + 1)
  return SENTENCE_END.test(between) && !WISHED.test(between) ? null : next
}

/**
 * The degree that a text asks for. In "Bachelor's or Master's degree in Finance" the lowest level
 * is enough.
 */
export function readWantedDegree(text: string): WantedDegree | null {
  const first = firstDegree(text) ?? plainDegree(text)
  if (first === null) return null
  const next = choiceAfter(text, first)
  const level = next && rank(next.level) < rank(first.level) ? next.level : first.level
  const inName = fieldInside(text.slice(first.start, first.end))
  const named = (first.field ?? next?.field)?.text ?? (inName || fieldApart(text))
  const stated = fieldsIn(named)
  const fields = stated.length > 0 ? stated : fieldsIn(SUCH_FIELDS.exec(text)?.[1] ?? '')
  const { start, end } = first
  return { level, fields, openField: isOpenField(text), start, end }
}
