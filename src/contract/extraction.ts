// Results of the /extract endpoints: one part of a document each.
import { type Static, Type } from 'typebox'
import { Contact, EducationEntry, WorkEntry } from './candidate.js'
import { Skill } from './skill.js'

export const ExtractedSkills = Type.Object(
  { skills: Type.Array(Skill) },
  { $id: 'ExtractedSkills' },
)
export type ExtractedSkills = Static<typeof ExtractedSkills>

export const ExtractedExperience = Type.Object(
  { work_history: Type.Array(WorkEntry) },
  { $id: 'ExtractedExperience' },
)
export type ExtractedExperience = Static<typeof ExtractedExperience>

export const ExtractedEducation = Type.Object(
  { education: Type.Array(EducationEntry) },
  { $id: 'ExtractedEducation' },
)
export type ExtractedEducation = Static<typeof ExtractedEducation>

export const ExtractedContact = Type.Object({ contact: Contact }, { $id: 'ExtractedContact' })
export type ExtractedContact = Static<typeof ExtractedContact>
