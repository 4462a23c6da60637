// Reads data/titles: canonical titles by occupation group, with their other names.

import { writtenForms } from '../../languages/gendered-forms.js'
import { languageBit } from '../../languages/heard-languages.js'
import { LANGUAGES, rowsOf } from '../../languages/languages.js'
import { dataLines, dataNames } from '../../tables/data-file.js'
import { titleKey } from './title-key.js'

export interface CanonicalTitle {
  name: string
  /** SOC major group, for instance 15 for computer occupations. */
  group: string
}

/** A title as its line writes it. `Welder+` covers its kinds: a pipe welder is one. */
export interface TitleEntry {
  name: string
  group: string
  aliases: string[]
}

interface ForeignName {
  title: CanonicalTitle
  /** The languages that have this name, as bits. */
  languages: number
}

export interface TitleList {
  titles: CanonicalTitle[]
  byKey: ReadonlyMap<string, CanonicalTitle>
  /** Names of other languages that English does not have. */
  others: ReadonlyMap<string, ForeignName>
  /** Names of one word that stay the same job whatever stands before them. */
  open: ReadonlySet<string>
}

const FOLDER = './data/titles'
const OPEN = '+'
/** Only a mark at the very end counts: "C++ Developer" has none. */
const withoutMark = (name: string): string => (name.endsWith(OPEN) ? name.slice(0, -1) : name)

const parts = (text: string, mark: string): string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/**
 * "* Engineer: Software = sw; Data" → Software Engineer (alias "sw Engineer"), Data Engineer; "* A
 * / B: …" gives two families.
 */
function family(line: string): [string, string[]][] {
  const colon = line.indexOf(':')
  const members = line.slice(colon + 1)
  return parts(line.slice(1, colon), ' / ').flatMap((noun) => familyOf(noun, members))
}

function familyOf(noun: string, members: string): [string, string[]][] {
  // "of sales" goes behind the noun, and everything else before it.
  const join = (word: string) =>
    word.toLowerCase().startsWith('of ') ? `${noun} ${word}` : `${word} ${noun}`
  return parts(members, ';').map((member) => {
    const [kind = '', aliases = ''] = parts(member, '=')
    return [join(kind), parts(aliases, ',').map(join)]
  })
}

function single(line: string): [string, string[]] {
  const [name = '', aliases = ''] = parts(line, '|')
  return [name, parts(aliases, ';')]
}

/** Every line of every file, in order. */
export function titleEntries(): TitleEntry[] {
  const entries: TitleEntry[] = []
  for (const file of dataNames(FOLDER, import.meta.url)) {
    let group = ''
    for (const line of dataLines(`${FOLDER}/${file}`, import.meta.url)) {
      if (line.startsWith('@')) {
        group = line.slice(1, 3)
        continue
      }
      const titles = line.startsWith('*') ? family(line) : [single(line)]
      for (const [name, aliases] of titles) entries.push({ name, group, aliases })
    }
  }
  return entries
}

/** If a title of one word covers its kinds, its aliases of one word do too. */
function openKeys(entry: TitleEntry): string[] {
  const covers = entry.name.endsWith(OPEN)
  return [entry.name, ...entry.aliases]
    .filter((name) => name.endsWith(OPEN) || (covers && !name.includes(' ')))
    .map((name) => titleKey(withoutMark(name)))
}

/** The names of titles in the other languages, through the English title that their data gives. */
function inLanguages(english: ReadonlyMap<string, CanonicalTitle>): Map<string, ForeignName> {
  const found = new Map<string, ForeignName>()
  for (const code of LANGUAGES) {
    for (const [canonical = '', list = ''] of rowsOf(code, 'titles.tsv')) {
      const title = english.get(titleKey(canonical))
      if (!title) throw new Error(`No title is called ${canonical}: see src/languages/*/titles.tsv`)
      for (const form of list.split('|').flatMap(writtenForms)) {
        const name: ForeignName = found.get(titleKey(form)) ?? { title, languages: 0 }
        // A name that another language gives to other work stays with that language.
        if (name.title !== title) continue
        found.set(titleKey(form), { ...name, languages: name.languages | languageBit(code) })
      }
    }
  }
  return found
}

/** A canonical name wins over any alias; of two equal aliases the first counts. */
export function readTitles(): TitleList {
  const names = new Map<string, CanonicalTitle>()
  const aliases = new Map<string, CanonicalTitle>()
  const open = new Set<string>()
  for (const entry of titleEntries()) {
    const name = withoutMark(entry.name)
    const key = titleKey(name)
    const title = names.get(key) ?? { name, group: entry.group }
    names.set(key, title)
    for (const alias of entry.aliases) {
      const other = titleKey(withoutMark(alias))
      if (!aliases.has(other)) aliases.set(other, title)
    }
    for (const word of openKeys(entry)) open.add(word)
  }
  const own = new Map([...aliases, ...names])
  const others = new Map([...inLanguages(own)].filter(([key]) => !own.has(key)))
  return { titles: [...names.values()], byKey: own, others, open }
}
