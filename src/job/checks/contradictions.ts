// Finds statements of a posting that contradict each other.
import type { JobCheck, ParsedJob, Requirement, Span } from '../types.js'
import { opposedStatements } from './opposed-statements.js'

/** A job that asks for more months is no job for beginners. */
const BEGINNER_MONTHS_MAX = 36
const BEGINNERS: ReadonlySet<string> = new Set(['intern', 'junior'])

const check = (message: string, span: Span | undefined): JobCheck[] =>
  span ? [{ kind: 'contradictory', message, span }] : []

function beginners({ seniority, minExperienceMonths, title }: ParsedJob): JobCheck[] {
  const { value: months, spans } = minExperienceMonths
  if (!BEGINNERS.has(seniority.value ?? '') || months <= BEGINNER_MONTHS_MAX) return []
  const years = Math.round(months / 12)
  const message = `A job at ${seniority.value} level asks for ${years} years of experience.`
  return check(message, spans[0] ?? title?.spans[0])
}

/**
 * The same skill as a must and as a wish. Among alternatives one may be preferred, so those do not
 * count.
 */
function bothWays(all: readonly Requirement[]): JobCheck[] {
  const musts = new Map<string, Requirement>()
  for (const each of all) {
    if (each.strength === 'must' && each.anyOf === null) musts.set(each.canonical, each)
  }
  const told = new Set<string>()
  return all.flatMap(({ canonical, strength, span }) => {
    if (strength !== 'nice' || !musts.has(canonical) || told.has(canonical)) return []
    told.add(canonical)
    return check(`${canonical} is asked for as a must and as a wish.`, span)
  })
}

function twoAmounts(all: readonly Requirement[]): JobCheck[] {
  const first = new Map<string, Requirement>()
  return all.flatMap((each) => {
    if (each.minYears === null) return []
    const known = first.get(each.canonical)
    if (!known) first.set(each.canonical, each)
    if (!known || known.minYears === each.minYears) return []
    const message = `${each.canonical} is asked for with ${known.minYears} and with ${each.minYears} years.`
    return check(message, each.span)
  })
}

export function contradictions(job: ParsedJob, all: readonly Requirement[]): JobCheck[] {
  return [...beginners(job), ...bothWays(all), ...twoAmounts(all), ...opposedStatements(job)]
}
