// What a role without must-haves is judged by: the occupation of its title, and the skills of its duties.

import { readWantedDegree } from '../taxonomy/degrees/read-wanted-degree.js'
import { findSkills, skillById } from '../taxonomy/skills/skills.js'
import { foldKey } from '../text/fold.js'
import { isAdvert, isRefusal, isSoftened } from './role-words.js'
import { isSharedSkill } from './shared-skills.js'
import { skillWish } from './skill-wish.js'
import { titleTraits } from './title-closeness.js'
import type { ScoringRole, Wish } from './types.js'
import { WEIGHTS } from './weights.js'

/** Bounds of the work. */
const LINES_MAX = 40
const LINE_CHARS_MAX = 600
/** What duties name is a help where no list is given; more would drown the list. */
const DUTIES_MAX = 8

function occupationLine({ title, title_normalized }: ScoringRole): Wish[] {
  const named = title || title_normalized
  const occupation = titleTraits(named)
  if (occupation.stems.size === 0) return []
  return [
    {
      requirement: `Experience as ${title_normalized || title}`,
      severity: 'must_have',
      anyOf: [],
      degree: null,
      occupation,
      minMonths: 0,
      isListed: false,
      isLicence: false,
      weight: WEIGHTS.kindWeight.occupation,
    },
  ]
}

/** What every trade has, and what a person is like, tell nothing of it. */
const tellsTrade = (id: string): boolean => !isSharedSkill(id) && skillById(id)?.kind !== 'soft'

/** Skills that a line names for certain; the field of a degree is asked for as a degree. */
function skillsIn(text: string): string[] {
  const line = text.slice(0, LINE_CHARS_MAX)
  const studied = new Set(readWantedDegree(line)?.fields.map(foldKey))
  return findSkills(line, { kind: 'prose' })
    .filter(({ id, confident }) => confident && tellsTrade(id))
    .filter(({ canonical }) => !studied.has(foldKey(canonical)))
    .map(({ id }) => id)
}

function dutyLines(role: ScoringRole): Wish[] {
  const wishes = new Map<string, Wish>()
  for (const line of [...role.responsibilities, ...role.qualifications].slice(0, LINES_MAX)) {
    if (isAdvert(line) || isRefusal(line)) continue
    const severity = isSoftened(line) ? 'nice_to_have' : 'must_have'
    for (const id of skillsIn(line)) {
      const canonical = skillById(id)?.name ?? ''
      const wish = skillWish({ canonical, taxonomy_id: id }, severity)
      const weight = wish.weight * WEIGHTS.kindWeight.duty
      if (!wishes.has(id)) wishes.set(id, { ...wish, isListed: false, weight })
      if (wishes.size >= DUTIES_MAX) return [...wishes.values()]
    }
  }
  return [...wishes.values()]
}

export const roleLines = (role: ScoringRole): Wish[] => [
  ...occupationLine(role),
  ...dutyLines(role),
]
