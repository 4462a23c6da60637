// Do résumés of an advertisement's own profession rank above the others? And does taking out a met
// must-have always lower the score?
// Usage: node eval/match/contrast.mjs [corpora folder] [--dist=dist] [--misses]
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { AS_OF, engineAt, readResumes, readRoles } from './corpora.mjs'
import { withoutSkill } from './without-skill.mjs'

const options = process.argv.slice(2)
const corpora = options.find((option) => !option.startsWith('--')) ?? '../shared/corpora'
const dist = options.find((option) => option.startsWith('--dist='))?.slice(7) ?? 'dist'
const BOUNDS = { auc: 0.93 }
const PAIRS = 30
const TITLE_CHARS_MAX = 80
const load = engineAt(resolve(dist))
const professions = JSON.parse(readFileSync(new URL('./professions.json', import.meta.url), 'utf8'))

/** The profession with the longest words in the advertisement's title: the most particular one. */
function professionOf(title) {
  const found = Object.entries(professions)
    .flatMap(([name, { titles }]) => titles.map((pattern) => [name, pattern]))
    .filter(([, pattern]) => new RegExp(pattern, 'i').test(title))
    .sort((a, b) => b[1].length - a[1].length)
  return found[0]?.[0]
}

/** Chance that a résumé of the profession scores above another one; ties count half. */
function auc(own, others) {
  let wins = 0
  for (const a of own) for (const b of others) wins += a > b ? 1 : a === b ? 0.5 : 0
  return wins / (own.length * others.length)
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const { findMatch } = await load('matching/find-match.js')
const { toScoringInput } = await load('redaction/to-scoring-input.js')
const { completeCandidate, completeRole } = await load('engine/complete-input.js')
const resumes = await readResumes(load, join(corpora, 'resumes/livecareer'))
const roles = await readRoles(load, join(corpora, 'jobs'))

/** A text supports a wish when a candidate with that text alone would not miss it. */
function supports(text, wish) {
  const role = completeRole({
    must_have_skills: wish.anyOf.map(({ name, skillId }) => ({
      canonical: name,
      taxonomy_id: skillId,
    })),
  })
  const title = text.length <= TITLE_CHARS_MAX ? text : ''
  const work = { title, start: '', end: '', highlights: [text] }
  const candidate = completeCandidate(
    { work_history: [work], skills: [{ raw: text.slice(0, 160) }] },
    AS_OF,
  )
  const { verdicts } = findMatch(toScoringInput(candidate), role, AS_OF).findings
  return verdicts.some(({ status }) => status !== 'missed')
}

const rows = []
const pairs = []
for (const role of roles) {
  const profession = professionOf(role.title)
  if (profession === undefined) continue
  const { kin } = professions[profession]
  const scored = resumes.map((resume) => ({
    ...resume,
    match: findMatch(resume.input, role, AS_OF),
  }))
  const of = (test) => scored.filter((one) => test(one.profession)).map(({ match }) => match.score)
  const own = of((name) => name === profession)
  const others = of((name) => name !== profession && !kin.includes(name))
  const all = of((name) => name !== profession)
  rows.push({ profession, role, auc: auc(own, others), strict: auc(own, all), own, others })
  for (const one of scored) {
    const met = one.match.findings.verdicts.find(
      ({ wish, status, place }) =>
        wish.severity === 'must_have' &&
        status === 'met' &&
        wish.isListed &&
        place !== null &&
        wish.degree === null,
    )
    if (met && one.profession === profession) pairs.push({ one, role, met })
  }
}

const byProfession = new Map()
for (const row of rows)
  byProfession.set(row.profession, [...(byProfession.get(row.profession) ?? []), row])
for (const [name, group] of byProfession) {
  console.log(
    `${name.padEnd(22)} ${String(group.length).padStart(3)} ads  AUC ${mean(group.map((row) => row.auc)).toFixed(3)}`,
  )
}
const total = mean(rows.map((row) => row.auc))
const strict = mean(rows.map((row) => row.strict))
const perProfession = mean(
  [...byProfession.values()].map((group) => mean(group.map((row) => row.auc))),
)
console.log(
  `mean AUC ${total.toFixed(4)} over ${rows.length} ads (near professions left out; ${strict.toFixed(4)} against all)`,
)
console.log(`mean of the professions' means ${perProfession.toFixed(4)}`)
if (options.includes('--misses')) {
  for (const row of rows.filter((one) => one.auc < 0.9).sort((a, b) => a.auc - b.auc)) {
    console.log(
      row.auc.toFixed(2),
      row.profession,
      '|',
      row.role.title,
      '| own',
      row.own.join(' '),
      '| others',
      mean(row.others).toFixed(0),
      Math.max(...row.others),
      '|',
      row.role.must_have_skills.map((skill) => skill.canonical).join(', '),
    )
  }
}

// Every n-th pair, so that all professions are among them.
const step = Math.max(1, Math.floor(pairs.length / PAIRS))
const chosen = pairs.filter((_, index) => index % step === 0).slice(0, PAIRS)
let lowered = 0
for (const { one, role, met } of chosen) {
  const without = withoutSkill(one.candidate, (text) => supports(text, met.wish))
  const again = findMatch(toScoringInput(without), role, AS_OF)
  if (again.score < one.match.score) lowered += 1
  else
    console.log('not lowered:', role.title, '|', met.wish.requirement, one.match.score, again.score)
}
console.log(`a met must-have taken out lowers the score in ${lowered} of ${chosen.length} pairs`)
process.exitCode = total >= BOUNDS.auc && lowered === chosen.length ? 0 : 1
