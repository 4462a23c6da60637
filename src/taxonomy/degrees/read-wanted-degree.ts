// Reads the degree that a requirement or a line of qualifications asks for.
import { dataText } from '../../core/data-file.js'
import { foldKey } from '../../core/fold.js'
import { normalizeField } from '../fields/normalize-field.js'
import { readDegree } from './read-degree.js'
import { DEGREE_LEVELS, type Degree, type DegreeLevel, type WantedDegree } from './types.js'

const words = JSON.parse(dataText('./data/wanted-degree.json', import.meta.url)) as {
  openField: string[]
  everydayDegrees: { name: string; unlessBefore: string }[]
  fieldTails: string[]
  notBefore: string[]
  majors: string[]
  partOf: string[]
  schools: Record<string, string>
}
const FIELD_SPLIT = /\s+or\s+|\s*[,/]\s*|\s+oder\s+/i
/** Degrees whose name is an everyday word of advertisements, and what must follow to make it one. */
const EVERYDAY = words.everydayDegrees.map(({ name, unlessBefore }) => ({
  name: new RegExp(`^(?:${name})$`, 'i'),
  unlessBefore: new RegExp(`^(?:${unlessBefore})`, 'i'),
}))
/** What goes on about the wish, not the field: "Physics an advantage", "nursing is required". */
const FIELD_TAIL = new RegExp(`\\s+(?:${words.fieldTails.join('|')})\\b.*$`, 'i')
/** A degree of no named kind; "a high degree of care" is none. */
const PLAIN = new RegExp(
  `(?<!\\b(?:${words.notBefore.join('|')})\\s)\\bdegree\\b(?!\\s+(?:of|to which)\\b)(?:[\\s-]+(?:level|educated|qualified|qualification))?(?:\\s+in\\s+(?:an?\\s+)?([\\p{L}][\\p{L} ,&/-]{2,80}))?`,
  'iu',
)
/** "With a major in biology": the field stands apart from the degree. */
const MAJOR = new RegExp(
  `\\b(?:${words.majors.join('|')})\\s+(?:is\\s+)?in\\s+(?:an?\\s+)?([\\p{L}][\\p{L} ,&/-]{2,80})`,
  'iu',
)
/** "From an accredited university in one of the biological sciences". */
const SCHOOL_IN =
  /\b(?:college|university|institution|school)\s+in\s+(?:an?\s+)?([\p{L}][\p{L} ,&/-]{2,80})/iu
const PART_OF = new RegExp(`^(?:${words.partOf.join('|')})\\b\\s*(?=.)`, 'i')
/** A school whose name is a field: who comes from it has studied that. */
const SCHOOLS = Object.entries(words.schools).map(([name, field]) => [` ${name} `, field] as const)
const READINGS_MAX = 4

const rank = (level: DegreeLevel): number => DEGREE_LEVELS.indexOf(level)

const OPEN_FIELD = words.openField.map((word) => ` ${foldKey(word)} `)

/** "Or a related field". */
function isOpenField(text: string): boolean {
  const folded = ` ${foldKey(text)} `
  return OPEN_FIELD.some((word) => folded.includes(word))
}

/** A driving licence is no French degree, and "MUST BE" no bachelor of engineering. */
function isEveryday(text: string, { degree, end }: Degree): boolean {
  const after = text.slice(end)
  const bare = degree.trim().replace(/[.,;:]$/, '')
  return EVERYDAY.some(({ name, unlessBefore }) => name.test(bare) && !unlessBefore.test(after))
}

/** The first degree from the offset on that is meant as one. */
function firstDegree(text: string, from = 0): Degree | null {
  let at = from
  for (let reading = 0; reading < READINGS_MAX; reading += 1) {
    const degree = readDegree(text.slice(at))
    if (degree === null) return null
    const end = at + degree.end
    if (!isEveryday(text.slice(at), degree)) return { ...degree, start: at + degree.start, end }
    at = end
  }
  return null
}

/** "A degree in nursing", "educated to degree level": what is usual, a first one. */
function plainDegree(text: string): Degree | null {
  // The cheap question first.
  const match = /degree/i.test(text) ? PLAIN.exec(text) : null
  if (!match) return null
  const [whole, named] = match
  const start = match.index
  const edge = start + whole.length
  const end = named ? start + 'degree'.length : edge
  const degree: Degree = { degree: text.slice(start, end), level: 'bachelor', start, end }
  const field = { text: named ?? '', start: edge - (named ?? '').length, end: edge }
  return named ? { ...degree, field } : degree
}

/** The field that stands apart from the degree's name, in the posting's words. */
function fieldApart(text: string): string {
  const [, named = ''] = MAJOR.exec(text) ?? SCHOOL_IN.exec(text) ?? []
  if (named !== '') return named
  const folded = ` ${foldKey(text)} `
  return SCHOOLS.find(([name]) => folded.includes(name))?.[1] ?? ''
}

/** "Bachelor's or Master's degree in Finance": the lowest level that is named is enough. */
export function readWantedDegree(text: string): WantedDegree | null {
  const first = firstDegree(text) ?? plainDegree(text)
  if (first === null) return null
  const next = firstDegree(text, first.end)
  const level = next && rank(next.level) < rank(first.level) ? next.level : first.level
  const named = (first.field ?? next?.field)?.text ?? fieldApart(text)
  const fields = named
    .replace(FIELD_TAIL, '')
    .replace(PART_OF, '')
    .split(FIELD_SPLIT)
    .filter((part) => /\p{L}/u.test(part) && !isOpenField(part))
    .map((part) => normalizeField(part).canonical)
  const { start, end } = first
  return { level, fields, openField: isOpenField(text), start, end }
}
