// Word lists in data files: terms by language, each list a group of its own.
import { dataJson } from '../tables/data-file.js'

export type WordGroups<Group extends string> = Record<Group, Record<string, string[]>>

/** The groups of a file, named from the module that reads it, every language's terms together. */
export function wordGroups<Group extends string>(
  file: string,
  from: string,
): Record<Group, string[]> {
  const groups = dataJson(file, from) as WordGroups<Group>
  const entries = Object.entries<Record<string, string[]>>(groups)
  return Object.fromEntries(
    entries.map(([group, byLanguage]) => [group, Object.values(byLanguage).flat()]),
  ) as Record<Group, string[]>
}
