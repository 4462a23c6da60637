// Everything in a candidate that speaks for one skill, each with the reason why it counts.

import { patternOf } from '../../languages/words.js'
import { kinOf, skillById } from '../../taxonomy/skills/skills.js'
import type { Skill, SkillRelation } from '../../taxonomy/skills/types.js'
import { foldKey } from '../../text/fold.js'
import { holdsWords } from '../../text/holds-words.js'
import type { Denied, Mention, Position, Support, Wanted } from '../types.js'
import { actPattern } from './acts.js'
import { bilingualSupport } from './bilingual.js'
import { headSupport } from './by-head.js'
import { mentionsByItem } from './by-item.js'
import { mentionsByTitle } from './by-title.js'
import { findPhrase, type PlacedText } from './find-phrase.js'
import {
  isAkin,
  isNextTo,
  namesClass,
  namesTools,
  reasonFor,
  widerOf,
  widerQualities,
} from './kin-reason.js'
import { indexKey, type MentionIndex } from './mention-index.js'
import { suiteSupport } from './suites.js'
import type { WorkText } from './work-text.js'
import { writtenIn } from './written-language.js'

export interface Known {
  index: MentionIndex
  positions: readonly Position[]
  texts: readonly PlacedText[]
  work: WorkText
  denied: Denied
}

export interface Supports {
  support: Support[]
  /** Different skills near the wanted one: no evidence. */
  near: Mention[]
  /** Those of them that a reader would call near too. */
  kindred: Mention[]
}

/** Kinds of skills that one has or has not: a list shows them as well as a position does. */
const HELD: ReadonlySet<string> = new Set(['licence', 'language'])
export const isHeldKind = (skillId: string | null): boolean =>
  skillId !== null && HELD.has(skillById(skillId)?.kind ?? '')

/** A name outside the vocabulary: by its own words, as an item or inside a text. */
function byWords({ name, key }: Wanted, known: Known): Support[] {
  const items = [...(known.index.get(indexKey(null, key)) ?? []), ...findPhrase(name, known.texts)]
  return items.map((mention) => ({
    mention,
    ground: 'named',
    place: mention.place,
    isFull: !mention.isPart,
  }))
}

/**
 * What somebody has that brings a skill with it: ASP.NET brings .NET. Of anything but a program it
 * must say the name that is asked for, as "REST API" says "API".
 */
function impliersOf({ id, kind }: Skill, key: string, { index }: Known): Mention[] {
  const held = [...kinOf(id)].flatMap(bringing).flatMap((one) => index.get(one) ?? [])
  return kind === 'tool' ? held : held.filter(({ quote }) => says(foldKey(quote), key))
}

/** "REST APIs" say "API". */
const says = (quote: string, key: string): boolean =>
  holdsWords(quote, key) || holdsWords(quote, `${key}s`)

const bringing = ([id, relation]: [string, SkillRelation]): string[] =>
  relation === 'implies' ? [id] : []

/**
 * An unknown name that is a kind of a known skill is met in part by that skill: bookkeeping for
 * full-charge bookkeeping. A line that says the very name meets it: "API development" for "API",
 * which alone may mean another thing.
 */
function byCore({ coreId, key }: Wanted, known: Known): Support[] {
  const core = coreId === null ? undefined : skillById(coreId)
  if (core === undefined) return []
  const named = [...(known.index.get(core.id) ?? []), ...impliersOf(core, key, known)].filter(
    ({ isSure }) => isSure,
  )
  // A post shows what somebody did, but not with which programs.
  const done = namesTools(key) ? [] : [...byTitle(core, known), ...byAct(core, known)]
  const held = done.map(({ mention }) => mention)
  return [...named, ...held].map((mention) => {
    const isNamed = says(foldKey(mention.quote), key)
    return {
      mention,
      ground: isNamed ? 'named' : 'related',
      place: mention.place,
      isFull: isNamed && !mention.isPart,
    }
  })
}

/**
 * A common word counts only if the role asks for that very name: as an alias it may mean something
 * else, such as the "appraisal" of a house. The name of a language may belong to a kitchen or a
 * car.
 */
function isMeant(mention: Mention, asked: Skill, wanted: Wanted): boolean {
  if (mention.isSure) return true
  if (asked.kind === 'language') return false
  return mention.key === wanted.key || mention.key === foldKey(asked.name)
}

/** "Architecture qualifications": whoever asks for papers does not mean the post. */
const PAPERS = new RegExp(patternOf('match-papers'), 'i')

function byTitle(asked: Skill, known: Known): Support[] {
  return mentionsByTitle(asked, known.positions).map((mention) => ({
    mention,
    ground: 'implied',
    place: mention.place,
    isFull: true,
  }))
}

function byAct(asked: Skill, known: Known): Support[] {
  const act = actPattern(asked.id)
  if (act === null) return []
  return known.work
    .find(asked.id, act)
    .map((mention) => ({ mention, ground: 'implied', place: mention.place, isFull: true }))
}

/** Who "communicated results clearly" shows verbal communication in part. */
const byWiderAct = (asked: Skill, known: Known): Support[] =>
  widerQualities(asked).flatMap((wider) =>
    byAct(wider, known).map((one) => ({ ...one, ground: 'related', isFull: false })),
  )

function bySuite({ id }: Skill, known: Known): Support[] {
  return suiteSupport(id, known.index).map(({ mention, pieces, isFull }) => {
    const ground = isFull ? 'implied' : 'related'
    return { mention, pieces, ground, place: mention.place, isFull }
  })
}

/** Comes last: naming a language tells more than writing in it. */
function byWriting({ id, kind }: Skill, known: Known): Support[] {
  if (kind !== 'language' || known.denied.has(id)) return []
  return writtenIn(id, known.texts).map((mention) => ({
    mention,
    ground: 'related',
    place: mention.place,
    isFull: false,
  }))
}

function byItem(asked: Skill, { texts, positions, denied }: Known): Support[] {
  if (denied.has(asked.id)) return []
  return mentionsByItem(asked, texts, positions).map((mention) => ({
    mention,
    ground: 'named',
    place: mention.place,
    isFull: !mention.isPart,
  }))
}

function byKin(asked: Skill, wanted: Wanted, known: Known): Supports {
  const isHeld = isHeldKind(asked.id)
  const support: Support[] = []
  const near: Mention[] = []
  const kindred: Mention[] = []
  const kin = kinOf(asked.id)
  const add = (haveId: string, relation: SkillRelation, mentions?: readonly Mention[]): void => {
    if (relation === 'none' || mentions === undefined) return
    const have = skillById(haveId)
    if (have === undefined) return
    const reason = reasonFor(relation, have, asked)
    // "Communication is near interpersonal skills" tells a reader nothing.
    if (reason === null && (asked.kind === 'soft' || have.kind === 'soft')) return
    const isDirect = isNextTo(have, asked)
    for (const mention of mentions) {
      if (reason === null) {
        if (!mention.isSure) continue
        near.push(mention)
        if (isAkin(have, asked)) kindred.push(mention)
        continue
      }
      if (relation === 'same' ? !isMeant(mention, asked, wanted) : !mention.isSure) continue
      if (reason.ground === 'related' && !namesClass(mention, have, asked)) continue
      const place = isHeld && mention.place === 'list' ? 'credential' : mention.place
      const isFull = reason.isFull && !mention.isPart
      support.push({ mention, ground: reason.ground, place, isFull, isDirect })
    }
  }
  for (const id of widerOf(asked)) {
    if (!kin.has(id)) add(id, 'related', known.index.get(id))
  }
  // Goes through the smaller of the two maps. The order of the support does not matter.
  if (kin.size < known.index.size) {
    for (const [id, relation] of kin) add(id, relation, known.index.get(id))
  } else {
    for (const [id, mentions] of known.index) add(id, kin.get(id) ?? 'none', mentions)
  }
  return { support, near, kindred }
}

export function supportsFor(wanted: Wanted, known: Known): Supports {
  const asked = wanted.skillId === null ? undefined : skillById(wanted.skillId)
  if (asked === undefined) {
    const named = [...byWords(wanted, known), ...byCore(wanted, known)]
    return {
      support: [...named, ...bilingualSupport(wanted.name, known.index)],
      near: [],
      kindred: [],
    }
  }
  const { support, near, kindred } = byKin(asked, wanted, known)
  if (!PAPERS.test(wanted.name)) {
    for (const one of byTitle(asked, known)) support.push(one)
    for (const one of byAct(asked, known)) support.push(one)
    for (const one of byWiderAct(asked, known)) support.push(one)
  }
  for (const one of headSupport(asked, known.index)) support.push(one)
  for (const one of bySuite(asked, known)) support.push(one)
  if (support.length === 0) support.push(...byItem(asked, known), ...byWriting(asked, known))
  return { support, near, kindred }
}
