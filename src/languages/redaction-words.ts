// The words that redaction finds, of all languages together: a person's page may be in any.
import { bakedMap } from '../tables/baked-map.js'
import { languageFileRows, READ_LANGUAGES } from './read-languages.js'

const FILE = 'redaction-words.tsv'

const NEXT = '|'

/** By recogniser and group: "religion:faiths". */
const WORDS = bakedMap('languages/redaction-words', () => {
  const words = new Map<string, string>()
  for (const code of READ_LANGUAGES) {
    for (const [kind = '', list = ''] of languageFileRows(code, FILE)) {
      const before = words.get(kind)
      words.set(kind, before === undefined ? list : `${before}${NEXT}${list}`)
    }
  }
  return words
})

/** @example redactionWords('religion', ['faiths']).faiths // ['hindu', …, 'evangelisch', …] */
export function redactionWords<Group extends string>(
  recogniser: string,
  groups: readonly Group[],
): Record<Group, string[]> {
  const found = groups.map(
    (group) => [group, WORDS.get(`${recogniser}:${group}`)?.split(NEXT) ?? []] as const,
  )
  return Object.fromEntries(found) as Record<Group, string[]>
}
