// Reads the degree that a requirement or a line of qualifications asks for.

import { DEGREE_LEVELS } from '../../contract/candidate.js'
import { languageFileJson } from '../../languages/read-languages.js'
import { onlyOf, patternOf } from '../../languages/words.js'
import { readDegree } from './read-degree.js'
import type { Degree, DegreeLevel, WantedDegree } from './types.js'
import {
  fieldApart,
  fieldBefore,
  fieldInside,
  fieldsBefore,
  fieldsBehind,
  fieldsGivenAsExamples,
  fieldsIn,
  isOpenField,
} from './wanted-fields.js'

const words = languageFileJson('en', 'wanted-degree.json') as {
  everydayDegrees: { name: string; unlessBefore: string }[]
  schoolCertificates: string
  wished: string[]
  higher: string[]
  notBefore: string[]
}
/**
 * Degrees whose name is an everyday word in advertisements, and the words that must follow to make
 * it a degree.
 */
const EVERYDAY = words.everydayDegrees.map(({ name, unlessBefore }) => ({
  name: new RegExp(`^(?:${name})$`, 'i'),
  unlessBefore: new RegExp(`^(?:${unlessBefore})`, 'i'),
}))
/** "Degree" without its kind; "a high degree of care" means something else. */
const PLAIN = new RegExp(
  `(?<!\\b(?:${words.notBefore.join('|')})\\s)${patternOf('degree-plain')}`,
  'iu',
)
/** "An advanced degree" is one above the first. */
const HIGHER = new RegExp(`\\b(?:${words.higher.join('|')})\\s+$`, 'i')
/** Certificates that a school gives after years of study; a degree ranks above them. */
const SCHOOL_CERTIFICATE = new RegExp(words.schoolCertificates, 'i')
/** Bounds the work: one line asks for a few degrees. */
const READINGS_MAX = 4

const rank = (level: DegreeLevel): number => DEGREE_LEVELS.indexOf(level)

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

/** Whether the text speaks of a degree at all: cheap to ask, and mostly answered with no. */
const DEGREE_WORD = new RegExp(patternOf('degree-wanted'), 'i')

/** The word that PLAIN opens with. */
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

/** Where one sentence ends and the next begins. */
const SENTENCE_END = /[.;]\s+(?=\p{Upper})/u
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

const OR = new RegExp(patternOf('degree-or'), 'i')

/** "A degree or an engineering school diploma": the school is that of the other choice alone. */
function withoutChoice(text: string, first: Degree, next: Degree | null): string {
  const or = next === null ? -1 : text.slice(first.end, next.start).search(OR)
  return or < 0 || next === null ? text : text.slice(0, first.end + or) + text.slice(next.end)
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
  const behind = (first.field ?? next?.field)?.text
  const named =
    behind === undefined
      ? inName || fieldApart(withoutChoice(text, first, next)) || fieldsBefore(text, first.start)
      : `${behind}${fieldsBehind(text, text.indexOf(behind) + behind.length)}`
  // In "degree in engineering, physics" the first field is part of the degree's name.
  const inBoth = first.field && inName !== '' ? fieldsIn(inName) : []
  const stated = [...new Set([...inBoth, ...fieldsIn(named)])]
  const fields = stated.length > 0 ? stated : fieldsGivenAsExamples(text)
  const { start, end } = first
  return { level, fields, openField: isOpenField(text), start, end }
}
