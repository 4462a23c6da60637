// How likely each candidate is a skill: a network over all candidates of a résumé in their order,
// learned offline (eval/lists). It sees each candidate beside its neighbours and the mean of its
// passage, since a list holds things of one kind.
import { rowsOf } from '../../sequence/crf/decode.js'
import { marginals } from '../../sequence/crf/marginals.js'
import { loadNet, type Net, readNet, type StoredNet } from '../../sequence/net/net.js'
import { scoreItems } from '../../sequence/net/score-items.js'
import type { SkillCandidate } from './skill-candidates.js'
import { skillFeatures } from './skill-features.js'
import type { Passage } from './skill-passages.js'
import { documentTraits, passageTraits } from './skill-traits.js'

/** The network's labels. */
export const NO_SKILL = 'no'
export const SKILL = 'yes'

/**
 * Chance from which a candidate counts. Of the thresholds tried in cross-validation it was the best
 * or as good, for PDFs and for pasted text.
 */
export const THRESHOLD = 0.44

/** The kinds of steps from one candidate to the next. */
const WITHIN_PASSAGE = 0
const TO_NEXT_PASSAGE = 1

/** What the network goes by, for one document. */
export interface CandidateChain {
  features: string[][]
  steps: Uint8Array
  /** The passage of each candidate. */
  looks: string[]
}

export function candidateChain(candidates: SkillCandidate[]): CandidateChain {
  const document = documentTraits(candidates)
  const traits = passageTraits(candidates)
  const numbers = new Map<Passage, string>()
  for (const { passage } of candidates)
    if (!numbers.has(passage)) numbers.set(passage, String(numbers.size))
  return {
    features: candidates.map((candidate) => {
      const own = traits.get(candidate.passage)
      return own ? [...skillFeatures(candidate, document, own), ...own.shared] : []
    }),
    steps: Uint8Array.from(candidates, ({ passage }, at) =>
      candidates[at - 1]?.passage === passage ? WITHIN_PASSAGE : TO_NEXT_PASSAGE,
    ),
    looks: candidates.map(({ passage }) => numbers.get(passage) ?? ''),
  }
}

/** The chance of each candidate, in order. */
export type SkillJudge = (candidates: SkillCandidate[]) => number[]

export const skillJudge = (stored: StoredNet): SkillJudge => judgeOf(loadNet(stored))

function judgeOf(net: Net): SkillJudge {
  const right = net.labels.indexOf(SKILL)
  return (candidates) => {
    if (candidates.length === 0) return []
    const { features, steps, looks } = candidateChain(candidates)
    const shares = marginals(net, scoreItems(net, rowsOf(net, features), looks), steps)
    return candidates.map((_, at) => shares[at * net.labels.length + right] ?? 0)
  }
}

export const ownJudge: SkillJudge = judgeOf(readNet('./data/skill-net.json', import.meta.url))
