// Whether a text says that the person has the skill it names: a denial, a wish or another's work is no evidence.
import { dataJson } from '../../tables/data-file.js'

/**
 * `own`: says that the person has it. `part`: is learning it, or says that it is little.
 * `others`: speaks of other people, or of a thing of that name. `denied`: says that the person has it
 * not, or not yet; what a bare list repeats of such a sentence counts for nothing either.
 */
export type Stance = 'own' | 'part' | 'others' | 'denied'

type Cues = Record<
  | 'deniedBefore'
  | 'deniedAfter'
  | 'wishBefore'
  | 'advertSentence'
  | 'othersBefore'
  | 'othersAfter'
  | 'learningBefore'
  | 'lowBefore'
  | 'lowAfter',
  string[]
> &
  Record<'cues' | 'contrast' | 'notDenied' | 'thingsAfter', string> & {
    othersAround: { before: string; after: string }
  }

const words = dataJson('../data/stance.json', import.meta.url) as Cues

/** Up to six names of a list that the cue governs as a whole: "no experience with Kafka, Spark or". */
const LIST =
  "(?:[\\w+#.'’-]+(?:\\s[\\w+#.'’-]+){0,2}(?:,\\s*(?:and\\s+|or\\s+)?|\\s+(?:or|and|nor)\\s+|\\s*/\\s*)){0,6}"
const pattern = (source: string): RegExp => new RegExp(source.replaceAll('{LIST}', LIST), 'i')
/** Any of several patterns; linear, since each looks at a stretch of bounded length. */
const anyOf = (sources: readonly string[]): RegExp =>
  new RegExp(sources.map((source) => `(?:${pattern(source).source})`).join('|'), 'i')

const CUES = pattern(words.cues)
const CONTRAST = new RegExp(words.contrast, 'gi')
const NOT_DENIED = pattern(words.notDenied)
const DENIED_BEFORE = anyOf([...words.deniedBefore, ...words.wishBefore])
const DENIED_AFTER = anyOf(words.deniedAfter)
const ADVERT = anyOf(words.advertSentence)
const OTHERS_BEFORE = anyOf(words.othersBefore)
const OTHERS_AFTER = anyOf(words.othersAfter)
const TEAM_BEFORE = pattern(words.othersAround.before)
const TEAM_AFTER = pattern(words.othersAround.after)
const THINGS_AFTER = pattern(words.thingsAfter)
const PART_BEFORE = anyOf([...words.learningBefore, ...words.lowBefore])
const PART_AFTER = anyOf(words.lowAfter)

/** How far a cue reaches. */
const BEFORE_CHARS_MAX = 160
const AFTER_CHARS_MAX = 90
const SENTENCE_END = /[.!?](?=\s|$)|[\n\r•]/g

/** Most texts hold no cue at all: one look spares them the rest. */
export const hasCue = (text: string): boolean => CUES.test(text)

function lastEnd(text: string, at: RegExp): number {
  let end = 0
  at.lastIndex = 0
  for (let match = at.exec(text); match; match = at.exec(text)) end = match.index + match[0].length
  return end
}

/** What stands before a name in its sentence, since the last turn ("but", "however"). */
function beforeOf(text: string, start: number): string {
  const near = text.slice(Math.max(0, start - BEFORE_CHARS_MAX), start)
  const sentence = near.slice(lastEnd(near, SENTENCE_END))
  return sentence.slice(lastEnd(sentence, CONTRAST))
}

function afterOf(text: string, end: number): string {
  const near = text.slice(end, end + AFTER_CHARS_MAX)
  SENTENCE_END.lastIndex = 0
  const sentence = near.slice(0, SENTENCE_END.exec(near)?.index ?? near.length)
  CONTRAST.lastIndex = 0
  return sentence.slice(0, CONTRAST.exec(sentence)?.index ?? sentence.length)
}

/** @example stanceAt('No experience with Kafka', 19, 24) // 'denied' */
export function stanceAt(text: string, start: number, end: number): Stance {
  const before = beforeOf(text, start)
  const after = afterOf(text, end)
  const isDenied = DENIED_BEFORE.test(before) && !NOT_DENIED.test(before)
  if (isDenied || DENIED_AFTER.test(after)) return 'denied'
  if (ADVERT.test(before) || ADVERT.test(after)) return 'denied'
  if (OTHERS_BEFORE.test(before) || OTHERS_AFTER.test(after)) return 'others'
  if (TEAM_AFTER.test(after) && TEAM_BEFORE.test(before)) return 'others'
  return PART_BEFORE.test(before) || PART_AFTER.test(after) ? 'part' : 'own'
}

/** "sales figures", "communication cables": the word tells what a thing is about, not what the person did. */
export const namesThing = (text: string, end: number): boolean =>
  THINGS_AFTER.test(text.slice(end, end + AFTER_CHARS_MAX))
