// Leak meter: how well a simple classifier tells gender, age band and origin from redacted text.
//   npm run eval:leaks [-- --people 2000 --json OUT]
// Made-up résumés differ only in the person (people.ts). The classifier is trained on half of them
// and asked about the other half, before and after redaction. Chance is the share of the larger
// class. The report gives the accuracy, how far it is above chance, and the most telling words.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readText } from '#engine/documents/read-text.js'
import { redactDocument } from '#engine/engine/redact/redact.js'
import { layoutDocument } from '#engine/layout/layout-document.js'
import { readResume } from '#engine/resume/read-resume.js'
import { Counts, percent } from '../figures.js'
import { features, guess, telltales, train } from './naive-bayes.js'
import { makePeople, TRAITS } from './people.js'

const { values: args } = parseArgs({
  options: { people: { type: 'string', default: '2000' }, json: { type: 'string' } },
})
const TELLTALES_SHOWN = 5

function measure(texts: readonly string[], labels: readonly string[]) {
  const samples = texts.map((text, at) => ({ label: labels[at] ?? '', seen: features(text) }))
  // Two for training, two for asking, in turn, so that both halves have the same mix.
  const model = train(samples.filter((_, at) => at % 4 < 2))
  const asked = samples.filter((_, at) => at % 4 >= 2)
  const right = asked.filter(({ label, seen }) => guess(model, seen) === label).length
  const sizes = new Counts<string>()
  for (const { label } of asked) sizes.count(label)
  const accuracy = right / asked.length
  const chance = Math.max(...sizes.values()) / asked.length
  // Two standard errors of as many coin tosses: a smaller difference means nothing.
  const noise = 2 * Math.sqrt((chance * (1 - chance)) / asked.length)
  const told = telltales(model, TELLTALES_SHOWN)
  return { accuracy, chance, above: accuracy - chance, noise, telltales: told }
}

function redacted(text: string): string {
  const document = layoutDocument(readText(text))
  return redactDocument(document, readResume(document), text).redacted_text
}

const people = makePeople(Number(args.people))
const stages = {
  before: people.map(({ text }) => text),
  after: people.map(({ text }) => redacted(text)),
}
const report: Record<string, Record<string, ReturnType<typeof measure>>> = {}
for (const trait of TRAITS) {
  const labels = people.map((person) => person[trait])
  report[trait] = {}
  for (const [stage, texts] of Object.entries(stages)) {
    const result = measure(texts, labels)
    report[trait][stage] = result
    const { accuracy, chance, above, noise } = result
    console.log(
      `${trait} ${stage}: ${percent(accuracy)}, chance ${percent(chance)}, above chance ${percent(above)} (noise ${percent(noise)})`,
    )
    console.log(`  telltales: ${result.telltales.join(' | ')}`)
  }
}
if (args.json) writeFileSync(args.json, JSON.stringify(report, null, 1))
