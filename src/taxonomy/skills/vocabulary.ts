// A vocabulary in memory: skills by id, and the maps that find them by name.
import { PhraseMap } from '../match/phrase-map.js'
import { TypoIndex } from '../match/typo-index.js'
import { KnownWords } from './known-words.js'
import { aliasText, type SkillLine } from './parse-vocabulary.js'
import { type Spelling, SpellingMaker } from './spellings.js'
import type { Skill } from './types.js'
import { VocabularySkill } from './vocabulary-skill.js'

export const WIRE_PREFIX = 'skill_'

export interface Vocabulary {
  skills: readonly Skill[]
  byId: ReadonlyMap<string, Skill>
  names: PhraseMap<Spelling>
  readonly typos: TypoIndex<Spelling>
  /** Words without a slip. */
  readonly words: KnownWords
  /** Ids whose narrower skills can stand in for one another. */
  families: ReadonlySet<string>
}

function toSkill(line: SkillLine): Skill {
  const wire = (ids: readonly string[]) => ids.map((id) => WIRE_PREFIX + id)
  return new VocabularySkill(
    {
      id: WIRE_PREFIX + line.id,
      name: line.name,
      kind: line.kind,
      broader: wire(line.broader),
      implies: wire(line.implies),
      related: wire(line.related),
    },
    () => line.aliases.map(aliasText),
  )
}

/** Where two lines want the same spelling, canonical names win over aliases, then the first line. */
function namesOf(entries: readonly (readonly [SkillLine, Skill])[]): PhraseMap<Spelling> {
  const names = new PhraseMap<Spelling>()
  const makers = entries.map(([line, skill]) => new SpellingMaker(line, skill))
  const add = (at: number, written: string) => {
    const made = makers[at]?.of(written)
    if (made && made.phrase !== '') names.add(made.phrase, made.spelling)
  }
  entries.forEach(([line], at) => {
    add(at, line.name)
  })
  entries.forEach(([line], at) => {
    for (const alias of line.aliases) add(at, alias)
  })
  names.prepare()
  return names
}

/** A line whose id is already there is left out: the first one stands. */
function entriesOf(lines: readonly SkillLine[]): (readonly [SkillLine, Skill])[] {
  const entries = new Map<string, readonly [SkillLine, Skill]>()
  for (const line of lines) if (!entries.has(line.id)) entries.set(line.id, [line, toSkill(line)])
  return [...entries.values()]
}

export function buildVocabulary(lines: readonly SkillLine[]): Vocabulary {
  const entries = entriesOf(lines)
  const families = entries.flatMap(([line, skill]) => (line.family ? [skill.id] : []))
  return assemble(
    entries.map(([, skill]) => skill),
    namesOf(entries),
    families,
  )
}

/** A vocabulary of parts that are made already. */
export function assemble(
  skills: readonly Skill[],
  names: PhraseMap<Spelling>,
  families: readonly string[],
): Vocabulary {
  let typos: TypoIndex<Spelling> | undefined
  let words: KnownWords | undefined
  return {
    skills,
    byId: new Map(skills.map((skill) => [skill.id, skill])),
    names,
    families: new Set(families),
    /** Made when a typo is first looked for: most processes start without need of it. */
    get typos() {
      typos ??= typosOf(names)
      return typos
    },
    get words() {
      words ??= new KnownWords(names)
      return words
    },
  }
}

function typosOf(names: PhraseMap<Spelling>): TypoIndex<Spelling> {
  const typos = new TypoIndex<Spelling>()
  for (const [key, spelling, words] of names.entries()) {
    if (!spelling.ambiguous) typos.add(key, spelling, words)
  }
  return typos
}
