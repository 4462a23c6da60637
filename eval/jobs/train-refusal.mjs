// Learns to tell job descriptions from other documents: a logistic regression over a few signals.
//   node eval/jobs/train-refusal.mjs --jobs DIR… --resumes DIR… --others DIR… [--write]
// Jobs are .txt, .md and .html files, résumés .txt, .md and .pdf files, others any text files.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSource } from '../../dist/engine/read-source.js'
import { labelUnits } from '../../dist/job/labels/label-units.js'
import { jobSignals } from '../../dist/job/refusal/job-signals.js'
import { sourceLines } from '../../dist/job/source-lines.js'
import { splitUnits } from '../../dist/job/units/split-units.js'

const many = { type: 'string', multiple: true, default: [] }
const { values: args } = parseArgs({
  options: { jobs: many, resumes: many, others: many, write: { type: 'boolean' } },
})
const FILES_MAX = 120
const EPOCHS = 400
const RATE = 0.5
const L2 = 0.002

async function signalsOf(path) {
  const bytes = readFileSync(path)
  const source = path.endsWith('.pdf')
    ? { kind: 'bytes', bytes: new Uint8Array(bytes) }
    : { kind: 'text', text: bytes.toString('utf8').slice(0, 200_000) }
  const document = await readSource(source, async () => ({ pages: [], timedOut: false }))
  return jobSignals(labelUnits(splitUnits(sourceLines({ ...document, posting: null }))))
}

async function examples(folders, label) {
  const out = []
  for (const folder of folders)
    for (const name of readdirSync(folder).sort().slice(0, FILES_MAX)) {
      try {
        out.push({ path: join(folder, name), label, signals: await signalsOf(join(folder, name)) })
      } catch {}
    }
  return out
}

const score = (weights, signals) => {
  let sum = 0
  for (const [name, value] of Object.entries(signals)) sum += (weights[name] ?? 0) * value
  return 1 / (1 + Math.exp(-sum))
}

function train(list) {
  const weights = {}
  const positives = list.filter(({ label }) => label === 1).length
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const gradient = {}
    for (const { signals, label } of list) {
      const share = label ? 0.5 / positives : 0.5 / (list.length - positives)
      const error = (label - score(weights, signals)) * share
      for (const [name, value] of Object.entries(signals))
        gradient[name] = (gradient[name] ?? 0) + error * value
    }
    for (const [name, value] of Object.entries(gradient))
      weights[name] = (weights[name] ?? 0) + RATE * 4 * (value - L2 * (weights[name] ?? 0))
  }
  return weights
}

const all = [
  ...(await examples(args.jobs, 1)),
  ...(await examples(args.resumes, 0)),
  ...(await examples(args.others, 0)),
]
const FOLDS = 5
const wrong = []
for (let fold = 0; fold < FOLDS; fold++) {
  const weights = train(all.filter((_, i) => i % FOLDS !== fold))
  for (const each of all.filter((_, i) => i % FOLDS === fold)) {
    const got = score(weights, each.signals)
    if (got >= 0.5 !== (each.label === 1))
      wrong.push(`${each.label} ${got.toFixed(2)} ${each.path}`)
  }
}
console.log(`${all.length} documents, ${wrong.length} wrong by cross-validation`)
for (const line of wrong) console.log(`  ${line}`)
const weights = Object.fromEntries(
  Object.entries(train(all)).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
)
if (args.write) {
  const path = new URL('../../src/job/refusal/data/weights.json', import.meta.url)
  writeFileSync(path, `${JSON.stringify({ threshold: 0.5, weights }, null, 2)}\n`)
}
