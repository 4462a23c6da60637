// The seniority scale of the contract, lowest to highest.
import { Type } from 'typebox'
import { choice } from './choice.js'

export const SENIORITY_SCALE = [
  'intern',
  'junior',
  'mid',
  'senior',
  'staff',
  'principal',
  'lead',
  'exec',
] as const

export const SeniorityLevel = choice(SENIORITY_SCALE, {
  $id: 'SeniorityLevel',
  description: 'Level of a person or a position, lowest to highest',
})
export type SeniorityLevel = (typeof SENIORITY_SCALE)[number]

export const Seniority = Type.Union([SeniorityLevel, Type.Null()], {
  description: 'Seniority level; null when it cannot be told',
})
export type Seniority = SeniorityLevel | null
