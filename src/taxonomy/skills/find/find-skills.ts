// Finds the skills that a text names, each with its place and whether the wording alone settles it.
import { GAP, type Token, tokenize } from '../../match/tokenize.js'
import { matchTypo } from '../match-typo.js'
import type { SkillContext, SkillMention } from '../types.js'
import type { Vocabulary } from '../vocabulary.js'
import { type Candidate, candidatesIn, type Scan } from './candidates.js'
import { type Verdict, weigh } from './weigh.js'

/** Slips are not looked for in longer names. */
const TYPO_WORDS_MAX = 4

function toMention(text: string, candidate: Candidate, verdict: Verdict): SkillMention {
  const { skill } = candidate.spelling
  return {
    start: candidate.start,
    end: candidate.end,
    raw: text.slice(candidate.start, candidate.end),
    id: skill.id,
    canonical: skill.name,
    confident: verdict === 'sure',
    isSkill: verdict === 'sure' || verdict === 'open',
  }
}

/** The items of a list as ranges of tokens. */
function* items(tokens: readonly Token[]): Generator<[from: number, to: number]> {
  let from = 0
  for (let at = 1; at <= tokens.length; at++) {
    const gap = tokens[at]?.gap ?? GAP.stop
    if (gap < GAP.line && gap !== GAP.slash) continue
    if (at > from) yield [from, at]
    from = at
  }
}

/** An item of a list without a known name may be a long name with a slip. */
function misspelt(vocabulary: Vocabulary, scan: Scan, known: readonly Candidate[]): SkillMention[] {
  const taken = new Set(known.map((candidate) => candidate.from))
  const found: SkillMention[] = []
  for (const [from, to] of items(scan.tokens)) {
    const first = scan.tokens[from]
    const last = scan.tokens[to - 1]
    if (!first || !last || to - from > TYPO_WORDS_MAX) continue
    let holds = false
    for (let at = from; at < to; at++) holds ||= taken.has(at)
    if (holds) continue
    const spelling = matchTypo(vocabulary, scan.text.slice(first.start, last.end))
    if (!spelling) continue
    const place = { start: first.start, end: last.end, from, length: to - from, made: false }
    found.push(toMention(scan.text, { ...place, spelling }, 'unsure'))
  }
  return found
}

export function findIn(
  vocabulary: Vocabulary,
  text: string,
  context: SkillContext,
): SkillMention[] {
  const scan: Scan = { text, tokens: tokenize(text), context }
  const candidates = candidatesIn(vocabulary, scan)
  const verdicts = weigh(scan, candidates)
  const mentions: SkillMention[] = []
  candidates.forEach((candidate, at) => {
    const verdict = verdicts[at] ?? 'drop'
    if (verdict !== 'drop') mentions.push(toMention(text, candidate, verdict))
  })
  if (context.kind !== 'list') return mentions
  return [...mentions, ...misspelt(vocabulary, scan, candidates)].sort((a, b) => a.start - b.start)
}
