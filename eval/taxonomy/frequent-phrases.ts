// The phrases that most job ads use, of those that SkillSpan, O*NET or ESCO call a skill.
import { PhraseMap } from '#engine/taxonomy/match/phrase-map.js'
import { PhraseCollector } from '#engine/taxonomy/match/phrase-table.js'
import { foldName, type Token, tokenize } from '#engine/taxonomy/match/tokenize.js'
import { Counts } from '../figures.js'
import {
  escoKnowledgeLabels,
  jobTexts,
  knowledgeOf,
  onetTechnologies,
  type Sentence,
} from './skills-corpora.js'

const PHRASE_WORDS_MAX = 4
/** Degrees are marked in the corpora but belong to the degrees vocabulary. */
const DEGREE = /degree|diploma|^(?:b|m) ?s(?:c)?$|^ph ?d$|^(?:master|bachelor) ?s?$/

type Phrases = PhraseMap<string>

export const lettersOf = (text: string): number => foldName(text).join('').length

/** Passes on every longest name in a text, with the token at which it begins. */
function eachPhrase(
  candidates: Phrases,
  tokens: readonly Token[],
  visit: (phrase: string, first: Token | undefined) => void,
): void {
  for (let at = 0; at < tokens.length; ) {
    const hits = candidates.at(tokens, at).filter((hit) => hit.form === 'same' && !hit.loose)
    const longest = hits.at(-1)
    if (longest) visit(longest.value, tokens[at])
    at += longest?.length ?? 1
  }
}

function candidatePhrases(corpora: string, sentences: readonly Sentence[]): Phrases {
  const collector = new PhraseCollector<string>()
  const listed = [...onetTechnologies(corpora, false), ...escoKnowledgeLabels(corpora)]
  for (const phrase of [...knowledgeOf(sentences), ...listed]) {
    const words = foldName(phrase)
    if (words.length > 0 && words.length <= PHRASE_WORDS_MAX && lettersOf(phrase) > 1) {
      collector.add(words.join(' '), words.join(' '))
    }
  }
  const { table, values } = collector.finish()
  return new PhraseMap(table, (place) => values[place] ?? '')
}

interface Share {
  marked: number
  all: number
}

/** For each phrase, the share of its places in SkillSpan that the annotators marked as a skill. */
function markedShares(sentences: readonly Sentence[], candidates: Phrases): Map<string, Share> {
  const shares = new Map<string, Share>()
  for (const { tokens, tags_skill, tags_knowledge } of sentences) {
    const starts: number[] = []
    let text = ''
    for (const token of tokens) {
      starts.push(text.length)
      text += `${token} `
    }
    eachPhrase(candidates, tokenize(text), (phrase, first) => {
      const at = starts.findLastIndex((start) => start <= (first?.start ?? 0))
      const share = shares.get(phrase) ?? { marked: 0, all: 0 }
      share.all++
      if (tags_skill[at] !== 'O' || tags_knowledge[at] !== 'O') share.marked++
      shares.set(phrase, share)
    })
  }
  return shares
}

/**
 * Words such as "location" are marked in the corpora too. So a phrase must be marked in half of its
 * places in SkillSpan or, if it has none there, have more than one word.
 */
export function frequentPhrases(
  corpora: string,
  sentences: readonly Sentence[],
  count: number,
): string[] {
  const candidates = candidatePhrases(corpora, sentences)
  const shares = markedShares(sentences, candidates)
  const isSkill = (phrase: string) => {
    const share = shares.get(phrase)
    if (DEGREE.test(phrase)) return false
    return share ? share.marked * 2 >= share.all : phrase.includes(' ')
  }
  const counts = new Counts<string>()
  for (const text of jobTexts(corpora)) {
    const seen = new Set<string>()
    eachPhrase(candidates, tokenize(text), (phrase) => seen.add(phrase))
    for (const phrase of seen) if (isSkill(phrase)) counts.count(phrase)
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, count)
    .map(([phrase]) => phrase)
}
