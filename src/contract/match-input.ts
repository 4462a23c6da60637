// Candidate and Role as callers send them to /match: the shapes of the answers, every field optional.
import { type Static, type TObject, Type } from 'typebox'
import {
  Candidate,
  Certification,
  Contact,
  EducationEntry,
  ScoringView,
  WorkEntry,
} from './candidate.js'
import { MustHaveSkill, NiceToHaveSkill, Role } from './role.js'
import { Skill } from './skill.js'

/** More than any résumé or advertisement holds. */
const ITEMS_MAX = 2_000

const listOf = <S extends TObject>(item: S) =>
  Type.Array(Type.Partial(item), { maxItems: ITEMS_MAX })

const NullableText = Type.Union([Type.String(), Type.Null()])

/** Levels and types of other makers are taken as unknown, so any text will do. */
const EducationInput = Type.Object({
  ...Type.Omit(EducationEntry, ['degree_level']).properties,
  degree_level: NullableText,
})

export const CandidateInput = Type.Partial(
  Type.Object({
    ...Candidate.properties,
    contact: Type.Union([Type.Partial(Contact), Type.Null()]),
    work_history: listOf(WorkEntry),
    education: listOf(EducationInput),
    skills: listOf(Skill),
    certifications: listOf(Certification),
    scoring_view: Type.Union([Type.Partial(ScoringView), Type.Null()]),
  }),
)
export type CandidateInput = Static<typeof CandidateInput>

export const RoleInput = Type.Partial(
  Type.Object({
    ...Type.Omit(Role, ['employment_type']).properties,
    employment_type: NullableText,
    must_have_skills: listOf(MustHaveSkill),
    nice_to_have_skills: listOf(NiceToHaveSkill),
  }),
)
export type RoleInput = Static<typeof RoleInput>
