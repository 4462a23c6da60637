// Keeps our own vocabulary in the form in which it loads fastest; the build makes it, a start reads it.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PhraseMap } from '../match/phrase-map.js'
import { ownVocabularyLines, VOCABULARY_ENDING } from './load-vocabulary.js'
import type { Spelling } from './spellings.js'
import type { Skill, SkillKind } from './types.js'
import { assemble, buildVocabulary, type Vocabulary } from './vocabulary.js'
import { VocabularySkill } from './vocabulary-skill.js'

const DATA = fileURLToPath(new URL('./data', import.meta.url))
const BAKED = join(DATA, 'vocabulary.json')
/** Raised when the form changes, so that an old file is not misread. */
const FORM = 1
/** Between the parts of a list, and between names: neither occurs inside one. */
const LIST = ';'
const NAME = '\t'

/** Lists are joined: few skills' aliases are ever asked for, and one string loads faster than many. */
type BakedSkill = [
  id: string,
  name: string,
  kind: SkillKind,
  aliases: string,
  broader: string,
  implies: string,
  related: string,
]

interface Baked {
  form: number
  /** Name and size of every source file: a file that was edited since makes this one void. */
  sources: string
  skills: BakedSkill[]
  families: string[]
  /** Different spellings: place of the skill, its two properties, the letter case it needs. */
  spellings: [skill: number, ambiguous: boolean, weak: boolean, caseForm: string | null][]
  /** Folded names, a tab between two. */
  phrases: string
  /** For each name the place of its spelling. */
  uses: number[]
}

function sources(): string {
  return readdirSync(DATA)
    .filter((name) => name.endsWith(VOCABULARY_ENDING))
    .sort()
    .map((name) => `${name} ${statSync(join(DATA, name)).size}`)
    .join('\n')
}

/** Called by the build, after the data files have been copied. */
export function bakeOwnVocabulary(): void {
  const vocabulary = buildVocabulary(ownVocabularyLines())
  const places = new Map(vocabulary.skills.map((skill, at) => [skill, at]))
  const { phrases, values } = vocabulary.names.contents()
  const spellings = [...new Set(values)]
  const order = new Map(spellings.map((spelling, at) => [spelling, at]))
  const baked: Baked = {
    form: FORM,
    sources: sources(),
    skills: vocabulary.skills.map(toBaked),
    families: [...vocabulary.families],
    spellings: spellings.map(({ skill, ambiguous, weak, caseForm }) => [
      places.get(skill) ?? 0,
      ambiguous,
      weak,
      caseForm,
    ]),
    phrases: phrases.join(NAME),
    uses: values.map((spelling) => order.get(spelling) ?? 0),
  }
  writeFileSync(BAKED, JSON.stringify(baked))
}

function readBaked(): Baked | null {
  let text: string
  try {
    text = readFileSync(BAKED, 'utf8')
  } catch {
    // Running from the sources: nothing has been baked.
    return null
  }
  const baked: Baked = JSON.parse(text)
  return baked.form === FORM && baked.sources === sources() ? baked : null
}

function toBaked(skill: Skill): BakedSkill {
  const lists = [skill.aliases, skill.broader, skill.implies, skill.related] as const
  const [aliases, broader, implies, related] = lists.map((list) => list.join(LIST))
  return [
    skill.id,
    skill.name,
    skill.kind,
    aliases ?? '',
    broader ?? '',
    implies ?? '',
    related ?? '',
  ]
}

function list(joined: string): string[] {
  return joined === '' ? [] : joined.split(LIST)
}

function fromBaked([id, name, kind, aliases, broader, implies, related]: BakedSkill): Skill {
  return new VocabularySkill(
    {
      id,
      name,
      kind,
      broader: list(broader),
      implies: list(implies),
      related: list(related),
    },
    () => list(aliases),
  )
}

/** Our vocabulary: as baked, else from its files. */
export function ownVocabulary(): Vocabulary {
  const baked = readBaked()
  if (!baked) return buildVocabulary(ownVocabularyLines())
  const skills = baked.skills.map(fromBaked)
  const spellings: Spelling[] = []
  for (const [at, ambiguous, weak, caseForm] of baked.spellings) {
    const skill = skills[at]
    if (skill) spellings.push({ skill, ambiguous, weak, caseForm })
  }
  const values: Spelling[] = []
  for (const use of baked.uses) {
    const spelling = spellings[use]
    if (spelling) values.push(spelling)
  }
  return assemble(skills, PhraseMap.restore(baked.phrases.split(NAME), values), baked.families)
}
