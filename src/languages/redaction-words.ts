// The words that redaction finds, of all languages together: a person's page may be in any.
import { languageFileRows, READ_LANGUAGES } from './read-languages.js'

const FILE = 'redaction-words.tsv'

/** By recogniser and group: "religion:faiths". */
const WORDS = new Map<string, string[]>()
for (const code of READ_LANGUAGES) {
  for (const [kind = '', list = ''] of languageFileRows(code, FILE))
    WORDS.set(kind, [...(WORDS.get(kind) ?? []), ...list.split('|')])
}

/** @example redactionWords('religion', ['faiths']).faiths // ['hindu', …, 'evangelisch', …] */
export function redactionWords<Group extends string>(
  recogniser: string,
  groups: readonly Group[],
): Record<Group, string[]> {
  const found = groups.map((group) => [group, WORDS.get(`${recogniser}:${group}`) ?? []] as const)
  return Object.fromEntries(found) as Record<Group, string[]>
}
