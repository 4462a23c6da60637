// Collects what the asking units ask for: each skill once, with strength, years and alternatives.

import { anyOf, patternOf } from '../../languages/words.js'
import { LIMITS } from '../../runtime/limits.js'
import type { Net } from '../../sequence/net/net.js'
import { type Phrase, readPhrases } from '../phrases/read-phrases.js'
import type { LabelledUnit, Requirement } from '../types.js'
import { bareWish, withBareClauses } from './bare-wish.js'
import { ChoiceLists } from './choice-lists.js'
import { type UnitDegrees, withoutFields } from './find-degrees.js'
import { findYears } from './find-years.js'
import { groupAlternatives } from './group-alternatives.js'
import { withoutHalfChoices } from './half-choices.js'
import { withoutRepeats } from './labelled-item.js'
import { withoutHeads } from './list-heads.js'
import { withListed } from './list-names.js'
import { withOpening } from './list-opens.js'
import { mendPhrases } from './mend-phrases.js'
import { isKnown, nameByPosting, nameSkills } from './name-skill.js'
import { ranker } from './rank-phrase.js'
import { withShared } from './shared-words.js'
import { withoutDetails } from './tool-details.js'

/**
 * Text between a span of years and the phrases it belongs to: "5+ years of commercial experience
 * with".
 */
const BINDING = /^[^.;()]{0,70}$/
/** Text between two phrases of one list: a mark, a small word, and up to two more words. */
const LIST_GAP = new RegExp(
  String.raw`^[\s,/]*(?:(?:${anyOf('demand:list-gap')})\s+)?(?:[\p{Alpha}-]+\s+){0,2}$`,
  'u',
)

/** "3 years' experience: kitchen": text between the years and what they were spent on. */
const EXPERIENCE_GAP = new RegExp(patternOf('demand-experience-gap'))

/**
 * The years that the text gives for each phrase.
 * @param groups the phrases' choices: "Python, Java or Scala (3+ years)" gives the years to all three
 */
function yearsOf(
  text: string,
  phrases: readonly Phrase[],
  groups: readonly (number | null)[],
): (number | null)[] {
  const years: (number | null)[] = phrases.map(() => null)
  const mentions = findYears(text)
  for (const [index, mention] of mentions.entries()) {
    const stop = mentions[index + 1]?.start ?? text.length
    const value = Math.round((mention.months / 12) * 10) / 10
    const first = phrases.findIndex((phrase) => phrase.start >= mention.end && phrase.start < stop)
    const open = phrases[first]
    if (open && BINDING.test(text.slice(mention.end, open.start))) {
      for (let at = first; at < phrases.length; at++) {
        const phrase = phrases[at]
        if (!phrase || phrase.start >= stop) break
        const gap = at === first ? '' : text.slice(phrases[at - 1]?.end, phrase.start)
        if (at > first && !LIST_GAP.test(gap)) break
        years[at] = value
      }
      continue
    }
    const before = phrases.findLastIndex((phrase) => phrase.end <= mention.start)
    const last = phrases[before]
    if (last && EXPERIENCE_GAP.test(text.slice(last.end, mention.start))) {
      const choice = groups[before] ?? null
      const first = choice === null ? before : groups.indexOf(choice)
      const isShared = years.slice(first, before).every((other) => other === null)
      years.fill(value, isShared ? first : before, before + 1)
    }
  }
  return years
}

/** A phrase that grew to a whole name may reach into the next one; the name counts once. */
const isFirstThere = ({ start }: Phrase, index: number, all: readonly Phrase[]): boolean =>
  !all.slice(0, index).some((earlier) => start < earlier.end)

/** "Physical demands: long periods of data entry": strains, and no skills. */
const OF_BODY = new RegExp(patternOf('demand-no-skill-heading'), 'iu')
const isOfBody = ({ headingWords }: LabelledUnit): boolean => OF_BODY.test(headingWords.join(' '))

/** Every mention in the order of the text. */
export function findMentions(
  units: readonly LabelledUnit[],
  degrees: UnitDegrees,
  model: Net,
): Requirement[] {
  const out: Requirement[] = []
  const lone = new Set<Requirement>()
  const lists = new ChoiceLists()
  let group = 1
  for (const unit of units) {
    const choice = lists.choiceOf(unit, group)
    if (choice?.group === group) group++
    if (unit.label !== 'Q' || isOfBody(unit) || out.length > LIMITS.skillsMax * 2) continue
    const read = withListed(unit.text, withOpening(unit.text, readPhrases(unit, model).phrases))
    const mended =
      read.length > 0
        ? withoutHalfChoices(unit.text, mendPhrases(read, unit.text).filter(isFirstThere))
        : bareWish(unit.text)
    const found = withBareClauses(unit.text, mended)
    const kept = withoutFields(unit.text, found, degrees.get(unit))
    const told = withoutRepeats(unit.text, withoutHeads(unit.text, kept))
    const phrases = withoutDetails(unit.text, told)
    if (phrases.length === 0) continue
    const rankOf = ranker(unit)
    const names = withShared(unit.text, phrases, nameSkills(phrases))
    const groups = groupAlternatives(unit.text, phrases, group)
    const years = yearsOf(unit.text, phrases, groups)
    group = Math.max(group, ...groups.map((each) => (each ?? 0) + 1))
    for (const [index, { start, end, raw, confidence }] of phrases.entries()) {
      const rank = rankOf(start, end)
      const named = names[index]
      if (rank === 'negated' || named === undefined) continue
      const asked: Requirement = {
        raw,
        ...named,
        strength: rank,
        minYears: years[index] ?? null,
        anyOf: choice && start >= choice.from ? choice.group : (groups[index] ?? null),
        span: { line: unit.span.line, start: unit.span.start + start, end: unit.span.start + end },
        confidence,
      }
      out.push(asked)
      if (!names.some(isKnown)) lone.add(asked)
    }
  }
  return nameByPosting(out, lone)
}
