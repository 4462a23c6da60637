// A vocabulary as flat tables, made from the lines of its files. The build does this for our own.
import { type TextIndexTable, textIndexTable } from '../../tables/text-index.js'
import { type TextListTable, textListTable } from '../../tables/text-list.js'
import { PhraseCollector, type PhraseTable, runTogether } from '../match/phrase-table.js'
import { type TypoTable, typoTable } from '../match/typo-index.js'
import { aliasText, type SkillLine } from './parse-vocabulary.js'
import { SpellingMaker, type WrittenSpelling } from './spellings.js'
import { SKILL_KINDS } from './types.js'

export const WIRE_PREFIX = 'skill_'
/** Separates the parts of a list; no part contains it. */
export const LIST = ';'

export type VocabularyTable = {
  skills: SkillsTable
  spellings: SpellingsTable
  /** The values are places of spellings. */
  names: PhraseTable
  typos: TypoTable
  /** The words of all names, which count as spelled correctly. */
  words: TextIndexTable
  /** The number of names that hold each word. */
  wordCounts: Uint16Array
}

/** The largest number of sixteen bits. */
const WORD_COUNT_MAX = 0xffff

export type SkillsTable = {
  /** Wire ids. */
  ids: TextIndexTable
  /** Places in SKILL_KINDS. */
  kinds: Uint8Array
  names: TextListTable
  aliases: TextListTable
  broader: TextListTable
  implies: TextListTable
  related: TextListTable
  /** 1 for skills whose narrower skills can replace one another. */
  families: Uint8Array
}

export type SpellingsTable = {
  skills: Uint32Array
  /** See SPELLING. */
  properties: Uint8Array
  caseForms: TextListTable
}

/** The properties of a spelling, as bits. */
export const SPELLING = { ambiguous: 1, weak: 2, hasCaseForm: 4, contested: 8 } as const

/** Leaves out a line whose id occurred before. */
function firstOfEachId(lines: readonly SkillLine[]): SkillLine[] {
  const entries = new Map<string, SkillLine>()
  for (const line of lines) if (!entries.has(line.id)) entries.set(line.id, line)
  return [...entries.values()]
}

function skillsTable(lines: readonly SkillLine[]): SkillsTable {
  const ids = (list: readonly string[]) => list.map((id) => WIRE_PREFIX + id)
  const lists = (of: (line: SkillLine) => readonly string[]) =>
    textListTable(lines.map((line) => of(line).join(LIST)))
  return {
    ids: textIndexTable(ids(lines.map(({ id }) => id))),
    kinds: Uint8Array.from(lines, ({ kind }) => SKILL_KINDS.indexOf(kind)),
    names: textListTable(lines.map(({ name }) => name)),
    aliases: lists(({ aliases }) => aliases.map(aliasText)),
    broader: lists(({ broader }) => ids(broader)),
    implies: lists(({ implies }) => ids(implies)),
    related: lists(({ related }) => ids(related)),
    families: Uint8Array.from(lines, ({ family }) => Number(family)),
  }
}

/**
 * If two lines want the same spelling, a canonical name wins over an alias, then the first line.
 */
function collectNames(lines: readonly SkillLine[]) {
  const names = new PhraseCollector<WrittenSpelling>()
  const makers = lines.map((line, at) => new SpellingMaker(line, at))
  const add = (at: number, written: string) => {
    const made = makers[at]?.of(written)
    if (made && made.phrase !== '') names.add(made.phrase, made.spelling)
  }
  lines.forEach((line, at) => {
    add(at, line.name)
  })
  lines.forEach((line, at) => {
    for (const alias of line.aliases) add(at, alias)
  })
  return names.finish()
}

function spellingsTable(spellings: readonly WrittenSpelling[]): SpellingsTable {
  return {
    skills: Uint32Array.from(spellings, ({ skill }) => skill),
    properties: Uint8Array.from(
      spellings,
      ({ ambiguous, contested, weak, caseForm }) =>
        (ambiguous ? SPELLING.ambiguous : 0) |
        (contested ? SPELLING.contested : 0) |
        (weak ? SPELLING.weak : 0) |
        (caseForm === null ? 0 : SPELLING.hasCaseForm),
    ),
    caseForms: textListTable(spellings.map(({ caseForm }) => caseForm ?? '')),
  }
}

export function vocabularyTable(all: readonly SkillLine[]): VocabularyTable {
  const lines = firstOfEachId(all)
  const { table, values: spellings, phrases } = collectNames(lines)
  const slips = phrases.flatMap((phrase, at) => {
    const value = table.values[at] ?? 0
    const [first = ''] = phrase.split('\n', 1)
    const key = runTogether(first)
    // A common word is never corrected to another name.
    return spellings[value]?.ambiguous ? [] : [{ key, value, words: first.length - key.length + 1 }]
  })
  const words = new Map<string, number>()
  for (const word of phrases.flatMap((phrase) => phrase.split(/[ \n]/))) {
    words.set(word, (words.get(word) ?? 0) + 1)
  }
  return {
    skills: skillsTable(lines),
    spellings: spellingsTable(spellings),
    names: table,
    typos: typoTable(slips),
    words: textIndexTable([...words.keys()]),
    wordCounts: Uint16Array.from(words.values(), (count) => Math.min(count, WORD_COUNT_MAX)),
  }
}
