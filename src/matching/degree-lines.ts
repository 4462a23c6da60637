// The degrees that a role asks for beside its skills, as wishes: the one it needs, the one it would like.
import { DEGREE_LEVELS, type DegreeLevel } from '../contract/candidate.js'
import { dataText } from '../core/data-file.js'
import { fold } from '../core/fold.js'
import { readWantedDegree } from '../taxonomy/degrees/read-wanted-degree.js'
import type { AskedDegree, ScoringRole, Wish } from './types.js'
import { WEIGHTS } from './weights.js'

const { softeners, refusals } = JSON.parse(
  dataText('./data/role-words.json', import.meta.url),
) as Record<'softeners' | 'refusals', string[]>

export const levelRank = (level: DegreeLevel): number =>
  DEGREE_LEVELS.indexOf(level as (typeof DEGREE_LEVELS)[number])

const says = (text: string, list: readonly string[]): boolean => {
  const folded = fold(text)
  return list.some((word) => folded.includes(word))
}

/** What a role's own text says where nobody has read its posting. */
function fromQualifications({ qualifications }: ScoringRole): AskedDegree[] {
  const asked: AskedDegree[] = []
  for (const text of qualifications) {
    // Most lines ask for none: what may undo the wish is looked for after it.
    const degree = readWantedDegree(text)
    if (degree !== null && !says(text, refusals)) asked.push({ text, degree, isWish: false })
  }
  return asked
}

/** At most one that is needed and one, higher, that is wished for. */
export function degreeLines(role: ScoringRole): Wish[] {
  const asked = (role.degrees ?? fromQualifications(role)).map(({ text, degree, isWish }) => ({
    requirement: text,
    severity: isWish || says(text, softeners) ? ('nice_to_have' as const) : ('must_have' as const),
    anyOf: [],
    degree,
    minMonths: 0,
    isListed: false,
    weight: WEIGHTS.kindWeight.degree,
  }))
  const needed = asked.find(({ severity }) => severity === 'must_have')
  const wished = asked.find(
    ({ severity, degree }) =>
      severity === 'nice_to_have' &&
      (!needed || levelRank(degree.level) > levelRank(needed.degree.level)),
  )
  return [needed, wished].filter((line) => line !== undefined)
}
