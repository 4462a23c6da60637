// The skills vocabulary of this process; the rest of the engine calls it here.
import { bakedTable } from '../../tables/baked-table.js'
import { ownVocabularyLines } from './load-vocabulary.js'
import { canonicalOf } from './local-names.js'
import { operatorLines } from './operator-vocabulary.js'
import type { VocabularyFile } from './parse-vocabulary.js'
import { createSkillTaxonomy, taxonomyOf } from './taxonomy.js'
import type {
  IsBeside,
  NormalizedSkillName,
  Skill,
  SkillContext,
  SkillKind,
  SkillMention,
  SkillRelation,
} from './types.js'
import { openVocabulary } from './vocabulary.js'
import { vocabularyTable } from './vocabulary-table.js'

let active = taxonomyOf(
  openVocabulary(bakedTable('skills/vocabulary', () => vocabularyTable(ownVocabularyLines()))),
)

/** Adds an operator's vocabulary to ours, once, at the start of a process or worker. */
export function loadSkillVocabulary(files: readonly VocabularyFile[]): void {
  active = createSkillTaxonomy([...ownVocabularyLines(), ...operatorLines(files)])
}

/** @example normalizeSkill('NodeJS') // { canonical: 'Node.js', taxonomyId: 'skill_nodejs', … } */
export function normalizeSkill(name: string, isBeside?: IsBeside): NormalizedSkillName {
  const found = active.normalizeSkill(name, isBeside)
  const canonical = found.taxonomyId === null ? canonicalOf(name) : undefined
  return canonical === undefined ? found : active.normalizeSkill(canonical)
}

/** @example skillNamed('bookkeeping') // the skill; undefined for "book keping" */
export function skillNamed(name: string): Skill | undefined {
  return active.skillNamed(name)
}

/** @example findSkills('Built APIs in Go and Python', { kind: 'prose' }) // REST …, Go, Python */
export function findSkills(text: string, context: SkillContext): SkillMention[] {
  return active.findSkills(text, context)
}

/** @example splitSkillList('Cloud: AWS (EC2, S3)') // ['AWS', 'EC2', 'S3'] */
export function splitSkillList(text: string, joined = false): string[] {
  return active.splitSkillList(text, joined)
}

export function skillById(id: string): Skill | undefined {
  return active.skillById(id)
}

export function impliedBy(id: string): readonly string[] {
  return active.impliedBy(id)
}

/** @example relation('skill_react', 'skill_javascript') // 'implies' */
export function relation(a: string, b: string): SkillRelation {
  return active.relation(a, b)
}

/** Every skill that relates to this one, itself included. */
export function kinOf(id: string): ReadonlyMap<string, SkillRelation> {
  return active.kinOf(id)
}

export function allSkills(): readonly Skill[] {
  return active.skills()
}

/** Whether the narrower skills of this one can stand in for one another: CI servers, CRM systems. */
export function isFamily(id: string): boolean {
  return active.isFamily(id)
}

export function skillsOfKind(kind: SkillKind): readonly Skill[] {
  return active.skillsOfKind(kind)
}
