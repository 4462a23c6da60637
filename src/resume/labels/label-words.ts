// Labels the words in the head of an entry: employer and title, or institution, degree and field.
import { labelRows } from '../../core/crf/decode.js'
import { type CrfModel, readModel } from '../../core/crf/model.js'
import type { Found, Span } from '../types.js'
import { rowReader } from './feature-rows.js'
import type { SeenLine } from './line-features.js'
import type { HeadWord } from './split-head.js'
import { headWords } from './word-features.js'

const load = (name: string) => {
  const model: CrfModel = readModel(`./data/${name}-model.json`, import.meta.url)
  return { model, rowsOf: rowReader(model) }
}

const MODELS = { work: load('work'), education: load('education') }

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
function close(open: Open, lines: SeenLine[]): TaggedField {
  const spans: Span[] = []
  const texts: string[] = []
  for (const word of open.words) {
    const seen = lines[word.line]
    const index = seen?.source.line.index ?? -1
    const last = spans.at(-1)
    if (last?.line === index) last.end = word.end
    else spans.push({ line: index, start: word.start, end: word.end })
  }
  for (const span of spans) {
    const seen = lines.find((line) => line.source.line.index === span.line)
    texts.push(seen?.source.line.text.slice(span.start, span.end) ?? '')
  }
  const confidence =
    open.probabilities.reduce((sum, value) => sum + value, 0) / open.probabilities.length
  return { tag: open.tag, value: texts.join(' '), spans, confidence }
}

export function labelWords(kind: 'work' | 'education', lines: SeenLine[]): TaggedField[] {
  const { words, features } = headWords(lines)
  const { model, rowsOf } = MODELS[kind]
  const labels = labelRows(model, rowsOf(features))
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
