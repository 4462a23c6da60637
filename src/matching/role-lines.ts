// Judges a role without must-haves by the occupation in its title and the skills in its duties.

import type { Severity } from '../contract/match.js'
import { patternOf } from '../languages/words.js'
import { readWantedDegree } from '../taxonomy/degrees/read-wanted-degree.js'
import { findSkills, skillById } from '../taxonomy/skills/skills.js'
import { foldKey } from '../text/fold.js'
import { joined } from './joined-wishes.js'
import { ALTERNATIVES, isAdvert, isRefusal, isSoftened, namesLaterCheck } from './role-words.js'
import { isOfEveryTrade } from './shared-skills.js'
import { skillWish } from './skill-wish.js'
import { titleTraits } from './title-closeness.js'
import type { ScoringRole, Wish } from './types.js'
import { WEIGHTS } from './weights.js'

/** Bounds the work: 99 in 100 labelled postings have at most 35 such lines. */
const LINES_MAX = 40
/**
 * Bounds the work: 99 in 100 lines of postings have under 300 characters. A longer one is a
 * paragraph, whose beginning says what it is about.
 */
const LINE_CHARS_MAX = 600
/**
 * Skills from duties only stand in for a list. By eye: more of them would outweigh the occupation
 * in the title.
 */
const DUTIES_MAX = 8
/** With fewer duties than this, each says what the post is about. By eye. */
const MANY_LINES = 4

/** Whoever is to learn a trade need not have worked in it. */
const LEARNER = new RegExp(patternOf('match-learner-post'), 'i')
const NO_EXPERIENCE = new RegExp(patternOf('match-no-experience-asked'), 'i')

/** The lines about the work and about the person, as many and as long as they are read. */
const linesOf = ({ responsibilities, qualifications }: ScoringRole): string[] =>
  [...responsibilities, ...qualifications]
    .slice(0, LINES_MAX)
    .map((line) => line.slice(0, LINE_CHARS_MAX))

function occupationLine(
  { title, title_normalized }: ScoringRole,
  lines: readonly string[],
): Wish[] {
  const named = title || title_normalized
  const occupation = titleTraits(named)
  if (occupation.stems.size === 0 || LEARNER.test(named)) return []
  if (lines.some((line) => NO_EXPERIENCE.test(line))) return []
  return [
    {
      requirement: `Experience as ${title_normalized || title}`,
      severity: 'must_have',
      anyOf: [],
      degree: null,
      occupations: [occupation],
      minMonths: 0,
      isListed: false,
      isLicence: false,
      isLaterCheck: false,
      weight: WEIGHTS.kindWeight.occupation,
    },
  ]
}

/** Whether a skill is a sign of a trade: skills of every trade and traits of a person are not. */
export const tellsTrade = (id: string): boolean =>
  !isOfEveryTrade(id) && !namesLaterCheck(skillById(id)?.name ?? '')

interface Duty {
  line: string
  /** Skills that the line names for certain; alternatives stand together. */
  choices: string[][]
  /** All skills that it names, certain or in doubt. */
  named: ReadonlySet<string>
}

/** "CIMA or ACCA", "Python/Java": nothing else stands between two names of which one is enough. */
const BETWEEN = new RegExp(`^(?:${ALTERNATIVES.source})$`, 'i')

/** Leaves out the fields of degrees, which are asked for as degrees. */
function readDuty(line: string): Duty {
  const studied = new Set(readWantedDegree(line)?.fields.map(foldKey))
  const found = findSkills(line, { kind: 'prose' }).filter(({ id }) => tellsTrade(id))
  const choices: string[][] = []
  let end = -1
  for (const one of found) {
    if (!one.confident || studied.has(foldKey(one.canonical))) continue
    const isChoice = end >= 0 && BETWEEN.test(line.slice(end, one.start))
    if (isChoice) choices.at(-1)?.push(one.id)
    else choices.push([one.id])
    end = one.end
  }
  return { line, choices, named: new Set(found.map(({ id }) => id)) }
}

/**
 * Whether one duty of many only touches a whole field ("legal and tax advisers"). If several name
 * the field, it is asked for.
 */
const isPassing = (id: string, duties: readonly Duty[]): boolean =>
  duties.length >= MANY_LINES &&
  skillById(id)?.kind === 'domain' &&
  duties.filter(({ named }) => named.has(id)).length < 2

function dutyWish(id: string, severity: Severity): Wish {
  const canonical = skillById(id)?.name ?? ''
  const wish = skillWish({ canonical, taxonomy_id: id }, severity)
  return { ...wish, isListed: false, weight: wish.weight * WEIGHTS.kindWeight.duty }
}

function dutyLines(lines: readonly string[]): Wish[] {
  const wishes: Wish[] = []
  const seen = new Set<string>()
  const duties = lines.filter((line) => !isAdvert(line) && !isRefusal(line)).map(readDuty)
  for (const { line, choices } of duties) {
    const severity = isSoftened(line) ? 'nice_to_have' : 'must_have'
    for (const choice of choices) {
      const ids = choice.filter((id) => !isPassing(id, duties))
      if (ids.some((id) => seen.has(id))) continue
      for (const id of ids) seen.add(id)
      wishes.push(...joined(ids.map((id) => dutyWish(id, severity))))
      if (wishes.length >= DUTIES_MAX) return wishes
    }
  }
  return wishes
}

export function roleLines(role: ScoringRole): Wish[] {
  const lines = linesOf(role)
  return [...occupationLine(role, lines), ...dutyLines(lines)]
}
