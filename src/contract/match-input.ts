// Candidate and Role as callers send them to /match: the shapes of the answers, every field optional.
import { type Static, type TObject, Type } from 'typebox'
import { boundedTexts } from './bounded-texts.js'
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
/** Of one text: more than our own answers can hold, since no more than 64,000 of a document are read. */
const CHARS_MAX = 100_000

const listOf = <S extends TObject>(item: S, $id: string, description: string) =>
  Type.Array(Type.Partial(item, { $id, description: 'As in the answers, every member optional' }), {
    maxItems: ITEMS_MAX,
    description,
  })

const nullableText = (description: string) =>
  Type.Union([Type.String(), Type.Null()], { description })

/** Unknown levels and types from other programs are accepted, so any text will do. */
const EducationInput = Type.Object({
  ...Type.Omit(EducationEntry, ['degree_level']).properties,
  degree_level: nullableText('Level of the degree; one that is not known counts as unknown'),
})

export const CandidateInput = boundedTexts(
  Type.Partial(
    Type.Object({
      ...Candidate.properties,
      contact: Type.Union([Type.Partial(Contact, { $id: 'ContactInput' }), Type.Null()], {
        description: 'Never looked at by scoring',
      }),
      work_history: listOf(WorkEntry, 'WorkEntryInput', 'Positions'),
      education: listOf(EducationInput, 'EducationEntryInput', 'Degrees and courses of study'),
      skills: listOf(Skill, 'SkillInput', 'Skills: raw or canonical is enough'),
      certifications: listOf(Certification, 'CertificationInput', 'Certificates and licences'),
      scoring_view: Type.Union(
        [Type.Partial(ScoringView, { $id: 'ScoringViewInput' }), Type.Null()],
        {
          description: 'Made anew from the rest: what stands here is not read',
        },
      ),
    }),
    {
      $id: 'CandidateInput',
      description:
        'A Candidate, as /parse/resume gives it or from elsewhere: every member optional',
    },
  ),
  CHARS_MAX,
)
export type CandidateInput = Static<typeof CandidateInput>

export const RoleInput = boundedTexts(
  Type.Partial(
    Type.Object({
      ...Type.Omit(Role, ['employment_type']).properties,
      employment_type: nullableText('Kind of employment; one that is not known counts as unknown'),
      must_have_skills: listOf(MustHaveSkill, 'MustHaveSkillInput', 'Skills that are asked for'),
      nice_to_have_skills: listOf(
        NiceToHaveSkill,
        'NiceToHaveSkillInput',
        'Skills that are welcome',
      ),
    }),
    {
      $id: 'RoleInput',
      description: 'A Role, as /parse/jd gives it or from elsewhere: every member optional',
    },
  ),
  CHARS_MAX,
)
export type RoleInput = Static<typeof RoleInput>
