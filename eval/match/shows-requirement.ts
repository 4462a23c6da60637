// Whether a quote shows a requirement: by its own words, an alias, or a form that implies it.
import type { Role } from '#engine/contract/role.js'
import { actPattern } from '#engine/matching/evidence/acts.js'
import { titlesShowing } from '#engine/matching/evidence/occupation.js'
import { isChoiceFrom, programsOf } from '#engine/matching/evidence/suites.js'
import { withoutBase } from '#engine/matching/role-words.js'
import { readDegree } from '#engine/taxonomy/degrees/read-degree.js'
import { readWantedDegree } from '#engine/taxonomy/degrees/read-wanted-degree.js'
import { findSkills, impliedBy, normalizeSkill, skillById } from '#engine/taxonomy/skills/skills.js'
import { normalizeTitle } from '#engine/taxonomy/titles/normalize-title.js'
import { foldKey } from '#engine/text/fold.js'
import { holdsWords } from '#engine/text/holds-words.js'

/** A year or a month, or a range of them: "2019-03 to present". */
const DATED = /\d{4}(?:-\d{2})?(?: to (?:\d{4}(?:-\d{2})?|present))?/
const KINDS = ['prose', 'list'] as const

const holds = (text: string, words: string): boolean =>
  words !== '' && ` ${foldKey(text)} `.includes(` ${foldKey(words)} `)

function byTitle(quote: string, id: string): boolean {
  const key = foldKey(`${quote} ${normalizeTitle(quote.replace(/, \d{4}.*$/, '')).canonical}`)
  return titlesShowing(id).some((title) => holdsWords(key, title))
}

function bySkill(id: string, quote: string): boolean {
  const skill = skillById(id)
  const names = skill ? [skill.name, ...skill.aliases] : []
  if (names.some((name) => holds(quote, name))) return true
  const named = KINDS.flatMap((kind) => findSkills(quote, { kind })).map((one) => one.id)
  named.push(normalizeSkill(quote).taxonomyId ?? '')
  if (named.some((one) => one === id || (one !== '' && impliedBy(one).includes(id)))) return true
  if (programsOf(id).some((program) => named.includes(program))) return true
  const act = actPattern(id)
  if (act !== null && quote.search(act.pattern) >= 0) return true
  return byTitle(quote, id)
}

/** "Word or Excel" is shown by the suite that holds both. */
const bySuite = (ids: readonly string[], quote: string): boolean =>
  KINDS.flatMap((kind) => findSkills(quote, { kind })).some(({ id }) => isChoiceFrom(id, ids))

const BILINGUAL = /^(?:bi|multi)-?lingual$/i

/** "English, Tamil": two languages. */
function byLanguages(quote: string): boolean {
  const named = KINDS.flatMap((kind) => findSkills(quote, { kind })).map(({ id }) => id)
  return new Set(named.filter((id) => skillById(id)?.kind === 'language')).size > 1
}

/** The ids that a requirement may stand for: its own, or those of its alternatives. */
function idsOf(requirement: string, role: Role): string[] {
  const items = [...role.must_have_skills, ...role.nice_to_have_skills]
  const names = [requirement, ...requirement.split(/ or | ?\/ ?/)]
  return names
    .flatMap((name) => [
      normalizeSkill(name).taxonomyId,
      normalizeSkill(withoutBase(name)).taxonomyId,
      ...items.filter(({ canonical }) => canonical === name).map((item) => item.taxonomy_id),
    ])
    .filter((id) => id !== null)
}

export function showsRequirement(requirement: string, quote: string, role: Role): boolean {
  if (/ of experience$/.test(requirement) || requirement.startsWith('Experience as ')) {
    return DATED.test(quote) || quote.startsWith('total_experience_months')
  }
  if (requirement.split(' or ').some((name) => holds(quote, name))) return true
  if (BILINGUAL.test(requirement)) return byLanguages(quote)
  const ids = idsOf(requirement, role)
  if (ids.some((id) => bySkill(id, quote)) || bySuite(ids, quote)) return true
  if (readWantedDegree(requirement) === null) return false
  // The degree, then its subject: "degree, Computer science".
  const [degree = ''] = quote.split(', ')
  return readDegree(quote) !== null || readDegree(degree) !== null
}
