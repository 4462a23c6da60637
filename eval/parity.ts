// Scores every made-up résumé against every made-up job under swapped names, genders, ages and
// nationalities: no byte may differ. Prints NYC Local Law 144 impact ratios.
// Usage: npm run eval:parity
import type { MatchResult } from '#engine/contract/match.js'
import type { CandidateInput, RoleInput } from '#engine/contract/match-input.js'
import { matchOperation } from '#engine/engine/match/match-operations.js'
import { GROUPS, variantsOf } from './match/parity-people.js'
import { readJsons } from './read-files.js'

const PANEL = 'test/cases/match/panel'
const AS_OF = '2025-06-01'
const STRONG = 70
/** Local Law 144 has no bound of its own; four fifths is the usual one. Ours is exactly 1. */
const RATIO = 1
const DIFFERENCES_SHOWN = 5
const SHOWN_CHARS = 120

interface PanelCase {
  role: RoleInput
  candidates: { candidate: CandidateInput }[]
}

const context = { read: () => Promise.reject(new Error('no documents here')) }

const answer = (candidate: CandidateInput, role: RoleInput): Promise<MatchResult> =>
  matchOperation(
    { candidate: { candidate }, role: { role }, asOf: AS_OF, explain: true, evidence: false },
    context,
  )

const cases = readJsons<PanelCase>(PANEL)
const candidates = cases.flatMap((one) => one.candidates.map(({ candidate }) => candidate))
const tallies = GROUPS.map((group) => ({ group, selected: 0, sum: 0, count: 0 }))
let compared = 0
let differences = 0
for (const { role } of cases) {
  for (const candidate of candidates) {
    const plain = JSON.stringify(await answer(candidate, role))
    for (const { group, variant } of variantsOf(candidate)) {
      const result = await answer(variant, role)
      compared += 1
      if (JSON.stringify(result) !== plain) {
        differences += 1
        const shown = JSON.stringify(variant).slice(0, SHOWN_CHARS)
        if (differences <= DIFFERENCES_SHOWN) console.log('differs:', group, role.title, shown)
      }
      const tally = tallies.find((one) => one.group === group)
      if (!tally) continue
      tally.count += 1
      tally.sum += result.score
      if (result.score >= STRONG) tally.selected += 1
    }
  }
}

const rates = tallies.map(({ group, selected, count, sum }) => ({
  group,
  rate: selected / count,
  mean: sum / count,
}))
const best = Math.max(...rates.map(({ rate }) => rate))
console.log(`${compared} pairs compared, ${differences} differ`)
console.log(`impact ratios (selected: score of ${STRONG} or more)`)
for (const { group, rate, mean } of rates) {
  console.log(
    `  ${group.padEnd(16)} rate ${rate.toFixed(3)}  mean ${mean.toFixed(2)}  ratio ${(rate / best).toFixed(3)}`,
  )
}
process.exitCode = differences === 0 && rates.every(({ rate }) => rate / best === RATIO) ? 0 : 1
