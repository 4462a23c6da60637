// Everything in a résumé that could be meant as a skill: items of lists, the halves of joined
// items, and names of the vocabulary in running text. The judge (skill-judge) decides which of them
// are skills.

import { anyOf } from '../../languages/words.js'
import { besideAny, besideMost } from '../../taxonomy/skills/beside-any.js'
import { normalizeSkill, skillById } from '../../taxonomy/skills/skills.js'
import type { IsBeside, SkillKind } from '../../taxonomy/skills/types.js'
import { foldKey } from '../../text/fold.js'
import { bareItem, type Passage } from './skill-passages.js'

export interface SkillCandidate {
  /** A whole item, one side of "A and B" or "A/B", or a known name inside a longer text. */
  form: 'item' | 'half' | 'mention'
  raw: string
  key: string
  canonical: string
  id: string | null
  kind: SkillKind | null
  /** False for a common word or a near spelling that its wording does not settle. */
  confident: boolean
  passage: Passage
  /** The list item that the candidate is or stands in; null in running text. */
  item: ListItem | null
  /** Where a name stands in the passage's text. */
  start: number
}

export interface ListItem {
  text: string
  kind: SkillKind | null
  /** Share of the item's letters that known names cover. */
  covered: number
  /** What joins the item's halves ('/' or 'and'), and how many of them the vocabulary knows. */
  joint: string
  knownHalves: number
}

/** The vocabulary's id, or the words themselves where it has none. */
export const meaningOf = ({ id, key }: SkillCandidate): string => id ?? key

/** Between two skills in one item: "and", "&", a slash. */
const JOINTS = new RegExp(String.raw`\s+(?:${anyOf('skill:joints')})\s+|\s*/\s*`, 'i')
/** "Planning and Control/Design": more parts, or longer ones, are a sentence. */
const HALVES_MAX = 4
const HALF_WORDS_MAX = 4

/**
 * A list of skills may hold misspellings, so near spellings count there; elsewhere a name must be
 * spelt as the vocabulary spells it.
 */
function known(raw: string, { section, mentions }: Passage, isBeside: IsBeside) {
  const key = foldKey(raw)
  if (section !== 'skills') {
    const named = mentions.find((mention) => mention.raw === raw)
    const canonical = named?.canonical ?? raw
    const id = named?.id ?? null
    return { raw, key, canonical, id, kind: kindOf(id), confident: true, start: -1 }
  }
  const { canonical, taxonomyId: id } = normalizeSkill(raw, isBeside)
  return { raw, key, canonical, id, kind: kindOf(id), confident: true, start: -1 }
}

const kindOf = (id: string | null): SkillKind | null =>
  id === null ? null : (skillById(id)?.kind ?? null)

function halvesOf(text: string): string[] {
  if (!JOINTS.test(text)) return []
  const halves = text.split(JOINTS).map(bareItem)
  const isPlain = halves.every((half) => half !== '' && half.split(' ').length <= HALF_WORDS_MAX)
  return isPlain && halves.length <= HALVES_MAX ? halves : []
}

const wordCount = (key: string): number => (key === '' ? 0 : key.split(' ').length)

function fromItem(text: string, passage: Passage, isBeside: IsBeside): SkillCandidate[] {
  const whole = known(text, passage, isBeside)
  const inside = passage.mentions.filter(({ raw }) => text.includes(raw))
  const named = inside.reduce((sum, { raw }) => sum + raw.length, 0)
  const halves =
    whole.kind === null ? halvesOf(text).map((half) => known(half, passage, isBeside)) : []
  const item: ListItem = {
    text,
    kind: whole.kind,
    covered: Math.min(1, named / text.length),
    joint: halves.length === 0 ? '' : text.includes('/') ? '/' : 'and',
    knownHalves: halves.filter(({ kind }) => kind !== null).length,
  }
  const taken = new Set([whole.key, ...halves.map(({ key }) => key)])
  const mentions = inside
    .filter(({ raw }) => !taken.has(foldKey(raw)))
    .map((mention) => ({ ...fromMention(mention, passage), item }))
  return [
    { ...whole, form: 'item' as const, passage, item },
    ...halves.map((half) => ({ ...half, form: 'half' as const, passage, item })),
    ...mentions,
  ].filter(({ key }) => wordCount(key) > 0)
}

function fromMention(mention: Passage['mentions'][number], passage: Passage): SkillCandidate {
  const { raw, canonical, id, confident, start } = mention
  const key = foldKey(raw)
  const kind = kindOf(id)
  return { form: 'mention', raw, key, canonical, id, kind, confident, passage, item: null, start }
}

/** Traits and spoken languages of running text never count, common words hardly ever. */
const isTold = ({ id, confident }: Passage['mentions'][number]): boolean => {
  const kind = kindOf(id)
  return confident && kind !== 'soft' && kind !== 'language'
}

const sureIds = ({ mentions }: Passage): string[] =>
  mentions.flatMap(({ id, confident }) => (confident ? [id] : []))

/**
 * The other names of its passage settle a name in doubt; where it stands alone, the résumé's field
 * does.
 */
export function skillCandidates(passages: Passage[]): SkillCandidate[] {
  const isOfField = besideMost(passages.flatMap(sureIds))
  return passages.flatMap((passage) => {
    const near = sureIds(passage)
    const isBeside = near.length > 0 ? besideAny(near) : isOfField
    const listed = passage.items.flatMap((text) => fromItem(text, passage, isBeside))
    const loose = passage.mentions.filter(
      (mention) => isTold(mention) && !passage.items.some((text) => text.includes(mention.raw)),
    )
    return [...listed, ...loose.map((mention) => fromMention(mention, passage))]
  })
}
