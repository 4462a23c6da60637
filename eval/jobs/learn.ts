// Learns the models of job descriptions from labelled postings.

import { type CrfModel, loadModel, type StoredModel } from '#engine/core/crf/model.js'
import {
  type JobModels,
  jobSignals,
  labelUnits,
  type RefusalModel,
  readFields,
  seeUnit,
  sourceLines,
  splitUnits,
  type TitleModel,
  titleCandidates,
  titleContext,
  type Unit,
  unitFeatures,
} from '#engine/job/training.js'
import type { Line } from '#engine/layout/types.js'
import { similarity } from '../measure/alike.js'
import { trainCrf } from '../train/crf-trainer.js'
import { seeded } from '../train/random.js'
import { Names, type Sequence, sequenceOf } from '../train/sequence.js'
import { labelsOf, tagSkills } from './align.js'
import { learnRefusal } from './learn-refusal.js'
import { learnTitle, type TitleExample } from './learn-title.js'
import type { Posting } from './set.js'

export const UNIT_OPTIONS = { epochs: 14, rate: 0.07, l2: 3, minCount: 2, dropout: 0 }
export const PHRASE_OPTIONS = { epochs: 12, rate: 0.07, l2: 3, minCount: 3, dropout: 0.25 }
/** A source with more postings counts more, but not as much more as it has: 1 would make all equal. */
const SOURCE_BALANCE = 0.5
/** Copies of each document whose headings are forgotten one in three times. */
const COPIES = 2
const HEADINGS_LOST = 0.35

export interface Example {
  posting: Posting
  read: Unit[]
  source: string
  units: Sequence[]
  phrases: Sequence[]
  title: TitleExample
  lostTexts: string[]
  lostSkills: string[]
}

const signalsOf = (units: readonly Unit[], model: CrfModel) => jobSignals(labelUnits(units, model))

/** The same document with some of its headings unread. */
function blurred(units: readonly Unit[], random: () => number): Unit[] {
  let lost = false
  return units.map((unit) => {
    if (unit.isHeading) lost = random() < HEADINGS_LOST
    return lost && !unit.isHeading ? { ...unit, heading: '' as const, headingWords: [] } : unit
  })
}

export interface Lessons {
  names: Names
  examples: Example[]
}

export function exampleOf(posting: Posting, names: Names, random: () => number): Example {
  const { gold, document } = posting
  const lines = sourceLines(document)
  const units = splitUnits(lines)
  const { labels, lost } = labelsOf(units, gold)
  const group = gold.id
  const forms = [units, ...Array.from({ length: COPIES }, () => blurred(units, random))]
  const skills = [...gold.must_have, ...gold.nice_to_have].map(({ skill }) => skill)
  const found = new Set<string>()
  const phrases = units
    .filter((unit) => !unit.isHeading)
    .flatMap((unit, at) => {
      if (labels[at] !== 'Q') return []
      const { words, features } = seeUnit(unit)
      const tagged = tagSkills(words, skills)
      for (const skill of tagged.found) found.add(skill)
      return [sequenceOf(names, { features }, tagged.labels, group)]
    })
  return {
    posting,
    read: units,
    source: gold.source,
    units: forms.map((form) => sequenceOf(names, { features: unitFeatures(form) }, labels, group)),
    phrases,
    title: titleExample(posting, lines, units),
    lostTexts: lost,
    lostSkills: skills.filter((skill) => !found.has(skill)),
  }
}

function titleExample({ gold, document }: Posting, lines: Line[], units: Unit[]): TitleExample {
  if (!gold.title || document.posting?.title) return { candidates: [], weight: 1 }
  const fields = readFields(units)
  const context = titleContext(document, units, fields)
  const candidates = titleCandidates(document, lines, units, fields, context)
  const wanted = gold.title
  return {
    candidates: candidates.map(({ features, text }) => ({
      features,
      isRight: similarity(wanted, text) >= 0.8,
    })),
    weight: 1,
  }
}

export interface StoredModels {
  title: TitleModel
  refusal: RefusalModel
  units: StoredModel
  phrases: StoredModel
}

export function learn({ names, examples }: Lessons, others: readonly Unit[][]): StoredModels {
  const counts = new Map<string, number>()
  for (const { source } of examples) counts.set(source, (counts.get(source) ?? 0) + 1)
  const weighted = (list: Sequence[], source: string) => {
    const weight = (examples.length / counts.size / (counts.get(source) ?? 1)) ** SOURCE_BALANCE
    return list.map((each) => ({ ...each, weight }))
  }
  const units = trainCrf(
    examples.flatMap((each) => weighted(each.units, each.source)),
    names,
    UNIT_OPTIONS,
  )
  const labeller = loadModel(units)
  const refusal = learnRefusal([
    ...examples.map((each) => ({ signals: signalsOf(each.read, labeller), isJob: true })),
    ...others.map((each) => ({ signals: signalsOf(each, labeller), isJob: false })),
  ])
  return {
    title: learnTitle(examples.map((each) => each.title)),
    units,
    refusal,
    phrases: trainCrf(
      examples.flatMap((each) => weighted(each.phrases, each.source)),
      names,
      PHRASE_OPTIONS,
    ),
  }
}

export const load = (stored: StoredModels): JobModels => ({
  title: stored.title,
  refusal: stored.refusal,
  units: loadModel(stored.units),
  phrases: loadModel(stored.phrases),
})

export function lessonsOf(postings: readonly Posting[]): Lessons {
  const random = seeded(5)
  const names = new Names()
  return { names, examples: postings.map((posting) => exampleOf(posting, names, random)) }
}
