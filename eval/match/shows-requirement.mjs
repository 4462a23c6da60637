// Whether a quote shows a requirement: by its own words, an alias, or a form that implies it.

const DATED = /\d{4}(?:-\d{2})?(?: to (?:\d{4}(?:-\d{2})?|present))?/

export async function shows(load) {
  const { findSkills, impliedBy, normalizeSkill, skillById } = await load(
    'taxonomy/skills/skills.js',
  )
  const { actPattern } = await load('matching/evidence/acts.js')
  const { holdsTitle, titlesShowing } = await load('matching/evidence/occupation.js')
  const { programsOf } = await load('matching/evidence/suites.js')
  const { readWantedDegree } = await load('taxonomy/degrees/read-wanted-degree.js')
  const { readDegree } = await load('taxonomy/degrees/read-degree.js')
  const { normalizeTitle } = await load('taxonomy/titles/normalize-title.js')
  const { foldKey } = await load('text/fold.js')

  const holds = (text, words) =>
    words !== '' && ` ${foldKey(text)} `.includes(` ${foldKey(words)} `)

  function byTitle(quote, id) {
    const key = foldKey(`${quote} ${normalizeTitle(quote.replace(/, \d{4}.*$/, '')).canonical}`)
    return titlesShowing(id).some((title) => holdsTitle(key, title))
  }

  function bySkill(id, quote) {
    const skill = skillById(id)
    if ([skill.name, ...skill.aliases].some((name) => holds(quote, name))) return true
    const named = ['prose', 'list']
      .flatMap((kind) => findSkills(quote, { kind }))
      .map((one) => one.id)
    named.push(normalizeSkill(quote).taxonomyId ?? '')
    if (named.some((one) => one === id || (one !== '' && impliedBy(one).includes(id)))) return true
    if (programsOf(id).some((program) => named.includes(program))) return true
    const act = actPattern(id)
    if (act !== null && quote.search(act) >= 0) return true
    return byTitle(quote, id)
  }

  /** The ids that a requirement may stand for: its own, or those of its alternatives. */
  function idsOf(requirement, role) {
    const items = [...role.must_have_skills, ...role.nice_to_have_skills]
    const names = [requirement, ...requirement.split(/ or | ?\/ ?/)]
    return names.flatMap((name) => [
      normalizeSkill(name).taxonomyId,
      ...items.filter(({ canonical }) => canonical === name).map((item) => item.taxonomy_id),
    ])
  }

  return (requirement, quote, role) => {
    if (/ of experience$/.test(requirement) || requirement.startsWith('Experience as ')) {
      return DATED.test(quote) || quote.startsWith('total_experience_months')
    }
    if (requirement.split(' or ').some((name) => holds(quote, name))) return true
    if (idsOf(requirement, role).some((id) => id !== null && bySkill(id, quote))) return true
    return readWantedDegree(requirement) !== null && readDegree(quote) !== null
  }
}
