// The features by which the phrase reader sees a word: itself, its neighbours, the vocabulary, and
// its place.
import { languageFileJson } from '../../languages/read-languages.js'
import { anyOf } from '../../languages/words.js'
import { dataJson } from '../../tables/data-file.js'
import { findSkills, skillById } from '../../taxonomy/skills/skills.js'
import type { SkillMention } from '../../taxonomy/skills/types.js'
import { fold } from '../../text/fold.js'
import type { Unit } from '../types.js'
import { type Word, wordsOf } from './words.js'

const groups = languageFileJson('en', 'phrase-groups.json') as Record<string, string[]>
const GROUP = new Map<string, string>()
for (const [group, list] of Object.entries(groups)) {
  for (const word of list) if (!GROUP.has(word)) GROUP.set(word, group)
}

/** How often experts marked a word as part of a skill or of knowledge (SkillSpan), in five steps. */
const asked = dataJson('./data/asked-words.json', import.meta.url) as Record<string, string>
const STEP = new Map<string, number>()
for (const [step, list] of Object.values(asked).entries()) {
  for (const word of list.split(' ')) STEP.set(word, step)
}

/** The last word of a group is looked for this many words back. */
const REACH = 12

export interface SeenUnit {
  words: Word[]
  mentions: SkillMention[]
  features: string[][]
}

function shapeOf(text: string): string {
  if (/^\p{Upper}{2,}$/u.test(text)) return 'CAPS'
  if (/^\p{Upper}\p{Lower}+$/u.test(text)) return 'Cap'
  if (/^[\p{Lower}'’-]+$/u.test(text)) return 'low'
  if (/^\d+$/.test(text)) return 'num'
  if (/^[^\p{Alpha}\p{N}]+$/u.test(text)) return text
  return 'mix'
}

/**
 * How the vocabulary sees each word: outside a skill, first in one or inside it, how surely, and of
 * which kind.
 */
function knownTags(words: Word[], mentions: SkillMention[]): { tag: string; kind: string }[] {
  let at = 0
  return words.map((word) => {
    while (at < mentions.length && (mentions[at]?.end ?? 0) <= word.start) at++
    const mention = mentions[at]
    if (!mention || mention.start >= word.end) return { tag: 'o', kind: '' }
    const part = word.start <= mention.start ? 'b' : 'i'
    const last = word.end >= mention.end ? 'e' : ''
    const kind = skillById(mention.id)?.kind ?? ''
    return { tag: `${part}${last}${mention.isSkill ? '' : '?'}`, kind }
  })
}

interface Seen {
  word: string
  /** The word's class: a closed class by list, an open one by ending and capital. */
  form: string
  step: number | string
  group: string
  shape: string
  tag: string
  kind: string
}

/** Larger distances look the same to the model. */
const SEEN_BACK_MAX = 4
/** Endings show the part of speech: "-ing", "-ment". */
const END_CHARS = 3
const LONG_END_CHARS = 4

function far(seen: Seen[], at: number, group: string): string {
  for (let back = 1; back <= REACH && at - back >= 0; back++) {
    const other = seen[at - back]
    if (other?.group === group) return `${other.word}:${Math.min(back, SEEN_BACK_MAX)}`
    if (other?.shape === '.' || other?.shape === ';') return 'none'
  }
  return 'none'
}

function wordList(seen: Seen[], at: number, depth: number, unit: Unit): string[] {
  const own = seen[at]
  if (!own) return []
  const out = [
    'bias',
    `w:${own.word}`,
    `g:${own.group}`,
    `s:${own.shape}`,
    `t:${own.tag}&k:${own.kind}`,
    `end:${own.word.slice(-LONG_END_CHARS)}`,
    `end3:${own.word.slice(-END_CHARS)}`,
    `c:${own.form}`,
    `a:${own.step}`,
    `a3:${seen[at - 1]?.step ?? ''}|${own.step}|${seen[at + 1]?.step ?? ''}`,
    `ac:${own.step}|${own.form}`,
    `c3:${seen[at - 1]?.form ?? ''}|${own.form}|${seen[at + 1]?.form ?? ''}`,
    `c2:${seen[at - 2]?.form ?? ''}|${seen[at - 1]?.form ?? ''}|${own.form}`,
    `c4:${own.form}|${seen[at + 1]?.form ?? ''}|${seen[at + 2]?.form ?? ''}`,
    `depth:${depth}`,
    `ask:${far(seen, at, 'asking')}`,
    `link:${far(seen, at, 'link')}`,
    `edu:${far(seen, at, 'edu') !== 'none'}`,
    `under:${unit.heading}`,
    at === 0 ? 'first' : 'inner',
  ]
  for (const offset of [-2, -1, 1, 2]) {
    const near = seen[at + offset]
    if (!near) {
      out.push(`${offset}/edge`)
      continue
    }
    out.push(`${offset}/w:${near.word}`, `${offset}/t:${near.tag}`)
    if (Math.abs(offset) === 1) {
      out.push(
        `${offset}/s:${near.shape}`,
        `${offset}/g&g:${near.group}|${own.group}`,
        `${offset}/w&t:${near.word}|${own.tag}`,
      )
    }
  }
  out.push(`around:${seen[at - 1]?.group ?? ''}|${own.tag}|${seen[at + 1]?.group ?? ''}`)
  return out
}

const groupOf = (word: string): string =>
  GROUP.get(word) ?? (/ly$/.test(word) ? 'ly' : /ing$/.test(word) ? 'ing' : 'x')

/** Endings that tell nouns, adjectives and verbs apart. */
const ENDINGS = new RegExp(`(?:${anyOf('demand:endings')})$`)

function formOf(word: string, group: string, shape: string): string {
  if (group !== 'x' && group !== 'ing' && group !== 'ly') return group
  if (shape !== 'low' && shape !== 'Cap') return shape
  return `${shape === 'Cap' ? 'C' : ''}${ENDINGS.exec(word)?.[0] ?? '-'}`
}

export function seeUnit(unit: Unit): SeenUnit {
  const words = wordsOf(unit.text)
  const mentions = findSkills(unit.text, { kind: 'prose' })
  const tags = knownTags(words, mentions)
  const seen = words.map((word, index) => {
    const folded = fold(word.text)
    const { tag = 'o', kind = '' } = tags[index] ?? {}
    const group = groupOf(folded)
    const shape = shapeOf(word.text)
    const step = STEP.get(folded) ?? '-'
    return { word: folded, step, form: formOf(folded, group, shape), group, shape, tag, kind }
  })
  let depth = 0
  const features = seen.map((own, at) => {
    if (own.shape === '(') depth = 1
    const list = wordList(seen, at, depth, unit)
    if (own.shape === ')') depth = 0
    return list
  })
  return { words, mentions, features }
}
