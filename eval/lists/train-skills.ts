// Trains the judge of skills: in cross-validation by person, then on all documents.
//   npm run train:lists -- --kept FILE [--kept FILE …] [--write]
// FILE holds labelled documents as lines, in PDF and text form, as `eval:cv -- --kept FILE` writes
// it.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chooseSkills } from '#engine/resume/lists/choose-skills.js'
import { type SkillCandidate, skillCandidates } from '#engine/resume/lists/skill-candidates.js'
import {
  candidateChain,
  NO_SKILL,
  SKILL,
  skillJudge,
  THRESHOLD,
} from '#engine/resume/lists/skill-judge.js'
import { skillPassages } from '#engine/resume/lists/skill-passages.js'
import { assignSections } from '#engine/resume/sections/assign-sections.js'
import { lookNumbers } from '#engine/sequence/net/score-items.js'
import { sameSkill } from '../measure/alike.js'
import { keptDocuments, type LabelledDocument, linesOf } from '../train/documents.js'
import { FOLDS, foldOf } from '../train/folds.js'
import type { Gold } from '../train/gold.js'
import { type LookedAt, type NetOptions, trainNet } from '../train/net/train-net.js'
import { Names, sequenceOf } from '../train/sequence.js'
import { countList, Sheet } from './score-lists.js'
import { withoutNames } from './without-names.js'

const { values: args } = parseArgs({
  options: {
    kept: { type: 'string', multiple: true },
    write: { type: 'boolean' },
    options: { type: 'string' },
  },
})
if (!args.kept)
  throw new Error('usage: npm run train:lists -- --kept FILE [--kept FILE …] [--write]')

const OPTIONS: NetOptions = {
  epochs: 6,
  rate: 0.003,
  width: 24,
  layers: 1,
  minCount: 4,
  dropout: 0.5,
  blanked: 0.1,
  members: 3,
  ...(JSON.parse(args.options ?? '{}') as Partial<NetOptions>),
}
/**
 * Each document is also learned from as a copy, of these kinds in turn: with words that nobody
 * knows, or with its lists only.
 */
const COPIES: readonly ((all: SkillCandidate[]) => SkillCandidate[])[] = [
  (all) => withoutNames(all, 'all'),
  (all) => withoutNames(all, 'all but the last'),
  (all) => all.filter(({ passage }) => passage.section === 'skills'),
]
const THRESHOLDS = [0.36, 0.4, THRESHOLD, 0.48]

/** Whether a gold skill equals one of the forms: as printed, or the canonical name. */
const isSkill = (gold: string, forms: string[]): boolean =>
  forms.some((form) => sameSkill(gold, form))

interface Lesson {
  gold: Gold
  form: string
  fold: number
  candidates: SkillCandidate[]
  sequences: LookedAt[]
}

const names = new Names()

function sequence(gold: Gold, candidates: SkillCandidate[]): LookedAt {
  const chain = candidateChain(candidates)
  const labels = candidates.map(({ raw, canonical }) =>
    gold.skills.some((skill) => isSkill(skill, [raw, canonical])) ? SKILL : NO_SKILL,
  )
  return {
    ...sequenceOf(names, chain, labels, gold.id),
    looks: lookNumbers(chain.looks),
    lengths: [candidates.length],
  }
}

function lesson(document: LabelledDocument, at: number): Lesson {
  const { gold, form } = document
  const candidates = skillCandidates(skillPassages(assignSections(linesOf(document))))
  const copy = COPIES[at % COPIES.length]?.(candidates) ?? []
  return {
    gold,
    form,
    fold: foldOf(gold),
    candidates,
    sequences: [candidates, copy].map((all) => sequence(gold, all)),
  }
}

const lessons = args.kept
  .flatMap(keptDocuments)
  .filter(({ gold }) => gold.layout !== 'scan')
  .map(lesson)
console.log(
  `${lessons.length} documents, ${lessons.flatMap((one) => one.candidates).length} candidates`,
)

const learn = (known: readonly Lesson[]) =>
  trainNet(
    known.flatMap(({ sequences }) => sequences),
    names,
    OPTIONS,
  )

const sheets = new Map(THRESHOLDS.map((threshold) => [threshold, new Sheet()]))
for (let fold = 0; fold < FOLDS; fold++) {
  const judge = skillJudge(learn(lessons.filter((one) => one.fold !== fold)))
  for (const { gold, form, candidates } of lessons.filter((one) => one.fold === fold)) {
    const chances = judge(candidates)
    const judged = candidates.map((candidate, at) => ({ candidate, chance: chances[at] ?? 0 }))
    const group = gold.family === 'livecareer' ? 'livecareer' : 'all but livecareer'
    for (const [threshold, sheet] of sheets) {
      const got = chooseSkills(judged, threshold).map(({ candidate: { raw, canonical } }) => [
        raw,
        canonical,
      ])
      const counts = countList(gold.skills, got, isSkill)
      sheet.add([`${form} all`, `${form} ${group}`, `${form} ${gold.family}`], counts)
    }
  }
}
for (const [threshold, sheet] of sheets) {
  const figures = sheet.figures()
  const { 'pdf all': all, 'pdf all but livecareer': pdf, 'text all but livecareer': text } = figures
  console.log(`threshold ${threshold}: pdf ${all}, without livecareer pdf ${pdf}, text ${text}`)
}
const figures = sheets.get(THRESHOLD)?.figures()
console.log(figures)

if (args.write) {
  const trained = { documents: lessons.length, ...OPTIONS, 'F1 in cross-validation': figures }
  const path = new URL('../../../src/resume/lists/data/skill-net.json', import.meta.url)
  writeFileSync(path, `${JSON.stringify({ trained, ...learn(lessons) })}\n`)
}
