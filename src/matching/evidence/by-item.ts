// Finds the very name that is asked for where it stands as an item of its own in a text: "60-day cycles. Salesforce,
// Gong." Where a common word stands so, what a text means by it is in doubt, unless somebody asks for just that name.
import type { Skill, SkillKind } from '../../taxonomy/skills/types.js'
import { foldKey } from '../../text/fold.js'
import type { Mention, Position } from '../types.js'
import type { PlacedText } from './find-phrase.js'
import { quoteAround } from './quote.js'
import { stanceAt } from './stance.js'

/** Proper names, whose capitals tell them from the word; a language may be that of a kitchen. */
const NAMED: ReadonlySet<SkillKind> = new Set(['tool', 'licence'])
/** A whole word: letters alone ("C", "VBA") are short for many things. */
const WORD = /^\p{Upper}\p{Lower}{3,}/u
const SPECIAL = /[.*+?^${}()|[\]\\/]/g
/** Between the marks of a list or sentence. */
const itemOf = (name: string): RegExp =>
  new RegExp(
    `(?<=^|[.;,:/•]\\s{0,2})${name.replace(SPECIAL, '\\$&')}(?=\\s{0,2}(?:[.;,:)/]|$))`,
    'u',
  )

/** Ask only if nothing else shows the skill: this looks through all texts. */
export function mentionsByItem(
  { id, name, kind }: Skill,
  texts: readonly PlacedText[],
  positions: readonly Position[],
): Mention[] {
  if (!NAMED.has(kind) || !WORD.test(name)) return []
  const item = itemOf(name)
  return texts.flatMap(({ text, place, position }) => {
    // A post of that name is no program: "Chef, Harbour Inn".
    if (text === positions[position]?.title) return []
    const at = text.includes(name) ? (item.exec(text)?.index ?? -1) : -1
    if (at < 0) return []
    const stance = stanceAt(text, at, at + name.length)
    if (stance === 'denied' || stance === 'others') return []
    const quote = quoteAround(text, at, at + name.length)
    const isPart = stance === 'part'
    return [{ skillId: id, key: foldKey(name), place, position, quote, isSure: true, isPart }]
  })
}
