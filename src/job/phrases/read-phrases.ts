// Reads the skills that a unit asks for, as short phrases with their places.
import type { Net } from '../../sequence/net/net.js'
import { normalizeSkill, skillById } from '../../taxonomy/skills/skills.js'
import type { SkillKind, SkillMention } from '../../taxonomy/skills/types.js'
import type { Unit } from '../types.js'
import { grown } from './grow-phrase.js'
import { labelWords } from './label-words.js'
import { seeUnit } from './word-features.js'
import type { Word } from './words.js'

export interface Phrase {
  /** Offsets in the unit's text. */
  start: number
  end: number
  raw: string
  confidence: number
}

export interface UnitPhrases {
  phrases: Phrase[]
  words: Word[]
  mentions: SkillMention[]
}

/** B opens a phrase, I continues it. */
export function readPhrases(unit: Unit, model: Net): UnitPhrases {
  const { words, mentions, features } = seeUnit(unit)
  const labels = labelWords(model, features)
  const phrases: Phrase[] = []
  for (const [index, { label, probability }] of labels.entries()) {
    const word = words[index]
    const open = phrases.at(-1)
    if (!word || label === 'O') continue
    const continues = label === 'I' && open && labels[index - 1]?.label !== 'O'
    if (continues) {
      open.end = word.end
      open.raw = unit.text.slice(open.start, word.end)
      open.confidence = Math.min(open.confidence, probability)
    } else {
      phrases.push({ start: word.start, end: word.end, raw: word.text, confidence: probability })
    }
  }
  const whole = phrases.map((phrase) => grown(phrase, unit.text, mentions))
  return { phrases: withNamed(whole, [...mentions, ...languages(words)]), words, mentions }
}

/** For names that count anywhere in an asking unit, because nobody mentions a licence idly. */
const NAMED_CONFIDENCE = 0.6

type Named = Pick<SkillMention, 'start' | 'end' | 'raw' | 'id' | 'confident'>

/** Spoken languages that the vocabulary treats as everyday words: "Italian desirable". */
function languages(words: readonly Word[]): Named[] {
  return words.flatMap(({ start, end, text }) => {
    if (!/^\p{Upper}\p{Lower}{3,}$/u.test(text)) return []
    const { taxonomyId: id, canonical } = normalizeSkill(text)
    const isNamed = canonical === text || canonical.startsWith(`${text} `)
    const isLanguage = id !== null && isNamed && skillById(id)?.kind === 'language'
    return isLanguage ? [{ start, end, raw: text, id, confident: true }] : []
  })
}

/** "Italian" may mean a kitchen, but where something is asked of people it is a language. */
const isNamed = (kind: SkillKind | undefined, raw: string, confident: boolean): boolean =>
  (kind === 'licence' && confident) || (kind === 'language' && /^\p{Upper}/u.test(raw))

function withNamed(phrases: Phrase[], mentions: readonly Named[]): Phrase[] {
  const seen = new Set<number>()
  const more = mentions.filter(
    ({ start, end, id, raw, confident }) =>
      isNamed(skillById(id)?.kind, raw, confident) &&
      !phrases.some((phrase) => phrase.start < end && start < phrase.end) &&
      !seen.has(start) &&
      seen.add(start),
  )
  if (more.length === 0) return phrases
  const added = more.map(({ start, end, raw }) => ({
    start,
    end,
    raw,
    confidence: NAMED_CONFIDENCE,
  }))
  return [...phrases, ...added].sort((a, b) => a.start - b.start)
}
