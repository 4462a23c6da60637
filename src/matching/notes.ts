// Tells a match in plain prose: what was found, what was not, what holds the score down. No verdict.
import { dataText } from '../core/data-file.js'
import type { Match } from './find-match.js'
import { monthsInWords } from './months-in-words.js'
import type { Ceiling, Verdict } from './types.js'

type Sentence =
  | 'score'
  | 'mustMet'
  | 'partly'
  | 'noMust'
  | 'missing'
  | 'related'
  | 'short'
  | 'listed'
  | 'nice'
  | 'experience'
  | 'under'
  | 'over'
  | 'overQualified'
  | 'missing_must_have'
  | 'experienceCeiling'
  | 'levelCeiling'
  | 'over_qualified'
  | 'close'

const SENTENCES = JSON.parse(dataText('./data/notes.json', import.meta.url)) as Record<
  Sentence,
  string
>
const CEILING_SENTENCE: Record<Ceiling['reason'], Sentence> = {
  missing_must_have: 'missing_must_have',
  experience: 'experienceCeiling',
  level: 'levelCeiling',
  over_qualified: 'over_qualified',
}
const NAMES_MAX = 12

function say(sentence: Sentence, values: Record<string, string | number> = {}): string {
  return SENTENCES[sentence].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

function listNames(verdicts: readonly Verdict[]): string {
  const names = verdicts.slice(0, NAMES_MAX).map(({ wish }) => wish.requirement)
  const more = verdicts.length - names.length
  if (more > 0) names.push(`${more} more`)
  const last = names.pop() ?? ''
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last
}

function counts(sentence: 'mustMet' | 'nice', verdicts: readonly Verdict[]): string {
  const met = verdicts.filter(({ status }) => status === 'met').length
  const partial = verdicts.filter(({ status }) => status === 'partial').length
  const partly = partial > 0 ? say('partly', { partial }) : ''
  return say(sentence, { met, all: verdicts.length, partly })
}

function partials(verdicts: readonly Verdict[]): string[] {
  return verdicts
    .filter(({ status }) => status === 'partial')
    .map(({ wish, ground, evidence, months }) =>
      ground === 'related'
        ? say('related', { requirement: wish.requirement, evidence: evidence ?? '' })
        : say('short', {
            requirement: wish.requirement,
            found: monthsInWords(months ?? 0),
            asked: monthsInWords(wish.minMonths),
          }),
    )
}

function aboutMust(must: readonly Verdict[]): string[] {
  if (must.length === 0) return [say('noMust')]
  const missed = must.filter(({ status }) => status === 'missed')
  const listed = must.filter(({ status, place }) => status !== 'missed' && place === 'list')
  return [
    counts('mustMet', must),
    ...(missed.length > 0 ? [say('missing', { names: listNames(missed) })] : []),
    ...partials(must),
    ...(listed.length > 0 ? [say('listed', { names: listNames(listed) })] : []),
  ]
}

function aboutLevel({ level, experience, overQualified }: Match['findings']): string[] {
  const levels = { have: level.candidate ?? '', want: level.role ?? '' }
  return [
    ...(experience.asked > 0
      ? [
          say('experience', {
            found: monthsInWords(experience.counted),
            asked: monthsInWords(experience.asked),
          }),
        ]
      : []),
    ...(level.fit === 'under' ? [say('under', levels)] : []),
    ...(level.fit === 'over' ? [say('over', levels)] : []),
    ...(overQualified ? [say('overQualified')] : []),
  ]
}

export function notesOf(match: Match): string {
  const { verdicts } = match.findings
  const nice = verdicts.filter(({ wish }) => wish.severity === 'nice_to_have')
  const [lowest] = match.ceilings
  return [
    say('score', { score: match.score, band: match.band }),
    ...aboutMust(verdicts.filter(({ wish }) => wish.severity === 'must_have')),
    ...(nice.length > 0 ? [counts('nice', nice)] : []),
    ...aboutLevel(match.findings),
    ...(lowest
      ? [say(CEILING_SENTENCE[lowest.reason], { ceiling: Math.floor(lowest.ceiling) })]
      : []),
    say('close'),
  ].join(' ')
}
