// Positions whose title shows a skill: whoever was a welder has welded.
import type { Skill } from '../../taxonomy/skills/types.js'
import { foldKey } from '../../text/fold.js'
import { holdsWords } from '../../text/holds-words.js'
import type { Mention, Position } from '../types.js'
import { titlesNotShowing, titlesShowing } from './occupation.js'
import { quoteWhole } from './quote.js'

/** Initials show what they are short for: "RN". A step of a ladder ("Clerk II") is short for nothing. */
const INITIALS = /(?<!\p{Alpha})(?![IVX]+(?!\p{Alpha}))\p{Upper}{2,4}(?!\p{Alpha})/u

/**
 * Something of a title that shows a skill must stand in the title as it is written: that a budget
 * technician counts as an accounting clerk shows no bookkeeping to whoever reads it.
 */
function isWritten(title: string, wanted: string): boolean {
  const words = foldKey(title).split(' ')
  return wanted.split(' ').some((word) => words.includes(word)) || INITIALS.test(title)
}

export function mentionsByTitle(asked: Skill, positions: readonly Position[]): Mention[] {
  const titles = titlesShowing(asked.id)
  if (titles.length === 0) return []
  const others = titlesNotShowing(asked.id)
  return positions.flatMap(({ title, key, ownKey }, position) => {
    const isShown = (wanted: string): boolean =>
      holdsWords(ownKey, wanted) && isWritten(title, wanted)
    if (!titles.some(isShown) || others.some((other) => holdsWords(key, other))) return []
    const quote = quoteWhole(title)
    if (quote === '') return []
    const found = { skillId: asked.id, key: '', place: 'work' as const, position, quote }
    return [{ ...found, isSure: true, isPart: false, isTitle: true }]
  })
}
