// Finds the degrees that are asked for, how strongly, and the words for their fields of study.
import { eachOf, patternOf } from '../../languages/words.js'
import { readWantedDegree } from '../../taxonomy/degrees/read-wanted-degree.js'
import type { WantedDegree } from '../../taxonomy/degrees/types.js'
import { fieldLikelihood } from '../../taxonomy/fields/field-likelihood.js'
import type { Phrase } from '../phrases/read-phrases.js'
import type { AskedDegree, LabelledUnit } from '../types.js'
import { ranker } from './rank-phrase.js'

/** Bounds an answer: a posting names a few degrees. */
const DEGREES_MAX = 20

export type UnitDegrees = ReadonlyMap<LabelledUnit, WantedDegree>

/** Read once for both the skills and the degrees, because reading costs more than either use. */
export function readDegrees(units: readonly LabelledUnit[]): UnitDegrees {
  const out = new Map<LabelledUnit, WantedDegree>()
  for (const unit of units) {
    if (unit.label !== 'Q') continue
    if (out.size >= DEGREES_MAX) break
    const degree = readWantedDegree(unit.text)
    if (degree) out.set(unit, degree)
  }
  return out
}

export function askedDegrees(degrees: UnitDegrees): AskedDegree[] {
  return [...degrees].flatMap(([unit, degree]) => {
    const { start, end } = degree
    const rank = ranker(unit)(start, end)
    if (rank === 'negated') return []
    const span = { ...unit.span, start: unit.span.start + start, end: unit.span.start + end }
    return [{ degree, strength: rank, text: unit.text, span }]
  })
}

/**
 * Words between a degree and its fields, or between two fields; any other word begins another wish.
 */
const FIELD_JOINTS = new Set(eachOf('demand:field-joints'))
/** Every piece between two fields must be a field with this likelihood. */
const FIELD_SURE = 0.6

const isJoint = (piece: string): boolean =>
  piece.split(/\s+/).every((word) => FIELD_JOINTS.has(word.replace(/['’]s$|[.:]$/g, '')))

/** What may stand between two fields of study. */
const FIELDS_JOINED = new RegExp(patternOf('demand-fields-joined'))

/** "a human services field": the kind, before the fields themselves. */
const FIELD_KIND = new RegExp(patternOf('demand-field-kind'))

/** "such as social work": a field behind small words. */
function withoutJoints(piece: string): string {
  const words = piece.split(/\s+/)
  const from = words.findIndex((word) => !isJoint(word))
  return words.slice(Math.max(0, from)).join(' ')
}

const areFields = (text: string): boolean =>
  text
    .toLowerCase()
    .split(FIELDS_JOINED)
    .map((piece) => piece.trim())
    .every(
      (piece) =>
        piece === '' ||
        isJoint(piece) ||
        FIELD_KIND.test(piece) ||
        fieldLikelihood(withoutJoints(piece)) >= FIELD_SURE,
    )

/** Levels that are a wish by themselves; "NVQ level 3 in Care" is listed as a phrase. */
const ACADEMIC: ReadonlySet<string> = new Set(['associate', 'bachelor', 'master', 'doctorate'])

/** Drops phrases that name a field of study: it is part of the degree and no skill. */
export function withoutFields(
  text: string,
  phrases: readonly Phrase[],
  degree: WantedDegree | undefined,
): Phrase[] {
  if (!degree || !ACADEMIC.has(degree.level)) return [...phrases]
  let reach = degree.end
  return phrases.filter(({ start, end, raw }) => {
    if (start < degree.start) return true
    if (start < degree.end) return false
    const isField = fieldLikelihood(raw) >= FIELD_SURE && areFields(text.slice(reach, start))
    if (isField) reach = end
    return !isField
  })
}
