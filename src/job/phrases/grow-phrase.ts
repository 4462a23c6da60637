// Extends a phrase that ends or begins inside a name to the whole name: licences, classes,
// memberships.
import { anyOf, patternOf } from '../../languages/words.js'
import type { SkillMention } from '../../taxonomy/skills/types.js'

interface Stretch {
  start: number
  end: number
}

/**
 * "HGV Class" continues with its number: enough to see a space, a digit, and the character behind
 * it.
 */
const NUMBER_CHARS = 3
/** "NVQ level 3", "Class 1": a word that its number completes. */
const NUMBERED = new RegExp(String.raw`^.*\b(?:${anyOf('demand:numbered')})\s\d\b`, 'i')
/** "Chartered membership" continues with "of the RTPI"; capitals show the body's name. */
const BODY_CHARS = 40
/** A membership with the body that grants it. */
const OF_BODY = new RegExp(patternOf('demand-of-a-body'), 'u')
/** "Health and Social Care" belongs to the "NVQ level 2 in" before it. */
const AWARD_CHARS = 24
/** An award and its level before what it is in. */
const AWARD = new RegExp(patternOf('demand-award'))

function startOf({ start }: Stretch, text: string): number {
  const before = text.slice(Math.max(0, start - AWARD_CHARS), start)
  return start - (AWARD.exec(before)?.[0].length ?? 0)
}

function endOf({ start, end }: Stretch, text: string, mentions: readonly SkillMention[]): number {
  // A name of which the vocabulary is sure is not cut.
  const name = mentions.find((one) => one.confident && one.start < end && end < one.end)
  const number = NUMBERED.exec(text.slice(start, end + NUMBER_CHARS))
  const body = OF_BODY.exec(text.slice(start, end + BODY_CHARS))
  const isBodyNext = body !== null && start + body[0].length >= end
  return Math.max(
    end,
    name?.end ?? 0,
    number ? start + number[0].length : 0,
    isBodyNext ? start + body[0].length + (body[1] ?? '').length : 0,
  )
}

export function grown<P extends Stretch & { raw: string }>(
  phrase: P,
  text: string,
  mentions: readonly SkillMention[],
): P {
  const start = startOf(phrase, text)
  const end = endOf(phrase, text, mentions)
  const isWhole = start === phrase.start && end === phrase.end
  return isWhole ? phrase : { ...phrase, start, end, raw: text.slice(start, end) }
}
