// Which fields of work skills and titles belong to, and how near two such profiles are.
import { dataJson, dataRows } from '../tables/data-file.js'
import { areaOfSkill } from '../taxonomy/skills/skill-areas.js'
import { isSharedSkill } from './shared-skills.js'
import { WEIGHTS } from './weights.js'

const table = dataJson('./data/fields-of-work.json', import.meta.url) as {
  fields: Record<string, string[]>
  broad: string[]
}
/** Each field with its areas of the vocabulary. */
export const FIELDS: Readonly<Record<string, readonly string[]>> = table.fields
/** Fields in which every trade has a share: leading and planning say little about the work. */
const BROAD: ReadonlySet<string> = new Set(table.broad)

function inverted(rows: Iterable<readonly [string, readonly string[]]>): Map<string, string[]> {
  const index = new Map<string, string[]>()
  for (const [field, keys] of rows) {
    for (const key of new Set(keys)) index.set(key, [...(index.get(key) ?? []), field])
  }
  return index
}

const AND = 'and'

const fieldsOfArea = inverted(Object.entries(FIELDS))
const fieldsOfWord = inverted(
  dataRows('./data/title-words.txt', import.meta.url).map(
    ([field = '', words = '']) => [field, words.split(' ')] as const,
  ),
)

const PAIR = '_'
/** The words that open a pair: only for these a pair is put together. */
const openings: ReadonlySet<string> = new Set(
  [...fieldsOfWord.keys()].flatMap((key) => (key.includes(PAIR) ? (key.split(PAIR)[0] ?? []) : [])),
)

/** The weight of each field. What belongs to two fields counts half for each. */
export type WorkProfile = ReadonlyMap<string, number>

function add(profile: Map<string, number>, fields: readonly string[] = [], weight: number): void {
  for (const field of fields) {
    profile.set(field, (profile.get(field) ?? 0) + weight / fields.length)
  }
}

const NO_FIELDS: readonly string[] = []
const knownFields = new Map<string, readonly string[]>()

/** Looked up when first asked for, and kept: the vocabulary bounds how many there are. */
function fieldsOfSkill(id: string): readonly string[] {
  const known = knownFields.get(id)
  if (known !== undefined) return known
  const fields = (isSharedSkill(id) ? undefined : fieldsOfArea.get(areaOfSkill(id))) ?? NO_FIELDS
  if (fields !== NO_FIELDS) knownFields.set(id, fields)
  return fields
}

/** Words of a title that belong to a field, each once. A pair counts instead of its two words. */
function tellingWords(wordings: readonly (readonly string[])[]): Set<string> {
  const telling = new Set<string>()
  for (const wording of wordings) {
    const words = wording.filter((word) => word !== AND)
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? ''
      const pair = openings.has(word) ? `${word}${PAIR}${words[at + 1] ?? ''}` : null
      if (pair !== null && fieldsOfWord.has(pair)) {
        telling.add(pair)
        at += 1
      } else if (fieldsOfWord.has(word)) telling.add(word)
    }
  }
  return telling
}

/** The fields of a title, without leading and planning, which every trade has. */
export function fieldsOfTitle(wordings: readonly (readonly string[])[]): Set<string> {
  const fields = [...tellingWords(wordings)].flatMap((word) => fieldsOfWord.get(word) ?? [])
  return new Set(fields.filter((field) => !BROAD.has(field)))
}

/** Whether titles of every trade have the word: manager, director, consultant. */
export const isBroadTitleWord = (word: string): boolean =>
  fieldsOfWord.get(word)?.every((field) => BROAD.has(field)) === true

/** The fields of a person's work and skills. Every word and every skill counts once. */
export function profileOfCandidate(
  used: ReadonlySet<string>,
  listed: ReadonlySet<string>,
  titles: readonly (readonly string[])[],
): WorkProfile {
  const { titleWord, listedSkill, listedMax } = WEIGHTS.similarity
  const profile = new Map<string, number>()
  for (const id of listed) if (!used.has(id)) add(profile, fieldsOfSkill(id), listedSkill)
  // A list can be of any length, so it adds only so much: work makes somebody at home in a field.
  for (const [field, weight] of profile) profile.set(field, Math.min(listedMax, weight))
  for (const id of used) add(profile, fieldsOfSkill(id), 1)
  for (const word of tellingWords(titles)) add(profile, fieldsOfWord.get(word), titleWord)
  return profile
}

const sumOf = (profile: WorkProfile): number => [...profile.values()].reduce((a, b) => a + b, 0)

/** The fields of a role. Its title counts as much as all of its skills together. */
export function profileOfRole(
  skills: ReadonlySet<string>,
  title: readonly (readonly string[])[],
): WorkProfile {
  const { roleTitleMin, broadShare, focus } = WEIGHTS.similarity
  const profile = new Map<string, number>()
  for (const id of skills) add(profile, fieldsOfSkill(id), 1)
  const titled = new Map<string, number>()
  for (const word of tellingWords(title)) {
    for (const field of fieldsOfWord.get(word) ?? []) {
      const share = BROAD.has(field) ? broadShare : 1
      add(titled, [field], share / (fieldsOfWord.get(word)?.length ?? 1))
    }
  }
  const perTitle = Math.max(roleTitleMin, sumOf(profile)) / (sumOf(titled) || 1)
  for (const field of BROAD) {
    const known = profile.get(field)
    if (known !== undefined) profile.set(field, known * broadShare)
  }
  for (const [field, share] of titled) add(profile, [field], share * perTitle)
  // A focus above 1 makes the main field outweigh fields that are only touched.
  return new Map([...profile].map(([field, weight]) => [field, weight ** focus]))
}

/**
 * How much of the role's fields the person knows, from 0 to 1; null if the role has none. Each
 * further skill of a field adds less. Skills of other fields take nothing away: knowing more makes
 * nobody less fit.
 */
export function profileCloseness(wanted: WorkProfile, have: WorkProfile): number | null {
  const full = Math.log1p(WEIGHTS.similarity.wellKnown)
  let all = 0
  let known = 0
  for (const [field, weight] of wanted) {
    all += weight
    known += weight * Math.min(1, Math.log1p(have.get(field) ?? 0) / full)
  }
  return all === 0 ? null : known / all
}
