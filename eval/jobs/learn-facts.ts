// Learns the facts that are chosen among candidates: the title and the kind of employment.
import {
  employmentCandidates,
  findTitle,
  type LabelledUnit,
  printedTitle,
  type RankingModel,
  readFields,
  titleCandidates,
  titleContext,
} from '#engine/job/training.js'
import type { Line } from '#engine/layout/types.js'
import { similarity } from '../measure/alike.js'
import { learnRanking, type RankingExample } from './learn-ranking.js'
import type { Posting } from './set.js'

export const TITLE_OPTIONS = { epochs: 60, rate: 0.15, l2: 0.01, dropout: 0.3, minCount: 2 }
export const EMPLOYMENT_OPTIONS = { epochs: 60, rate: 0.1, l2: 0.5, dropout: 0.2, minCount: 2 }
const SAME_TITLE = 0.8

interface Read {
  posting: Posting
  lines: Line[]
  units: LabelledUnit[]
  weight: number
}

function titleExample({
  posting: { gold, document },
  lines,
  units,
  weight,
}: Read): RankingExample[] {
  if (document.posting?.title) return []
  const wanted = gold.title ?? ''
  const fields = readFields(units)
  const context = titleContext(document, units, fields)
  const found = titleCandidates(document, lines, units, fields, context).map((candidate) => ({
    features: candidate.features,
    text: candidate.text,
    alike: candidate.text === '' ? 0 : similarity(wanted, candidate.text),
  }))
  // Of a line's parts only the best is right, even if others come near.
  const best = Math.max(SAME_TITLE, ...found.map(({ alike }) => alike))
  const isThere = wanted !== '' && found.some(({ alike }) => alike >= best)
  return [
    {
      candidates: found.map(({ features, text, alike }) => ({
        features,
        isRight: isThere ? alike >= best : text === '',
      })),
      weight,
    },
  ]
}

/**
 * Titles of new sources look less like titles than the learned ones, by this much in thousandths.
 */
const NOTHING_LEAN = 2000

export function learnTitle(read: readonly Read[]): RankingModel {
  const { weights } = learnRanking(read.flatMap(titleExample), TITLE_OPTIONS)
  return { weights: { ...weights, nothing: (weights.nothing ?? 0) - NOTHING_LEAN } }
}

function employmentExample(read: Read, titles: RankingModel): RankingExample[] {
  const { posting, lines, units, weight } = read
  const { gold, document } = posting
  if (document.posting && document.posting.employmentTypes.length > 0) return []
  const fields = readFields(units)
  const context = titleContext(document, units, fields)
  const title = findTitle(document, lines, units, fields, context, titles)
  const printed = printedTitle(document, lines, title)
  const candidates = employmentCandidates(printed, fields, units).map(({ features, type }) => ({
    features,
    isRight: type === (gold.employment_type ?? ''),
  }))
  return [{ candidates, weight }]
}

export const learnEmployment = (read: readonly Read[], titles: RankingModel): RankingModel =>
  learnRanking(
    read.flatMap((each) => employmentExample(each, titles)),
    EMPLOYMENT_OPTIONS,
  )
