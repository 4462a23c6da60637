// Explains a match in plain prose: what was found, what was not, what holds the score down. It gives no
// verdict.
import type { Severity } from '../contract/match.js'
import { dataJson } from '../tables/data-file.js'
import type { Match } from './find-match.js'
import { monthsInWords } from './months-in-words.js'
import { monthsOf } from './read-positions.js'
import { coverageOf, roundedSignal } from './score.js'
import type { Ceiling, Verdict } from './types.js'

type Sentence =
  | 'score'
  | 'mustMet'
  | 'partly'
  | 'noMust'
  | 'instead'
  | 'too'
  | 'missing'
  | 'near'
  | 'degreeMet'
  | 'degreePart'
  | 'degreeMissed'
  | 'part'
  | 'short'
  | 'undated'
  | 'listed'
  | 'nice'
  | 'experience'
  | 'anyExperience'
  | 'other'
  | 'under'
  | 'over'
  | 'overQualified'
  | 'no_must_have'
  | 'missing_licence'
  | 'nothing_asked'
  | 'missing_must_have'
  | 'experienceCeiling'
  | 'levelCeiling'
  | 'over_qualified'
  | 'close'

const SENTENCES = dataJson('./data/notes.json', import.meta.url) as Record<Sentence, string>
/** Each sentence as texts and the names of the values between them, by turns. */
const PIECES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(SENTENCES).map(([name, text]) => [name, text.split(/\{(\w+)\}/)]),
)
const CEILING_SENTENCE: Record<Ceiling['reason'], Sentence> = {
  no_must_have: 'no_must_have',
  missing_licence: 'missing_licence',
  nothing_asked: 'nothing_asked',
  missing_must_have: 'missing_must_have',
  experience: 'experienceCeiling',
  level: 'levelCeiling',
  over_qualified: 'over_qualified',
}
const DEGREE_SENTENCE = {
  met: 'degreeMet',
  partial: 'degreePart',
  missed: 'degreeMissed',
} as const
/**
 * Bounds a sentence: nine in ten roles ask for at most 25 things, and about half are named in one
 * sentence.
 */
const NAMES_MAX = 12
const VOWEL = /^[aeiou]/

function say(sentence: Sentence, values: Record<string, string | number> = {}): string {
  const pieces = PIECES.get(sentence) ?? []
  return pieces.map((piece, at) => (at % 2 === 0 ? piece : (values[piece] ?? ''))).join('')
}

function listNames(verdicts: readonly Verdict[]): string {
  const names = verdicts.slice(0, NAMES_MAX).map(({ wish }) => wish.requirement)
  const more = verdicts.length - names.length
  if (more > 0) names.push(`${more} more`)
  const last = names.pop() ?? ''
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last
}

function counts(
  sentence: 'mustMet' | 'nice' | 'instead' | 'too',
  verdicts: readonly Verdict[],
  severity: Severity,
): string {
  const met = verdicts.filter(({ status }) => status === 'met').length
  const partial = verdicts.filter(({ status }) => status === 'partial').length
  const partly = partial > 0 ? say('partly', { partial }) : ''
  const coverage = roundedSignal(coverageOf(verdicts, severity))
  return say(sentence, { met, all: verdicts.length, partly, coverage })
}

function partials(verdicts: readonly Verdict[]): string[] {
  return verdicts
    .filter(({ status }) => status === 'partial')
    .map(({ wish: { requirement, minMonths }, evidence, months, ground }) => {
      const isFull = ground === 'named' || ground === 'implied'
      const isShort = months !== null && months < minMonths && (months > 0 || isFull)
      if (!isShort) return say('part', { requirement, evidence: evidence ?? '' })
      const asked = monthsInWords(minMonths)
      if (months === 0) return say('undated', { requirement, asked })
      return say('short', { requirement, found: monthsInWords(months), asked })
    })
}

/**
 * Nobody could say which of several alternatives a quote is near, so wishes with alternatives are
 * left out. A quote is given once.
 */
const nearMisses = (verdicts: readonly Verdict[]): string[] =>
  verdicts.flatMap(({ wish, near }, at) =>
    near === null || wish.anyOf.length > 1 || verdicts.slice(0, at).some((one) => one.near === near)
      ? []
      : [say('near', { requirement: wish.requirement, evidence: near })],
  )

function aboutLines(verdicts: readonly Verdict[]): string[] {
  const missed = verdicts.filter(({ status }) => status === 'missed')
  const listed = verdicts.filter(({ status, isOnlyListed }) => status !== 'missed' && isOnlyListed)
  return [
    ...(missed.length > 0 ? [say('missing', { names: listNames(missed) })] : []),
    ...nearMisses(missed),
    ...partials(verdicts),
    ...(listed.length > 0 ? [say('listed', { names: listNames(listed) })] : []),
  ]
}

/** Counts the role's list as the signals do; degree, title and duties come beside it. */
function aboutMust(must: readonly Verdict[]): string[] {
  const listed = must.filter(({ wish }) => wish.isListed)
  const beside = must.filter(({ wish }) => !wish.isListed)
  const degrees = beside.filter(({ wish }) => wish.degree !== null)
  const rest = beside.filter(({ wish }) => wish.degree === null)
  if (listed.length === 0) {
    const instead = beside.length > 0 ? [counts('instead', beside, 'must_have')] : []
    return [say('noMust'), ...instead, ...aboutLines(rest), ...aboutDegree(degrees)]
  }
  const too = rest.length > 0 ? [counts('too', rest, 'must_have')] : []
  return [
    counts('mustMet', listed, 'must_have'),
    ...aboutLines(listed),
    ...too,
    ...aboutLines(rest),
    ...aboutDegree(degrees),
  ]
}

const aboutDegree = (verdicts: readonly Verdict[]): string[] =>
  verdicts.map(({ status, evidence }) => say(DEGREE_SENTENCE[status], { evidence: evidence ?? '' }))

function aboutLevel({ level, experience, overQualified }: Match['findings']): string[] {
  const near = monthsOf(experience.close) + experience.unplaced
  const levels = { have: level.candidate ?? '', want: level.role ?? '' }
  return [
    ...(experience.asked > 0
      ? [
          say(experience.isAny ? 'anyExperience' : 'experience', {
            found: monthsInWords(near),
            asked: monthsInWords(experience.asked),
          }),
          ...(experience.counted > near
            ? [say('other', { found: monthsInWords(experience.counted) })]
            : []),
        ]
      : []),
    ...(level.fit === 'under' ? [say('under', levels)] : []),
    ...(level.fit === 'over' ? [say('over', levels)] : []),
    ...(overQualified ? [say('overQualified')] : []),
  ]
}

export function notesOf(match: Match): string {
  const { verdicts } = match.findings
  const nice = verdicts.filter(({ wish }) => wish.severity === 'nice_to_have' && wish.isListed)
  const { score, band } = match
  const [lowest] = match.ceilings
  return [
    say('score', { score, band, article: VOWEL.test(band) ? 'an' : 'a' }),
    ...aboutMust(verdicts.filter(({ wish }) => wish.severity === 'must_have')),
    ...(nice.length > 0 ? [counts('nice', nice, 'nice_to_have')] : []),
    ...aboutLevel(match.findings),
    ...(lowest
      ? [say(CEILING_SENTENCE[lowest.reason], { ceiling: Math.floor(lowest.ceiling) })]
      : []),
    say('close'),
  ].join(' ')
}
