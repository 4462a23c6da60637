// Labels the words in the head of an entry: employer and title, or institution, degree and field.
import { type Labelled, labelScores } from '../../sequence/crf/decode.js'
import { scoreItems } from '../../sequence/net/score-items.js'
import type { Found, Span } from '../types.js'
import type { Chain } from './chain.js'
import type { CluedLine } from './clued-lines.js'
import type { NetModel } from './models.js'
import type { HeadWord } from './split-head.js'
import { type HeadWords, wordsOfHeads } from './word-features.js'

export type FieldTag = 'EMP' | 'TTL' | 'INS' | 'DEG' | 'FLD'

export interface TaggedField extends Found {
  tag: FieldTag
}

interface Open {
  tag: FieldTag
  words: HeadWord[]
  probabilities: number[]
}

/** The text that the words span, line by line. */
function close(open: Open, lines: readonly CluedLine[]): TaggedField {
  const spans: Span[] = []
  const texts: string[] = []
  for (const word of open.words) {
    const clued = lines[word.line]
    const index = clued?.source.line.index ?? -1
    const last = spans.at(-1)
    if (last?.line === index) last.end = word.end
    else spans.push({ line: index, start: word.start, end: word.end })
  }
  for (const span of spans) {
    const clued = lines.find((line) => line.source.line.index === span.line)
    texts.push(clued?.source.line.text.slice(span.start, span.end) ?? '')
  }
  const confidence =
    open.probabilities.reduce((sum, value) => sum + value, 0) / open.probabilities.length
  return { tag: open.tag, value: texts.join(' '), spans, confidence }
}

/**
 * What the labeller of words goes by, for all heads of one kind in a document, one head after the
 * other, with the number of words in each. Words in the same slot of their heads count as looking
 * alike.
 */
export function wordChain(heads: readonly HeadWords[]): Chain {
  return {
    features: heads.flatMap(({ features }) => features),
    steps: Uint8Array.from(heads.flatMap(({ steps }) => steps)),
    looks: heads.flatMap(({ slots }) => slots),
    lengths: heads.map(({ words }) => words.length),
  }
}

/** The fields in the words of each head. */
export function labelWords(
  { labeller, net, rowsOf }: NetModel,
  heads: readonly (readonly CluedLine[])[],
): TaggedField[][] {
  const all = wordsOfHeads(heads, labeller)
  const { features, steps, looks, lengths } = wordChain(all)
  const scores = scoreItems(net, rowsOf(features), looks, lengths)
  const size = net.labels.length
  let from = 0
  return all.map(({ words }, at) => {
    const to = from + words.length
    const labels = labelScores(
      net,
      scores.subarray(from * size, to * size),
      steps.subarray(from, to),
    )
    from = to
    return fieldsOf(words, labels, heads[at] ?? [])
  })
}

/** The fields that labelled words make, in order. */
export function fieldsOf(
  words: readonly HeadWord[],
  labels: readonly Labelled[],
  lines: readonly CluedLine[],
): TaggedField[] {
  const out: TaggedField[] = []
  let open: Open | null = null
  words.forEach((word, index) => {
    const { label, probability } = labels[index] ?? { label: 'O', probability: 0 }
    const tag = label.slice(2) as FieldTag
    if (open && (label === 'O' || label.startsWith('B') || open.tag !== tag)) {
      out.push(close(open, lines))
      open = null
    }
    if (label === 'O') return
    open ??= { tag, words: [], probabilities: [] }
    open.words.push(word)
    open.probabilities.push(probability)
  })
  if (open) out.push(close(open, lines))
  return out
}
