// Results of the /extract endpoints: one part of a document each.
import { type Static, Type } from 'typebox'
import { Contact, EducationEntry, WorkEntry } from './candidate.js'
import { Skill } from './skill.js'

export const ExtractedSkills = Type.Object(
  { skills: Type.Array(Skill, { description: 'Skills, each once' }) },
  { $id: 'ExtractedSkills', description: 'The skills of a document' },
)
export type ExtractedSkills = Static<typeof ExtractedSkills>

export const ExtractedExperience = Type.Object(
  { work_history: Type.Array(WorkEntry, { description: 'Positions, in the document’s order' }) },
  { $id: 'ExtractedExperience', description: 'The work history of a document' },
)
export type ExtractedExperience = Static<typeof ExtractedExperience>

export const ExtractedEducation = Type.Object(
  { education: Type.Array(EducationEntry, { description: 'Degrees and courses of study' }) },
  { $id: 'ExtractedEducation', description: 'The education of a document' },
)
export type ExtractedEducation = Static<typeof ExtractedEducation>

export const ExtractedContact = Type.Object(
  { contact: Contact },
  { $id: 'ExtractedContact', description: 'The contact details of a document' },
)
export type ExtractedContact = Static<typeof ExtractedContact>
