// Scores every made-up résumé against every made-up job under swapped names, genders, ages and
// nationalities: no byte may differ. Prints NYC Local Law 144 impact ratios.
// Usage: node eval/parity.mjs [--dist=dist]
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { engineAt } from './match/corpora.mjs'
import { GROUPS, variantsOf } from './match/parity-people.mjs'

const dist = process.argv.find((option) => option.startsWith('--dist='))?.slice(7) ?? 'dist'
const load = engineAt(resolve(dist))
const AS_OF = '2025-06-01'
const STRONG = 70
/** Local Law 144 has no bound of its own; four fifths is the usual one. Ours is exactly 1. */
const RATIO = 1

const { matchOperation } = await load('engine/match-operations.js')
const panel = fileURLToPath(new URL('../test/cases/match/panel', import.meta.url))
const cases = readdirSync(panel).map((name) => JSON.parse(readFileSync(`${panel}/${name}`, 'utf8')))
const candidates = cases.flatMap((one) => one.candidates.map(({ candidate }) => candidate))
const roles = cases.map(({ role }) => role)
const context = { read: () => Promise.reject(new Error('no documents here')) }

async function answer(candidate, role) {
  const sides = { candidate: { candidate }, role: { role } }
  return matchOperation({ ...sides, asOf: AS_OF, explain: true, evidence: false }, context)
}

let compared = 0
let differences = 0
const tally = new Map(GROUPS.map((group) => [group, { selected: 0, sum: 0, count: 0 }]))
for (const role of roles) {
  for (const candidate of candidates) {
    const plain = JSON.stringify(await answer(candidate, role))
    for (const { group, variant } of variantsOf(candidate)) {
      const result = await answer(variant, role)
      compared += 1
      if (JSON.stringify(result) !== plain) {
        differences += 1
        if (differences <= 5)
          console.log('differs:', group, role.title, JSON.stringify(variant).slice(0, 120))
      }
      const row = tally.get(group)
      row.count += 1
      row.sum += result.score
      if (result.score >= STRONG) row.selected += 1
    }
  }
}

const rates = [...tally].map(([group, { selected, count, sum }]) => ({
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
