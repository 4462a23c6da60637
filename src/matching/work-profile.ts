// Which fields of work skills and titles speak of, and how near two such profiles are.
import { dataJson, dataRows } from '../tables/data-file.js'
import { areaOfSkill } from '../taxonomy/skills/skill-areas.js'
import { isSharedSkill } from './shared-skills.js'
import { WEIGHTS } from './weights.js'

const table = dataJson('./data/fields-of-work.json', import.meta.url) as {
  fields: Record<string, string[]>
  broad: string[]
}
/** Areas of the vocabulary, by field. */
export const FIELDS: Readonly<Record<string, readonly string[]>> = table.fields
/** Fields that every trade has a share of: leading and planning say little of what is led. */
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

/** Weight by field; what belongs to two fields counts half for each. */
export type WorkProfile = ReadonlyMap<string, number>

function add(profile: Map<string, number>, fields: readonly string[] = [], weight: number): void {
  for (const field of fields) {
    profile.set(field, (profile.get(field) ?? 0) + weight / fields.length)
  }
}

const NO_FIELDS: readonly string[] = []
const knownFields = new Map<string, readonly string[]>()

/** Looked up when first asked for; as many as the vocabulary has skills at most. */
function fieldsOfSkill(id: string): readonly string[] {
  const known = knownFields.get(id)
  if (known !== undefined) return known
  const fields = (isSharedSkill(id) ? undefined : fieldsOfArea.get(areaOfSkill(id))) ?? NO_FIELDS
  if (fields !== NO_FIELDS) knownFields.set(id, fields)
  return fields
}

/** Words of a title that tell a field, each once; a pair of them counts instead of its parts. */
function tellingWords(wordings: readonly (readonly string[])[]): Set<string> {
  const telling = new Set<string>()
  for (const wording of wordings) {
    const words = wording.filter((word) => word !== AND)
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? ''
      const pair = `${word}_${words[at + 1] ?? ''}`
      if (fieldsOfWord.has(pair)) {
        telling.add(pair)
        at += 1
      } else if (fieldsOfWord.has(word)) telling.add(word)
    }
  }
  return telling
}

/** The fields that a title tells; leading and planning are of every trade. */
export function fieldsOfTitle(wordings: readonly (readonly string[])[]): Set<string> {
  const fields = [...tellingWords(wordings)].flatMap((word) => fieldsOfWord.get(word) ?? [])
  return new Set(fields.filter((field) => !BROAD.has(field)))
}

/** Words that every trade has in its titles: manager, director, consultant. */
export const isBroadTitleWord = (word: string): boolean =>
  fieldsOfWord.get(word)?.every((field) => BROAD.has(field)) === true

/** What a person's work and skills speak of. Every word and every skill counts once. */
export function profileOfCandidate(
  used: ReadonlySet<string>,
  listed: ReadonlySet<string>,
  titles: readonly (readonly string[])[],
): WorkProfile {
  const { titleWord, listedSkill, listedMax } = WEIGHTS.similarity
  const profile = new Map<string, number>()
  for (const id of listed) if (!used.has(id)) add(profile, fieldsOfSkill(id), listedSkill)
  // A list can be as long as one likes; only work makes anyone at home in a field.
  for (const [field, weight] of profile) profile.set(field, Math.min(listedMax, weight))
  for (const id of used) add(profile, fieldsOfSkill(id), 1)
  for (const word of tellingWords(titles)) add(profile, fieldsOfWord.get(word), titleWord)
  return profile
}

const sumOf = (profile: WorkProfile): number => [...profile.values()].reduce((a, b) => a + b, 0)

/** What a role is about: its title says as much as all of its skills together. */
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
  // A focus above 1 lets the main field outweigh what is touched in passing.
  return new Map([...profile].map(([field, weight]) => [field, weight ** focus]))
}

/**
 * How much of what the role speaks of the person knows, 0 to 1; null where the role says nothing.
 * Each further skill of a field adds less. Skills of other fields do not dilute it: knowing more
 * never makes anyone less fit.
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
