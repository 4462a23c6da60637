// Do résumés of an advertisement's own profession rank above the others? And does removing a met
// must-have always lower the score?
// Usage: npm run eval:match [-- --corpora DIR --misses]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Role } from '#engine/contract/role.js'
import { completeCandidate, completeRole } from '#engine/engine/match/complete-input.js'
import { findMatch, type Match } from '#engine/matching/find-match.js'
import type { Verdict, Wish } from '#engine/matching/types.js'
import { toScoringInput } from '#engine/redaction/to-scoring-input.js'
import { mean } from '../figures.js'
import { readJson } from '../read-files.js'
import { neededFolder, SETS } from '../shared-folder.js'
import { AS_OF, type Resume, readResumes, readRoles } from './corpora.js'
import { withoutSkill } from './without-skill.js'

const { values: args } = parseArgs({
  options: {
    corpora: { type: 'string', default: SETS.corpora },
    misses: { type: 'boolean', default: false },
  },
})
const AUC_MIN = 0.93
const AUC_SHOWN_BELOW = 0.9
const PAIRS = 30
const TITLE_CHARS_MAX = 80
const SKILL_CHARS_MAX = 160

/**
 * Patterns for the titles of advertisements, and the professions that are too near to tell apart.
 */
interface Profession {
  titles: string[]
  kin: string[]
}
const professions = readJson<Record<string, Profession>>('eval/match/professions.json')

/** The profession with the longest words in the advertisement's title: the most specific one. */
function professionOf(title: string): string | undefined {
  const found = Object.entries(professions)
    .flatMap(([name, { titles }]) => titles.map((pattern) => ({ name, pattern })))
    .filter(({ pattern }) => new RegExp(pattern, 'i').test(title))
    .sort((a, b) => b.pattern.length - a.pattern.length)
  return found[0]?.name
}

/** Chance that a résumé of the profession scores above another one; ties count half. */
function auc(own: readonly number[], others: readonly number[]): number {
  let wins = 0
  for (const a of own) for (const b of others) wins += a > b ? 1 : a === b ? 0.5 : 0
  return wins / (own.length * others.length)
}

/** A text supports a wish when a candidate with that text alone would not miss it. */
function supports(text: string, wish: Wish): boolean {
  const role = completeRole({
    must_have_skills: wish.anyOf.map(({ name, skillId }) => ({
      canonical: name,
      taxonomy_id: skillId,
    })),
  })
  const title = text.length <= TITLE_CHARS_MAX ? text : ''
  const work = { title, start: '', end: '', highlights: [text] }
  const skills = [{ raw: text.slice(0, SKILL_CHARS_MAX) }]
  const candidate = completeCandidate({ work_history: [work], skills }, AS_OF)
  const { verdicts } = findMatch(toScoringInput(candidate), role, AS_OF).findings
  return verdicts.some(({ status }) => status !== 'missed')
}

const isMetMustHave = ({ wish, status, place }: Verdict): boolean =>
  wish.severity === 'must_have' &&
  status === 'met' &&
  wish.isListed &&
  place !== null &&
  wish.degree === null

interface Scored extends Resume {
  match: Match
}

interface Row {
  profession: string
  role: Role
  auc: number
  /** Compared with all other résumés, including those of near professions. */
  strict: number
  own: number[]
  others: number[]
}

interface Pair {
  one: Scored
  role: Role
  met: Verdict
}

const corpora = neededFolder(args.corpora)
const resumes = await readResumes(join(corpora, 'resumes/livecareer'))
const roles = await readRoles(join(corpora, 'jobs'))
const rows: Row[] = []
const pairs: Pair[] = []
for (const role of roles) {
  const profession = professionOf(role.title)
  if (profession === undefined) continue
  const kin = professions[profession]?.kin ?? []
  const scored: Scored[] = resumes.map((resume) => ({
    ...resume,
    match: findMatch(resume.input, role, AS_OF),
  }))
  const of = (test: (name: string) => boolean) =>
    scored.filter((one) => test(one.profession)).map(({ match }) => match.score)
  const own = of((name) => name === profession)
  const others = of((name) => name !== profession && !kin.includes(name))
  const all = of((name) => name !== profession)
  rows.push({ profession, role, auc: auc(own, others), strict: auc(own, all), own, others })
  for (const one of scored.filter((each) => each.profession === profession)) {
    const met = one.match.findings.verdicts.find(isMetMustHave)
    if (met) pairs.push({ one, role, met })
  }
}

const byProfession = new Map<string, Row[]>()
for (const row of rows) {
  byProfession.set(row.profession, [...(byProfession.get(row.profession) ?? []), row])
}
const meanAuc = (group: readonly Row[]): number => mean(group.map((row) => row.auc))
for (const [name, group] of byProfession) {
  console.log(
    `${name.padEnd(22)} ${String(group.length).padStart(3)} ads  AUC ${meanAuc(group).toFixed(3)}`,
  )
}
const total = meanAuc(rows)
const strict = mean(rows.map((row) => row.strict))
console.log(
  `mean AUC ${total.toFixed(4)} over ${rows.length} ads (near professions left out; ${strict.toFixed(4)} against all)`,
)
console.log(
  `mean of the professions' means ${mean([...byProfession.values()].map(meanAuc)).toFixed(4)}`,
)

function printMiss({ profession, role, auc: own, ...scores }: Row): void {
  const wanted = role.must_have_skills.map((skill) => skill.canonical).join(', ')
  const others = `${mean(scores.others).toFixed(0)} ${Math.max(...scores.others)}`
  console.log(
    `${own.toFixed(2)} ${profession} | ${role.title} | own ${scores.own.join(' ')} | others ${others} | ${wanted}`,
  )
}
if (args.misses) {
  const missed = rows.filter((row) => row.auc < AUC_SHOWN_BELOW)
  for (const row of missed.sort((a, b) => a.auc - b.auc)) printMiss(row)
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
process.exitCode = total >= AUC_MIN && lowered === chosen.length ? 0 : 1
