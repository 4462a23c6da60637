// Trains the models of job descriptions on a labelled set and writes them beside their code.
//   node dist/eval/jobs/train.js --set DIR [--cv MEAN]
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CHAIN_OPTIONS, learn, lessonsOf, UNIT_OPTIONS } from './learn.js'
import { EMPLOYMENT_OPTIONS, TITLE_OPTIONS } from './learn-facts.js'
import { PHRASE_OPTIONS } from './learn-phrases.js'
import { madeUpHeads } from './made-up-heads.js'
import { readOthers, readPostings } from './set.js'

const { values: args } = parseArgs({
  options: { set: { type: 'string' }, cv: { type: 'string' } },
})
if (!args.set) throw new Error('usage: train.js --set DIR [--cv MEAN]')

const lessons = lessonsOf(await readPostings(args.set), await madeUpHeads())
const { examples } = lessons
const others = await readOthers(args.set)
const models = learn(
  lessons,
  others.map(({ units }) => units),
)
const trained = {
  postings: examples.length,
  sources: new Set(examples.map(({ source }) => source)).size,
  ...(args.cv ? { leave_one_source_out: Number(args.cv) } : {}),
}
const save = (path: string, options: object, model: object): void =>
  writeFileSync(
    join('src/job', path),
    `${JSON.stringify({ trained: { ...trained, options }, ...model })}\n`,
  )
save('labels/data/units-model.json', CHAIN_OPTIONS, models.units.chain)
save('labels/data/units-net.json', UNIT_OPTIONS, models.units.net)
save('facts/data/title-model.json', TITLE_OPTIONS, models.title)
save('facts/data/employment-model.json', EMPLOYMENT_OPTIONS, models.employment)
save('refusal/data/weights.json', {}, models.refusal)
save('phrases/data/phrases-net.json', PHRASE_OPTIONS, models.phrases)
