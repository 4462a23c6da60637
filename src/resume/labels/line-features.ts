// What the labeller sees of a line by itself, as features: its words, its looks, its dates, what its
// pieces could be. `neighbour-features.ts` adds what the lines around it say.

import type { DateRange } from '../../dates/types.js'
import { languageFileJson } from '../../languages/read-languages.js'
import { plainWords } from '../../text/ascii-runs.js'
import { spacedParts } from '../../text/spaces.js'
import type { SectionedLine } from '../sections/assign-sections.js'
import type { CluedLine } from './clued-lines.js'
import { type Clues, KINDS } from './clues.js'
import {
  closed,
  clueNames,
  counted,
  type Feature,
  flagged,
  opened,
  paired,
  stepped,
  worded,
} from './feature-names.js'
import { withoutDates } from './pieces.js'
import { looksOf } from './segment-looks.js'

interface LineWords {
  verbs: string[]
  cues: Record<string, string[]>
}

const words = languageFileJson('en', 'line-words.json') as LineWords
const VERBS = new Set(words.verbs)
const CUES = Object.entries(words.cues).flatMap(([kind, list]) =>
  list.map((word) => [word, kind] as const),
)
/** Each word's cues, as features. */
const CUES_OF = new Map<string, number[]>()
for (const [word, kind] of CUES)
  CUES_OF.set(word, [...(CUES_OF.get(word) ?? []), closed(`cue:${kind}`)])

export interface OwnFeatures {
  /** All of them, in a list that the caller may add to. */
  all: Feature[]
  /** The kind of its first date, which the line above sees too. */
  date: number
}

/** Steps of the number of words: a head has few, a sentence many. */
const WORD_EDGES = [2, 4, 7, 11, 16] as const
const SIZE = stepped('size:', [0.93, 1.04, 1.15, 1.35])
const WORDS = stepped('words:', WORD_EDGES)
const INDENT = stepped('indent:', [0.5, 1.5, 3, 6])
const GAP = stepped('gap:', [0.3, 0.8, 1.6])
const SINCE = stepped('since:', [1, 2, 3, 6, 12, 25])
const SEGMENTS = counted('segments:', 3)
const DATES = counted('dates:', 3)
const FIRST_LOOKS = worded('set:')
const LAST_LOOKS = worded('set.last:')
const BEST = clueNames('')
const FIRST = clueNames('1')
const CROSSED = paired('&')
const SECTION = worded('')
const IN_SECTION = worded('in:')
const NAMED = worded('names:')
const HEADING = worded('heading:')
const FIRST_WORD = opened('first:')
const LAST_WORD = opened('last:')
const WORD = opened('w:')
const IS_BULLET = flagged('bullet:')
const IS_BOLD = flagged('bold:')
const IS = KINDS.map((kind) => [kind, closed(`is:${kind}`)] as const)
/** Half sure is enough for a feature; the model weighs it. */
export const IS_MIN = 0.5
const DATE = {
  none: closed('date:none'),
  single: closed('date:single'),
  now: closed('date:now'),
  range: closed('date:range'),
  only: closed('date:only'),
  first: closed('date:first'),
  last: closed('date:last'),
  month: closed('date:month'),
} as const
const LOOK = {
  bold: closed('bold'),
  boldPart: closed('bold:part'),
  italic: closed('italic'),
  caps: closed('caps'),
  bullet: closed('bullet'),
  colored: closed('colored'),
  sidebar: closed('sidebar'),
} as const
const WORDING = {
  verb: closed('verb'),
  lower: closed('lower'),
  stop: closed('stop'),
  colon: closed('colon'),
  label: closed('label'),
} as const
/** Three characters that are no marks: there is more on the line than its dates. */
const MORE = /(?:[\s()[\],.:|–-]*[^\s()[\],.:|–-]){3}/

function dateFeatures(text: string, ranges: DateRange[]): number[] {
  const first = ranges[0]
  if (!first) return [DATE.none]
  const kind = first.single ? 'single' : first.to === 'present' ? 'now' : 'range'
  const out = [DATE[kind], DATES(ranges.length)]
  if (!MORE.test(withoutDates(text, ranges))) out.push(DATE.only)
  if (first.start <= 2) out.push(DATE.first)
  if ((ranges.at(-1)?.end ?? 0) >= text.length - 2) out.push(DATE.last)
  if (first.from.month > 0) out.push(DATE.month)
  return out
}

function looks({ line }: SectionedLine): Feature[] {
  const out: Feature[] = [
    SIZE(line.size),
    INDENT(line.indent),
    GAP(line.gapBefore),
    SEGMENTS(line.segments.length),
  ]
  out.push(FIRST_LOOKS(looksOf(line.segments[0])), LAST_LOOKS(looksOf(line.segments.at(-1))))
  if (line.bold) out.push(LOOK.bold)
  else if (line.segments.some((segment) => segment.bold)) out.push(LOOK.boldPart)
  if (line.italic) out.push(LOOK.italic)
  if (line.caps) out.push(LOOK.caps)
  if (line.bullet) out.push(LOOK.bullet)
  if (line.colored) out.push(LOOK.colored)
  if (line.sidebar) out.push(LOOK.sidebar)
  return out
}

/** What is longer before a colon is no label. */
const LABEL_CHARS_MAX = 30
/** Cues of headings and heads stand near a line's beginning. */
const CUE_WORDS_MAX = 30
/** The words of a longer line are those of a sentence, and tell nothing of its kind one by one. */
const HEAD_WORDS_MAX = 14

function wordFeatures(text: string): Feature[] {
  const list = plainWords(text) ?? text.toLowerCase().match(/\p{Alpha}+/gu) ?? []
  const out: Feature[] = [WORDS(list.length)]
  const first = list[0] ?? ''
  out.push(FIRST_WORD(first), LAST_WORD(list.at(-1) ?? ''))
  if (VERBS.has(first)) out.push(WORDING.verb)
  if (/^\p{Lower}/u.test(text)) out.push(WORDING.lower)
  const end = text.trimEnd()
  if (end.endsWith('.') || end.endsWith(';')) out.push(WORDING.stop)
  if (end.endsWith(':')) out.push(WORDING.colon)
  const colon = text.indexOf(':')
  if (colon >= 2 && colon <= LABEL_CHARS_MAX) out.push(WORDING.label)
  const seen = new Set<Feature>()
  for (const word of list.slice(0, CUE_WORDS_MAX)) {
    for (const cue of CUES_OF.get(word) ?? []) seen.add(cue)
    if (list.length <= HEAD_WORDS_MAX) seen.add(WORD(word))
  }
  return [...out, ...seen]
}

function clueFeatures(clues: Clues[], best: Clues): Feature[] {
  const out: Feature[] = []
  BEST(best, out)
  if (clues[0]) FIRST(clues[0], out)
  return out
}

export function ownFeatures({ source, ranges, clues, best }: CluedLine): OwnFeatures {
  const { line, section, heading, names, distance } = source
  const dates = dateFeatures(line.text, ranges)
  const date = dates[0] ?? DATE.none
  const all = [...looks(source), ...wordFeatures(line.text), ...dates, ...clueFeatures(clues, best)]
  if (names) all.push(NAMED(names))
  if (heading) all.push(HEADING(heading))
  all.push(SINCE(distance))
  const within = SECTION(section)
  all.push(
    CROSSED(within, date),
    CROSSED(within, IS_BULLET(line.bullet)),
    CROSSED(within, HEADING(heading ?? 'no')),
    CROSSED(within, IS_BOLD(line.bold)),
    CROSSED(within, WORDS(spacedParts(line.text))),
  )
  for (const [kind, is] of IS) if (best[kind] >= IS_MIN) all.push(CROSSED(within, is))
  all.push(IN_SECTION(section))
  return { all, date }
}
