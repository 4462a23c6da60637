// Whether a text says that the person has a skill it names. A denial, a wish or another person's work is no
// evidence.
import { languageFileJson } from '../../languages/read-languages.js'
import { patternOf } from '../../languages/words.js'

/**
 * `own`: the person has it. `part`: the person is learning it, or knows little of it. `others`: the
 * text speaks of other people, or of a thing of that name. `denied`: the person does not have it,
 * or not yet; if a bare list repeats the name, that counts for nothing either.
 */
export type Stance = 'own' | 'part' | 'others' | 'denied'

/** Which stances a text may take at all, by the words in it. */
export interface Cues {
  denied: boolean
  others: boolean
  part: boolean
}

type Words = Record<
  | 'deniedBefore'
  | 'deniedAfter'
  | 'wishBefore'
  | 'advertSentence'
  | 'othersBefore'
  | 'othersAfter'
  | 'learningBefore'
  | 'learningAfter'
  | 'lowBefore'
  | 'lowAfter',
  string[]
> &
  Record<'contrast' | 'notDenied' | 'thingsAfter' | 'onTheWay', string> & {
    othersAround: { before: string; after: string }
    cues: Record<keyof Cues, string>
  }

const words = languageFileJson('en', 'stance.json') as Words

/** Up to six names of a list that the cue governs as a whole: "no experience with Kafka, Spark or". */
const LIST = `(?:[\\w+#.'’-]+(?:\\s[\\w+#.'’-]+){0,2}(?:${patternOf('match-list-joint')}|\\s*/\\s*)){0,6}`
const pattern = (source: string): RegExp => new RegExp(source.replaceAll('{LIST}', LIST), 'i')
const EDGE = '\\b'
const choice = (sources: readonly string[]): string =>
  sources.map((source) => `(?:${pattern(source).source})`).join('|')

/**
 * Matches any of the patterns. It stays linear because each looks at a stretch of bounded length.
 * Patterns that begin at the edge of a word share it, so that inside of words all fail at once (npm
 * run bench:match); none of them is a choice as a whole.
 */
function anyOf(sources: readonly string[]): RegExp {
  const atEdge = sources.filter((source) => source.startsWith(EDGE))
  const others = sources.filter((source) => !source.startsWith(EDGE))
  if (atEdge.length === 0) return new RegExp(choice(others), 'i')
  const shared = `${EDGE}(?:${choice(atEdge.map((source) => source.slice(EDGE.length)))})`
  return new RegExp(others.length === 0 ? shared : `${shared}|${choice(others)}`, 'i')
}

const DENIED_CUE = pattern(words.cues.denied)
const OTHERS_CUE = pattern(words.cues.others)
const PART_CUE = pattern(words.cues.part)
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
const PART_AFTER = anyOf([...words.learningAfter, ...words.lowAfter])
const LEARNING_BEFORE = anyOf(words.learningBefore)
const LEARNING_AFTER = anyOf(words.learningAfter)

/**
 * How far a cue may stand before a name. Nine in ten lines of work are shorter than 190 characters,
 * so this holds a sentence with a list of names.
 */
const BEFORE_CHARS_MAX = 160
/** How far a cue may stand behind a name. Half as far, because what takes a name back follows it soon. */
const AFTER_CHARS_MAX = 90
const SENTENCE_END = /[.!?](?=\s|$)|[\n\r•]/g

/** Asked once for a text. Most texts have no cue, and then the names in it need no further look. */
export const cuesIn = (text: string): Cues => ({
  denied: DENIED_CUE.test(text),
  others: OTHERS_CUE.test(text),
  part: PART_CUE.test(text),
})

/** Whether a text may deny anything at all. */
export const mayDeny = (text: string): boolean => DENIED_CUE.test(text)

/** Whether a text may say that something is being learned, or little known. */
export const mayBePart = (text: string): boolean => PART_CUE.test(text)

/** Whether a text denies the name between these two offsets. */
export const deniesAt = (text: string, start: number, end: number): boolean =>
  isDenied(beforeOf(text, start), afterOf(text, end))

function lastEnd(text: string, at: RegExp): number {
  let end = 0
  at.lastIndex = 0
  for (let match = at.exec(text); match; match = at.exec(text)) end = match.index + match[0].length
  return end
}

/** The words before a name in its sentence, since the last turn ("but", "however"). */
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

function isDenied(before: string, after: string): boolean {
  if (DENIED_BEFORE.test(before) && !NOT_DENIED.test(before)) return true
  return DENIED_AFTER.test(after) || ADVERT.test(before) || ADVERT.test(after)
}

/**
 * @param cues of the text, where it has several names
 * @example stanceAt('No experience with Kafka', 19, 24) // 'denied'
 */
export function stanceAt(text: string, start: number, end: number, cues = cuesIn(text)): Stance {
  // The words right behind the name say most, so they are tried before anything is cut out.
  const behind = text.slice(end, end + AFTER_CHARS_MAX)
  const isTeam = TEAM_AFTER.test(behind)
  const mayBeOthers = cues.others || isTeam || OTHERS_AFTER.test(behind)
  if (!cues.denied && !mayBeOthers && !cues.part) return 'own'
  const before = beforeOf(text, start)
  const after = afterOf(text, end)
  if (cues.denied && isDenied(before, after)) return 'denied'
  if (cues.others && OTHERS_BEFORE.test(before)) return 'others'
  if (mayBeOthers && OTHERS_AFTER.test(after)) return 'others'
  if (isTeam && TEAM_AFTER.test(after) && TEAM_BEFORE.test(before)) return 'others'
  return cues.part && (PART_BEFORE.test(before) || PART_AFTER.test(after)) ? 'part' : 'own'
}

/** Whether the person is only learning what stands between the offsets. */
export const isLearning = (text: string, start: number, end: number): boolean =>
  LEARNING_BEFORE.test(beforeOf(text, start)) || LEARNING_AFTER.test(afterOf(text, end))

const ON_THE_WAY = pattern(words.onTheWay)
/** "CPA candidate", "part-qualified ACCA": a name of a licence that says that somebody does not hold it yet. */
export const isOnTheWay = (raw: string): boolean => ON_THE_WAY.test(raw)

/** "sales figures", "communication cables": here the word describes a thing and not what the person did. */
export const namesThing = (text: string, end: number): boolean =>
  THINGS_AFTER.test(text.slice(end, end + AFTER_CHARS_MAX))
