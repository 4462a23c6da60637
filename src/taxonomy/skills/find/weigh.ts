// Decides whether a common word (Go, Access, Swift, planning) means the skill in its place.
import { eachOf, patternOf } from '../../../languages/words.js'
import { AND } from '../../match/fold-word.js'
import { GAP } from '../../match/tokenize.js'
import { besideAny } from '../beside-any.js'
import type { Skill, SkillKind } from '../types.js'
import { wordSet } from '../word-table.js'
import { type Candidate, isWholeItem, rawOf, type Scan } from './candidates.js'

/**
 * `drop`: the everyday word; `unsure`: may be the skill; `open`: surely a skill, this one or
 * another; `sure`: surely this skill.
 */
const VERDICTS = ['drop', 'unsure', 'open', 'sure'] as const
export type Verdict = (typeof VERDICTS)[number]

const CUES_BEFORE = wordSet('cues-before')
const CUES_AFTER = wordSet('cues-after')
const NOT_AFTER = wordSet('not-after')
const SKILL_CUES = wordSet('skill-cues')
const EVERYDAY = wordSet('everyday-words')
const SMALL_WORDS = wordSet('small-words')
/** Kinds of skills that are proper names: letter case tells them from the word. */
const NAMED: ReadonlySet<SkillKind> = new Set(['tool', 'language', 'licence'])
/** "experience with the R": a cue counts up to this many words before the name. */
const CUE_REACH_WORDS = 3
/**
 * Initials with several meanings: "AR" is accounts receivable for one reader and augmented reality
 * for another.
 */
const INITIALS = /^[\p{Upper}\d]{2,4}$/u
const LINKS = new Set([AND, 'or'])
/** Words that may stand between a cue and the skill that it announces. */
const BETWEEN = new Set([AND, ...eachOf('skill:between')])

/** Whether the word has the capital of a name. */
function hasNameCase(scan: Scan, candidate: Candidate): boolean {
  const raw = rawOf(scan, candidate.from, candidate.length)
  return /^\p{Upper}/u.test(raw)
}

/**
 * Whether a program's name stands in small letters and is a word of the language: "react quickly".
 */
const isSmallWord = (scan: Scan, candidate: Candidate): boolean =>
  candidate.length === 1 &&
  !hasNameCase(scan, candidate) &&
  SMALL_WORDS.has(scan.tokens[candidate.from]?.text ?? '')

function isCommonWord(scan: Scan, candidate: Candidate): boolean {
  const { spelling } = candidate
  if (candidate.made) return false
  if (spelling.ambiguous || spelling.skill.kind === 'language') return true
  const raw = rawOf(scan, candidate.from, candidate.length)
  if (isSmallWord(scan, candidate)) return true
  // People write initials for the thing they stand for, but in a heading everything may be in
  // capitals.
  if (spelling.weak) return scan.context.kind === 'heading' || !/^[\p{Upper}\d]{2,6}s?$/u.test(raw)
  return candidate.length === 1 && EVERYDAY.has(scan.tokens[candidate.from]?.text ?? '')
}

function startsSentence(scan: Scan, from: number): boolean {
  const token = scan.tokens[from]
  if (token === undefined || token.gap === GAP.line) return true
  if (token.gap !== GAP.stop) return false
  const before = scan.text.slice(Math.max(0, token.start - 3), token.start).trimEnd()
  return before === '' || !/[,;:/(]$/.test(before)
}

/** Between two items of one list: marks, "and", "or", "and/or". */
const LINK = new RegExp(patternOf('skill-link'), 'i')
/** "and/or" has two words. */
const LINK_WORDS_MAX = 2

/**
 * "using GitHub, organising talks": a verb with its object behind a comma says what came of it, and
 * is no item of the list.
 */
function isParticiple(scan: Scan, { from, length, spelling }: Candidate, mark: string): boolean {
  if (spelling.skill.kind !== 'soft' || !/,\s*$/.test(mark)) return false
  const next = scan.tokens[from + length]
  const hasObject = next?.gap === GAP.space && !LINKS.has(next.text) && !SKILL_CUES.has(next.text)
  return hasObject && /ing$/i.test(rawOf(scan, from, length))
}

/** Whether a certain skill stands beside the candidate in a list: "Word, Excel and PowerPoint". */
function linkedTo(scan: Scan, candidate: Candidate, other: Candidate | undefined): boolean {
  if (other === undefined) return false
  const [left, right] = candidate.from < other.from ? [candidate, other] : [other, candidate]
  const between = scan.tokens.slice(left.from + left.length, right.from)
  if (between.length > LINK_WORDS_MAX || between.some((token) => !LINKS.has(token.text)))
    return false
  const separator = scan.text.slice(left.end, right.start)
  // "CPR-C": a letter that hangs on a name is its level, and no item of a list.
  if (separator === '-' && right.end - right.start === 1) return false
  if (isParticiple(scan, right, separator)) return false
  return LINK.test(separator) && /\S/.test(separator)
}

/**
 * Whether a cue stands right before the word, not counting small words between: "experience in
 * the".
 */
function cueBefore(scan: Scan, from: number, cues: ReadonlySet<string>, reach: number): boolean {
  for (let at = from - 1; at >= 0 && from - at <= reach; at--) {
    if ((scan.tokens[at + 1]?.gap ?? GAP.stop) === GAP.stop) return false
    const word = scan.tokens[at]?.text ?? ''
    if (cues.has(word)) return true
    if (!BETWEEN.has(word)) return false
  }
  return false
}

function nextWord(scan: Scan, candidate: Candidate): string {
  const next = scan.tokens[candidate.from + candidate.length]
  return next === undefined || next.gap === GAP.stop ? '' : next.text
}

const isAmbiguousInitials = (scan: Scan, candidate: Candidate): boolean =>
  candidate.spelling.ambiguous && INITIALS.test(rawOf(scan, candidate.from, candidate.length))

/**
 * Initials and words of several fields mean something else in each field, so only a neighbouring
 * skill of the same field settles them.
 */
function weighContested({ spelling }: Candidate, neighbour: Skill | null): Verdict {
  const isField = besideAny([neighbour?.id ?? null])
  return isField(spelling.skill.id, spelling.contested ? 'kindred' : 'area') ? 'sure' : 'unsure'
}

/** "Built with node and react": a program beside it, or a word that only follows programs. */
const weighSmall = (next: string, neighbour: Skill | null): Verdict =>
  neighbour?.kind === 'tool' || CUES_AFTER.has(next) ? 'sure' : 'drop'

function weighNamed(scan: Scan, candidate: Candidate, neighbour: Skill | null): Verdict {
  const whole = isWholeItem(scan, candidate.from, candidate.length)
  const named = hasNameCase(scan, candidate)
  const short = candidate.end - candidate.start <= 2
  if (scan.context.kind === 'list' && whole) return named || !short ? 'sure' : 'unsure'
  const next = nextWord(scan, candidate)
  if (!named) return isSmallWord(scan, candidate) ? weighSmall(next, neighbour) : 'drop'
  if (neighbour !== null || CUES_AFTER.has(next)) return 'sure'
  if (NOT_AFTER.has(next)) return 'drop'
  if (scan.context.kind === 'heading') return 'drop'
  if (cueBefore(scan, candidate.from, CUES_BEFORE, 1)) return 'sure'
  return startsSentence(scan, candidate.from) || short ? 'drop' : 'unsure'
}

function weighWord(scan: Scan, candidate: Candidate, neighbour: Skill | null): Verdict {
  if (scan.context.kind === 'list' && isWholeItem(scan, candidate.from, candidate.length)) {
    return 'sure'
  }
  const announced =
    cueBefore(scan, candidate.from, SKILL_CUES, CUE_REACH_WORDS) ||
    SKILL_CUES.has(nextWord(scan, candidate))
  return announced || neighbour !== null ? 'sure' : 'unsure'
}

function weighOne(scan: Scan, candidate: Candidate, neighbour: Skill | null): Verdict {
  const { contested, skill } = candidate.spelling
  const isInitials = isAmbiguousInitials(scan, candidate)
  const settled = contested || isInitials ? weighContested(candidate, neighbour) : null
  if (settled === 'sure' || (settled !== null && isInitials)) return settled
  const rule = NAMED.has(skill.kind) ? weighNamed : weighWord
  const verdict = rule(scan, candidate, neighbour)
  return settled !== null && verdict === 'sure' ? 'open' : verdict
}

const rank = (verdict: Verdict | undefined): number => VERDICTS.indexOf(verdict ?? 'drop')

/** The verdicts for all candidates. In a list, support passes on from either side. */
export function weigh(scan: Scan, candidates: readonly Candidate[]): Verdict[] {
  const verdicts: Verdict[] = candidates.map((candidate) =>
    isCommonWord(scan, candidate) ? 'drop' : 'sure',
  )
  const settle = (at: number, neighbour: number) => {
    const candidate = candidates[at]
    if (candidate === undefined || verdicts[at] === 'sure') return
    const beside = candidates[neighbour]
    const isLinked = verdicts[neighbour] === 'sure' && linkedTo(scan, candidate, beside)
    const linked = isLinked && beside !== undefined ? beside.spelling.skill : null
    const verdict = weighOne(scan, candidate, linked)
    if (rank(verdict) > rank(verdicts[at])) verdicts[at] = verdict
  }
  for (let at = 0; at < candidates.length; at++) settle(at, at - 1)
  for (let at = candidates.length - 1; at >= 0; at--) settle(at, at + 1)
  return verdicts
}
