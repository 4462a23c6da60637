// Learns the models of job descriptions from labelled postings.

import {
  type JobModels,
  jobSignals,
  labelUnits,
  type RankingModel,
  type RefusalModel,
  seeUnit,
  sourceLines,
  splitUnits,
  type Unit,
  unitFeatures,
  unitLooks,
} from '#engine/job/training.js'
import type { Line } from '#engine/layout/types.js'
import { loadModel, type StoredModel } from '#engine/sequence/crf/model.js'
import { loadNet, type StoredNet } from '#engine/sequence/net/net.js'
import { lookNumbers } from '#engine/sequence/net/score-items.js'
import { trainCrf } from '../train/crf-trainer.js'
import { type LookedAt, type NetOptions, trainNet } from '../train/net/train-net.js'
import { seeded } from '../train/random.js'
import { Names, type Sequence, sequenceOf } from '../train/sequence.js'
import { labelsOf, tagSkills } from './align.js'
import { learnEmployment, learnTitle } from './learn-facts.js'
import { learnPhrases, phraseLesson } from './learn-phrases.js'
import { learnRefusal } from './learn-refusal.js'
import type { Posting } from './set.js'

export const CHAIN_OPTIONS = { epochs: 14, rate: 0.07, l2: 3, minCount: 2, dropout: 0 }
export const UNIT_OPTIONS: NetOptions = {
  epochs: 10,
  rate: 0.003,
  width: 32,
  layers: 2,
  minCount: 3,
  dropout: 0.6,
  blanked: 0.1,
  members: 3,
}
/**
 * How far sources are balanced: a source with more postings counts more, but less than in
 * proportion. 1 would make all equal.
 */
const SOURCE_BALANCE = 0.5
/** How many copies of each document are made, with one in three headings forgotten. */
const COPIES = 2
const HEADINGS_LOST = 0.35

export interface Example {
  posting: Posting
  lines: Line[]
  read: Unit[]
  source: string
  units: LookedAt[]
  phrases: LookedAt
  lostTexts: string[]
  lostSkills: string[]
}

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
  /** Made-up postings, used only for facts and refusal. */
  heads: Head[]
}

type Head = Pick<Example, 'posting' | 'lines' | 'read'>
/** How much a made-up posting counts compared with a real one. */
const HEAD_WEIGHT = 0.18

export function exampleOf(posting: Posting, names: Names, random: () => number): Example {
  const { gold, document } = posting
  const lines = sourceLines(document)
  const units = splitUnits(lines)
  const { labels, lost } = labelsOf(units, gold)
  const group = gold.id
  const forms = [units, ...Array.from({ length: COPIES }, () => blurred(units, random))]
  const skills = [...gold.must_have, ...gold.nice_to_have].map(({ skill }) => skill)
  const found = new Set<string>()
  const asked = units
    .filter((unit) => !unit.isHeading)
    .flatMap((unit, at) => {
      if (labels[at] !== 'Q') return []
      const { words, features } = seeUnit(unit)
      const tagged = tagSkills(words, skills)
      for (const skill of tagged.found) found.add(skill)
      return [{ features, labels: tagged.labels }]
    })
  return {
    posting,
    lines,
    read: units,
    source: gold.source,
    units: forms.map((form) => ({
      ...sequenceOf(names, { features: unitFeatures(form) }, labels, group),
      looks: lookNumbers(unitLooks(form)),
      lengths: [labels.length],
    })),
    phrases: phraseLesson(names, asked, group),
    lostTexts: lost,
    lostSkills: skills.filter((skill) => !found.has(skill)),
  }
}

interface StoredUnits {
  chain: StoredModel
  net: StoredNet
}

const loadUnits = ({ chain, net }: StoredUnits): JobModels['units'] => ({
  chain: loadModel(chain),
  net: loadNet(net),
})

export interface StoredModels {
  title: RankingModel
  employment: RankingModel
  refusal: RefusalModel
  units: StoredUnits
  phrases: StoredNet
}

export function learn(
  { names, examples, heads }: Lessons,
  others: readonly Unit[][],
): StoredModels {
  const counts = new Map<string, number>()
  for (const { source } of examples) counts.set(source, (counts.get(source) ?? 0) + 1)
  const weighted = <S extends Sequence>(list: S[], source: string): S[] => {
    const weight = (examples.length / counts.size / (counts.get(source) ?? 1)) ** SOURCE_BALANCE
    return list.map((each) => ({ ...each, weight }))
  }
  const unitLessons = examples.flatMap((each) => weighted(each.units, each.source))
  const units = {
    chain: trainCrf(unitLessons, names, CHAIN_OPTIONS),
    net: trainNet(unitLessons, names, UNIT_OPTIONS),
  }
  const labeller = loadUnits(units)
  const labelled = [
    ...examples.map((each) => ({ ...each, weight: 1 })),
    ...heads.map((each) => ({ ...each, weight: HEAD_WEIGHT })),
  ].map((each) => ({ ...each, units: labelUnits(each.read, labeller) }))
  const title = learnTitle(labelled)
  // Made-up heads would teach it to accept short texts of any kind: 10 of 302 others instead of 4.
  const refusal = learnRefusal([
    ...labelled
      .slice(0, examples.length)
      .map((each) => ({ signals: jobSignals(each.units), isJob: true })),
    ...others.map((each) => ({ signals: jobSignals(labelUnits(each, labeller)), isJob: false })),
  ])
  return {
    title,
    employment: learnEmployment(labelled, title),
    units,
    refusal,
    phrases: learnPhrases(
      examples.flatMap((each) => weighted([each.phrases], each.source)),
      names,
    ),
  }
}

export const load = (stored: StoredModels): JobModels => ({
  title: stored.title,
  employment: stored.employment,
  refusal: stored.refusal,
  units: loadUnits(stored.units),
  phrases: loadNet(stored.phrases),
})

function headOf(posting: Posting): Head {
  const lines = sourceLines(posting.document)
  return { posting, lines, read: splitUnits(lines) }
}

export function lessonsOf(postings: readonly Posting[], heads: readonly Posting[] = []): Lessons {
  const random = seeded(5)
  const names = new Names()
  const examples = postings.map((posting) => exampleOf(posting, names, random))
  return { names, examples, heads: heads.map(headOf) }
}
