// A vocabulary in use: skills by id, and the maps that find them by name. Objects are made from the
// tables when they are first asked for, and kept.
import { TextIndex } from '../../tables/text-index.js'
import { TextList } from '../../tables/text-list.js'
import { PhraseMap } from '../match/phrase-map.js'
import { TypoIndex } from '../match/typo-index.js'
import { KnownWords } from './known-words.js'
import type { SkillLine } from './parse-vocabulary.js'
import type { Spelling } from './spellings.js'
import { SKILL_KINDS, type Skill, type SkillKind } from './types.js'
import { VocabularySkill } from './vocabulary-skill.js'
import {
  LIST,
  type SkillsTable,
  SPELLING,
  type SpellingsTable,
  type VocabularyTable,
  vocabularyTable,
} from './vocabulary-table.js'

export interface Vocabulary {
  skills: VocabularySkills
  names: PhraseMap<Spelling>
  typos: TypoIndex<Spelling>
  /** The words that are spelled correctly. */
  words: KnownWords
}

const list = (joined: string): string[] => (joined === '' ? [] : joined.split(LIST))

/** Every skill, by its id and in the order of the files. */
export class VocabularySkills {
  readonly #made: (Skill | undefined)[]
  /**
   * The skills that were made before: relations ask for the same ones again and again, and a Map
   * finds them faster than the table.
   */
  readonly #known = new Map<string, Skill>()
  readonly #ids: TextIndex
  readonly #kinds: Uint8Array
  readonly #families: ReadonlySet<string>
  readonly #texts: Record<'names' | 'aliases' | 'broader' | 'implies' | 'related', TextList>

  constructor(table: SkillsTable) {
    this.#ids = new TextIndex(table.ids)
    this.#made = new Array(this.#ids.size)
    this.#kinds = table.kinds
    this.#families = new Set(
      Array.from(table.families).flatMap((is, place) => (is ? [this.#ids.texts.at(place)] : [])),
    )
    this.#texts = {
      names: new TextList(table.names),
      aliases: new TextList(table.aliases),
      broader: new TextList(table.broader),
      implies: new TextList(table.implies),
      related: new TextList(table.related),
    }
  }

  at(place: number): Skill {
    const made = this.#made[place] ?? this.#make(place)
    this.#made[place] = made
    return made
  }

  #make(place: number): Skill {
    const { names, aliases, broader, implies, related } = this.#texts
    return new VocabularySkill(
      {
        id: this.#ids.texts.at(place),
        name: names.at(place),
        kind: SKILL_KINDS[this.#kinds[place] ?? 0] as SkillKind,
        broader: list(broader.at(place)),
        implies: list(implies.at(place)),
        related: list(related.at(place)),
      },
      () => list(aliases.at(place)),
    )
  }

  get(id: string): Skill | undefined {
    const known = this.#known.get(id)
    if (known) return known
    const place = this.#ids.find(id)
    if (place < 0) return undefined
    const skill = this.at(place)
    this.#known.set(id, skill)
    return skill
  }

  has(id: string): boolean {
    return this.#known.has(id) || this.#ids.has(id)
  }

  /** Whether the narrower skills of this one can replace one another. */
  isFamily(id: string): boolean {
    return this.#families.has(id)
  }

  all(): Skill[] {
    return Array.from(this.#made, (_, place) => this.at(place))
  }

  ofKind(kind: SkillKind): Skill[] {
    const wanted = SKILL_KINDS.indexOf(kind)
    const places = [...this.#kinds.keys()].filter((place) => this.#kinds[place] === wanted)
    return places.map((place) => this.at(place))
  }
}

/** Reads spellings by their place; each is made once, since texts name the same skills often. */
function spellingReader(table: SpellingsTable, skills: VocabularySkills) {
  const caseForms = new TextList(table.caseForms)
  const make = (place: number): Spelling => {
    const properties = table.properties[place] ?? 0
    return {
      skill: skills.at(table.skills[place] ?? 0),
      ambiguous: (properties & SPELLING.ambiguous) !== 0,
      contested: (properties & SPELLING.contested) !== 0,
      weak: (properties & SPELLING.weak) !== 0,
      caseForm: properties & SPELLING.hasCaseForm ? caseForms.at(place) : null,
    }
  }
  const known: (Spelling | undefined)[] = new Array(table.properties.length)
  return (place: number): Spelling => {
    const made = known[place] ?? make(place)
    known[place] = made
    return made
  }
}

export function openVocabulary(table: VocabularyTable): Vocabulary {
  const skills = new VocabularySkills(table.skills)
  const spellingAt = spellingReader(table.spellings, skills)
  return {
    skills,
    names: new PhraseMap(table.names, spellingAt),
    typos: new TypoIndex(table.typos, spellingAt),
    words: new KnownWords(new TextIndex(table.words), table.wordCounts),
  }
}

export const buildVocabulary = (lines: readonly SkillLine[]): Vocabulary =>
  openVocabulary(vocabularyTable(lines))
