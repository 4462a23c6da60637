// Trains the judge of skills: in cross-validation by person, then on all documents.
//   npm run train:lists -- --kept FILE [--write]
// FILE holds labelled documents as lines, PDF and text forms, as `npm run eval:cv -- --kept FILE` keeps them.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { ReadableDocument } from '#engine/layout/types.js'
import { chooseSkills } from '#engine/resume/lists/choose-skills.js'
import { skillCandidates } from '#engine/resume/lists/skill-candidates.js'
import { chance, featuresOf, type SkillModel } from '#engine/resume/lists/skill-judge.js'
import { skillPassages } from '#engine/resume/lists/skill-passages.js'
import { ownLines } from '#engine/resume/own-lines.js'
import { assignSections } from '#engine/resume/sections/assign-sections.js'
import { joinDateLines } from '#engine/resume/sections/join-dates.js'
import { sameSkill } from '../measure/alike.js'
import { FOLDS, foldOf } from '../train/folds.js'
import type { Gold } from '../train/gold.js'
import { type Example, type FitOptions, fitLogistic, type Weights } from './logistic.js'
import { countList, Sheet } from './score-lists.js'

const { values: args } = parseArgs({
  options: {
    kept: { type: 'string' },
    write: { type: 'boolean' },
    without: { type: 'string' },
    options: { type: 'string' },
  },
})
if (!args.kept) throw new Error('usage: npm run train:lists -- --kept FILE [--write]')

const OPTIONS: FitOptions = {
  documentsMin: 4,
  epochs: 4,
  rate: 0.03,
  l2: 1e-5,
  ...(JSON.parse(args.options ?? '{}') as Partial<FitOptions>),
}
const THRESHOLDS = [0.36, 0.4, 0.44, 0.48]
/** Weights below this change nothing; the file is smaller without them. */
const THOUSANDTHS_MIN = 5

/** As printed, or by its canonical name. */
const isSkill = (gold: string, forms: string[]): boolean =>
  forms.some((form) => sameSkill(gold, form))

interface Kept {
  gold: Gold
  form: 'pdf' | 'text'
  document: ReadableDocument
}

interface Lesson {
  gold: Gold
  form: string
  fold: number
  candidates: ReturnType<typeof skillCandidates>
  examples: Example[]
}

/** Features of one document that a leave-one-out run goes without. */
const left = args.without ? new RegExp(args.without) : null

function lesson({ gold, form, document }: Kept): Lesson {
  const lines = joinDateLines(ownLines(document))
  const candidates = skillCandidates(skillPassages(assignSections(lines)))
  const features = featuresOf(candidates)
  const examples = candidates.map(({ raw, canonical }, at) => ({
    features: (features[at] ?? []).filter((feature) => !left?.test(feature)).map(interned),
    isRight: gold.skills.some((skill) => isSkill(skill, [raw, canonical])),
  }))
  return { gold, form, fold: foldOf(gold), candidates, examples }
}

const strings = new Map<string, string>()
/** One copy of each feature's name: memory for a million features otherwise. */
function interned(feature: string): string {
  const known = strings.get(feature)
  if (known !== undefined) return known
  strings.set(feature, feature)
  return feature
}

const lessons = readFileSync(args.kept, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Kept)
  .filter(({ gold }) => gold.layout !== 'scan')
  .map(lesson)
console.log(
  `${lessons.length} documents, ${lessons.flatMap((one) => one.examples).length} candidates`,
)

const judged = ({ candidates, examples }: Lesson, weights: Weights) =>
  candidates.map((candidate, at) => {
    const sum = (examples[at]?.features ?? []).reduce((s, f) => s + (weights.get(f) ?? 0), 0)
    return { candidate, chance: chance(sum) }
  })

const sheets = new Map(THRESHOLDS.map((threshold) => [threshold, new Sheet()]))
for (let fold = 0; fold < FOLDS; fold++) {
  const others = lessons.filter((one) => one.fold !== fold).map(({ examples }) => examples)
  const weights = fitLogistic(others, OPTIONS)
  for (const one of lessons.filter((other) => other.fold === fold)) {
    const { gold, form } = one
    const list = judged(one, weights)
    const group = gold.family === 'livecareer' ? 'livecareer' : 'all but livecareer'
    for (const [threshold, sheet] of sheets) {
      const got = chooseSkills(list, threshold).map(({ candidate: { raw, canonical } }) => [
        raw,
        canonical,
      ])
      const counts = countList(gold.skills, got, isSkill)
      sheet.add([`${form} all`, `${form} ${group}`, `${form} ${gold.family}`], counts)
    }
  }
}

const mean = (figures: Record<string, number>): number =>
  ((figures['pdf all but livecareer'] ?? 0) + (figures['text all but livecareer'] ?? 0)) / 2
const scored = [...sheets].map(([threshold, sheet]) => ({ threshold, figures: sheet.figures() }))
const best = scored.sort((a, b) => mean(b.figures) - mean(a.figures))[0]
for (const { threshold, figures } of scored) {
  const { 'pdf all': all, 'pdf all but livecareer': pdf, 'text all but livecareer': text } = figures
  console.log(`threshold ${threshold}: pdf ${all}, without livecareer pdf ${pdf}, text ${text}`)
}
console.log(best)

if (args.write && best) {
  const weights = fitLogistic(
    lessons.map(({ examples }) => examples),
    OPTIONS,
  )
  const rounded = [...weights]
    .map(([feature, weight]) => [feature, Math.round(weight * 1000)] as const)
    .filter(([, weight]) => Math.abs(weight) >= THOUSANDTHS_MIN)
  const model: SkillModel = {
    trained: {
      documents: lessons.length,
      options: { ...OPTIONS },
      'F1 in cross-validation': best.figures,
    },
    threshold: best.threshold,
    weights: Object.fromEntries(rounded.sort(([a], [b]) => (a < b ? -1 : 1))),
  }
  const path = new URL('../../../src/resume/lists/data/skill-model.json', import.meta.url)
  writeFileSync(path, `${JSON.stringify(model)}\n`)
}
